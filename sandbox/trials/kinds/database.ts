import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '../../src/store/opening/open.ts'
import { keyring, order } from '../../test/support/databases.ts'
import { startPostgresPair } from '../../test/support/postgres-pair.ts'
import { initCluster, runPostgres, serverFolder } from '../../test/support/postgres-server.ts'
import { freePort } from '../../../scripts/set-up/ports.ts'
import type { Plan } from '../play.ts'
import { startServer } from '../server-process.ts'
import { serveHere } from '../stages.ts'
import type { Ground, Kind } from './kind.ts'

/** A lender process that outlives its database, and an eye of our own on the same rows. */
async function openOver(
  url: string,
  strike: Plan['strike'],
  remove: () => Promise<void>,
  begin: () => Promise<void> = async () => {},
): Promise<Ground> {
  const stage = await serveHere(await openDatabase({ databaseUrl: url, keyring }))
  const server = await startServer({
    port: await freePort(),
    keyring,
    env: { DATABASE_URL: url },
  })
  return {
    plan: {
      stage: () => stage,
      begin: async () => {
        await begin()
        return server.url
      },
      strike: async (scene) => {
        await scene.middle
        await strike(scene)
        await scene.ended
        scene.oracle.note({ said: server.said() })
      },
    },
    close: async () => {
      await server.end('SIGTERM')
      await stage.close()
      await stage.database.close()
      await remove()
    },
  }
}

/**
 * The database ends as if the power went, and is started again. The lender's process stays.
 *
 * @param settings of the database, as `name=value`.
 */
export const databaseStopped = (settings: readonly string[] = []): Kind => ({
  engines: ['postgres'],
  open: async () => {
    const { folder, account, remove } = serverFolder()
    const data = join(folder, 'data')
    initCluster(data, folder, account)
    const options = { port: await freePort(), settings }
    let server = await runPostgres(data, folder, account, options)
    const url = `postgres://paso@127.0.0.1:${options.port}/postgres`
    return openOver(
      url,
      async ({ random }) => {
        await server.end('immediate')
        await wait(random.within(0, 200))
        server = await runPostgres(data, folder, account, options)
      },
      async () => {
        await server.end('fast')
        remove()
      },
      // What stands before the load is on the disk, whatever the settings: only what the load itself is told may be lost.
      () => order(url, 'checkpoint'),
    )
  },
})

/** The primary dies under load, its synchronous standby takes over. The lender finds it by itself. */
export const failedOver: Kind = {
  engines: ['postgres'],
  open: async () => {
    const pair = await startPostgresPair()
    let whole = true
    return openOver(
      pair.url,
      async ({ random }) => {
        await pair.killPrimary()
        await wait(random.within(0, 200))
        await pair.promote()
        whole = false
      },
      pair.stop,
      async () => {
        if (!whole) await pair.rejoin()
        whole = true
      },
    )
  },
}
