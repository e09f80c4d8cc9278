import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../store/database/database.ts'
import type { Partners } from '../partners/partners.ts'
import { runDue } from './run-due.ts'
import { deleteExpired } from './delete-expired.ts'
import { deleteLeftObjects } from './delete-objects.ts'
import type { ObjectStoreSettings } from '../../store/objects/object-store.ts'

const INTERVAL = 1_000
const DELETE_EVERY = 60_000

/** Runs what is due once a second until it is stopped; a failure is logged and tried again. */
export function startWorker(
  database: Database,
  log: FastifyBaseLogger,
  partners: Partners,
  objectStore?: ObjectStoreSettings,
): { stop(): Promise<void> } {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let deletedAt = 0
  const round = async (): Promise<void> => {
    try {
      await runDue(database, log, partners)
      if (Date.now() - deletedAt > DELETE_EVERY) {
        deletedAt = Date.now()
        await deleteExpired(database)
        if (objectStore) await deleteLeftObjects(objectStore, new Date())
      }
    } catch (error) {
      log.error({ err: error }, 'the worker failed and goes on')
    }
    if (!stopped) timer = setTimeout(() => (running = round()), INTERVAL)
  }
  let running = round()
  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
