import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { openDatabase } from '../../src/store/opening/open.ts'
import { keyring } from '../../test/support/databases.ts'
import { initCluster, runPostgres, serverFolder } from '../../test/support/postgres-server.ts'
import { freePort } from '../../../scripts/set-up/ports.ts'
import type { Scene } from '../play.ts'
import { serveHere } from '../stages.ts'
import { BOTH, openHere, type Ground, type Kind } from './kind.ts'

/** Milliseconds that others keep everything to themselves; the lender's own limits are not reached. */
const HELD = 250

/**
 * No connection is to be had: others have taken all that the server gives, and what the lender had
 * is cut. The embedded database has one for everybody: there, somebody keeps it for a while.
 */
export const connectionsExhausted: Kind = {
  engines: BOTH,
  open: (engine) => (engine === 'postgres' ? openCrowded() : openHere(engine, keepTheOnlyOne)),
}

const keepTheOnlyOne: Parameters<typeof openHere>[1] = ({ database }) => ({
  strike: async ({ middle, random }) => {
    await middle
    for (let kept = 0; kept < 3; kept++) {
      await database.transaction(() => wait(random.within(20, HELD)))
    }
  },
})

async function openCrowded(): Promise<Ground> {
  const { folder, account, remove } = serverFolder()
  const data = `${folder}/data`
  initCluster(data, folder, account)
  const port = await freePort()
  const settings = ['max_connections=30', 'superuser_reserved_connections=0']
  const server = await runPostgres(data, folder, account, { port, settings })
  const url = `postgres://paso@127.0.0.1:${port}/postgres`
  const stage = await serveHere(await openDatabase({ databaseUrl: url, keyring }))
  return {
    plan: {
      stage: () => stage,
      begin: async () => stage.url,
      strike: (scene) => crowdOut(scene, url),
    },
    close: async () => {
      await stage.close()
      await stage.database.close()
      await server.end('fast')
      remove()
    },
  }
}

async function crowdOut({ middle, random, blame }: Scene, url: string): Promise<void> {
  await middle
  const crowd: pg.Client[] = []
  try {
    crowd.push(await connected(url))
    // Others take each place that the lender's connections leave.
    await crowd[0]?.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = $1',
      ['client backend'],
    )
    const full = await fill(crowd, url)
    if (!full) blame('the server still had connections to give')
    await wait(random.within(HELD / 2, HELD))
  } finally {
    await Promise.all(crowd.map((client) => client.end()))
  }
}

/** Takes connections until the server has none left; whether it came to that. */
async function fill(crowd: pg.Client[], url: string): Promise<boolean> {
  for (let taken = 0; taken < 60; taken++) {
    try {
      crowd.push(await connected(url))
    } catch (error) {
      return (error as { code?: string }).code === '53300'
    }
  }
  return false
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return client
}
