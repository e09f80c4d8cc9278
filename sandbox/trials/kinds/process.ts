import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import type { Database } from '../../src/store/database/database.ts'
import { openDatabase } from '../../src/store/opening/open.ts'
import {
  createDatabase,
  keyring,
  startPostgres,
  type Engine,
} from '../../test/support/databases.ts'
import { freePort } from '../../../scripts/set-up/ports.ts'
import type { Plan, Scene } from '../play.ts'
import { startServer, type ServerProcess } from '../server-process.ts'
import { serveHere, type ServingStage } from '../stages.ts'
import { soundNetwork, type Network } from '../wire.ts'
import { BOTH, type Ground, type Kind } from './kind.ts'

/** Where a lender's rows are. */
interface Store {
  env: Record<string, string>
  open(): Promise<Database>
  remove(): Promise<void>
}

/** A folder for the embedded database: one process at a time may hold it. */
async function folderStore(): Promise<Store> {
  const folder = mkdtempSync(join(tmpdir(), 'paso-trials-'))
  return {
    env: { DATA_DIR: folder },
    open: () => openDatabase({ dataDir: folder, keyring }),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function serverStore(): Promise<Store> {
  const own = await startPostgres()
  const url = await createDatabase(own.url)
  return {
    env: { DATABASE_URL: url },
    open: () => openDatabase({ databaseUrl: url, keyring }),
    remove: own.stop,
  }
}

type StrikeProcess = (server: ServerProcess, scene: Scene, network: Watched) => Promise<void>

/**
 * A ground on which the lender is a process that ends in the middle of the load. Another one on the
 * same rows follows at the same address: clients go on repeating until it answers.
 */
export async function openProcess(
  engine: Engine,
  strike: StrikeProcess,
  {
    entry,
    prepare,
    env = {},
  }: {
    entry?: string
    prepare?: (stage: ServingStage) => Promise<void>
    env?: Readonly<Record<string, string>>
  } = {},
): Promise<Ground> {
  const store = await (engine === 'pglite' ? folderStore() : serverStore())
  const port = await freePort()
  const openStage = async (): Promise<ServingStage> => serveHere(await store.open(), { port })
  let stage = await openStage()
  let server: ServerProcess | undefined
  let network = watch(soundNetwork())
  const closeStage = async (): Promise<void> => {
    await stage.close()
    await stage.database.close()
  }
  const plan: Plan = {
    stage: () => stage,
    begin: async () => {
      await prepare?.(stage)
      await closeStage()
      server = await startServer({ port, keyring, env: { ...store.env, ...env }, entry })
      return server.url
    },
    network: () => (network = watch(soundNetwork())),
    strike: async (scene) => {
      if (!server) throw new Error('there is no server to strike')
      await scene.middle
      await strike(server, scene, network)
      scene.oracle.note({ said: server.said() })
      stage = await openStage()
    },
  }
  return {
    plan,
    close: async () => {
      await closeStage()
      await store.remove()
    },
  }
}

/** A network that knows which calls are under way. */
interface Watched extends Network {
  /** Calls that were sent to the last byte, and so have reached this machine, without an answer. */
  under(): Promise<unknown>[]
}

function watch(network: Network): Watched {
  const under = new Set<Promise<unknown>>()
  return {
    ...network,
    send: async (wire) => {
      const sent = network.send({ ...wire, onSent: () => under.add(sent) })
      try {
        return await sent
      } finally {
        under.delete(sent)
      }
    },
    under: () => [...under],
  }
}

const kill: StrikeProcess = async (server) => {
  await server.end('SIGKILL')
}

/**
 * So many calls are in flight when the lender is signalled to stop: some are still when it receives
 * that.
 */
const IN_FLIGHT = 4

const stopInOrder: StrikeProcess = async (server, { blame, ended: over }, network) => {
  let isOver = false
  void over.then(() => (isOver = true))
  while (network.under().length < IN_FLIGHT && !isOver) await turn()
  const inFlight = network.under()
  if (inFlight.length < IN_FLIGHT) blame('no calls were in flight at an orderly stop')
  // A lender cuts a stop that takes too long short by itself, and then ends with 1.
  const code = await server.end('SIGTERM')
  if (code !== 0) blame(`an orderly stop ended with ${String(code)}: ${server.said()}`)
  for (const each of await Promise.allSettled(inFlight)) {
    if (each.status === 'rejected') blame(`a call in flight was cut off: ${String(each.reason)}`)
  }
}

/** The process is killed: nothing of it gets to say goodbye. @param entry another lender. */
export const killed = (entry?: string): Kind => ({
  engines: BOTH,
  open: (engine) => openProcess(engine, kill, entry === undefined ? {} : { entry }),
})

/** The process is signalled to end: what it works on is finished, what is new is refused. */
export const stoppedInOrder: Kind = {
  engines: BOTH,
  open: (engine) => openProcess(engine, stopInOrder),
}
