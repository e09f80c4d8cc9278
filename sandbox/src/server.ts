import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { startWorker } from './lending/due-work/worker.ts'
import { WrongStorageKeys } from './store/opening/key-check.ts'
import { readSettings, UnusableSetting } from './lending/settings/settings.ts'
import { DataFolderInUse } from './store/opening/data-folder-lock.ts'
import { UnfitDatabase } from './store/opening/fitness.ts'
import { RoleUnavailable } from './store/opening/lender-role.ts'
import { UnknownSchema } from './store/opening/migrate.ts'
import { openDatabase } from './store/opening/open.ts'
import { memoryWords } from './commands/memory-words.ts'
import { startPartner } from './world/partner/partner-server.ts'
import { scenarioPartners } from './world/scenarios/scenario-partners.ts'
import { UnusableDatabaseUrl } from './store/database/servers.ts'

const root = join(import.meta.dirname, '../..')

/** What an operator who starts a lender can mend: printed in its own words, without a stack. */
const PLAIN = [
  DataFolderInUse,
  RoleUnavailable,
  UnfitDatabase,
  UnknownSchema,
  UnusableDatabaseUrl,
  UnusableSetting,
  WrongStorageKeys,
]

const SIGNALS = ['SIGINT', 'SIGTERM'] as const
/** Longer than any call may take: who waits for more waits for something that hangs. */
const STOP_WITHIN = 40_000
/** What hangs may hold the database too: a stop that is cut short tries for so long to close it. */
const CLOSE_WITHIN = 2_000

/**
 * Starts the lender and stops it in order: no new calls, those at work end, then the database. A
 * second signal, or a call that never ends, cuts that short; a third one cuts it off.
 */
async function main(): Promise<void> {
  const settings = readSettings(process.env, {
    dataDir: join(root, '.paso/data'),
    appFolder: join(root, 'app/dist'),
    editionsFolder: join(root, '.paso/editions'),
  })
  const database = await openDatabase(settings)
  const app = await buildApp({ settings, database })
  const worker = startWorker(database, app.log, scenarioPartners, settings.objectStore)
  const others: Server[] = []
  let closed: Promise<void> | undefined
  const closeDatabase = (): Promise<void> => (closed ??= database.close())
  const cutShort = (): void => {
    app.log.error('the stop is cut short')
    setTimeout(() => process.exit(1), CLOSE_WITHIN)
    void closeDatabase().finally(() => process.exit(1))
  }
  const stop = async (signal: string): Promise<void> => {
    app.log.info({ signal }, 'stopping')
    setTimeout(cutShort, STOP_WITHIN).unref()
    for (const other of others) other.close()
    await app.close()
    for (const other of others) other.closeAllConnections()
    await worker.stop()
    await closeDatabase()
    process.exit(0)
  }
  // Without a moment in which nobody listens: then a signal would end the process with its database open.
  const answers = [(signal: string) => void stop(signal), cutShort, () => process.exit(1)]
  for (const signal of SIGNALS) process.on(signal, () => answers.shift()?.(signal))
  try {
    await app.listen({ port: settings.port, host: settings.host })
    for (const { port } of settings.otherEditions)
      others.push(await listenToo(app, port, settings.host))
    if (settings.partnerPort !== undefined)
      others.push(await startPartner(settings.partnerPort, settings.host))
    process.stdout.write(`${memoryWords(process.memoryUsage(), database.engine)}\n`)
  } catch (error) {
    await worker.stop()
    await database.close()
    throw error
  }
}

/** Answers on one port more what the lender answers. */
async function listenToo(app: FastifyInstance, port: number, host: string): Promise<Server> {
  const { requestTimeout, headersTimeout, keepAliveTimeout } = app.server
  const server = createServer({ requestTimeout, headersTimeout, keepAliveTimeout }, (...call) =>
    app.server.emit('request', ...call),
  )
  server.listen(port, host)
  await once(server, 'listening')
  return server
}

main().catch((error: unknown) => {
  const plain = error instanceof Error && PLAIN.some((kind) => error instanceof kind)
  process.stderr.write(`${plain ? error.message : String(error)}\n`)
  process.exit(1)
})
