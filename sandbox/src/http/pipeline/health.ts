import type { FastifyInstance } from 'fastify'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../store/database/database.ts'

/** A database that takes longer is no use to a borrower who waits. */
const DATABASE_WITHIN = 2_000

/**
 * What operators ask a server. `/health`: the process answers; when it does not, start it
 * anew. `/ready`: it can serve calls now (503 while the database is away); when not, send the calls
 * elsewhere and leave it running.
 */
export function registerHealth(app: FastifyInstance, database: Database): void {
  app.get('/health', async (_, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/ready', async (_, reply) => {
    const ready = await answersInTime(database)
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'database_away' })
  })
}

async function answersInTime(database: Database): Promise<boolean> {
  const limit = new AbortController()
  try {
    return await Promise.race([
      answers(database),
      wait(DATABASE_WITHIN, false, { signal: limit.signal }),
    ])
  } catch {
    return false
  } finally {
    limit.abort()
  }
}

/** Awaited here, so that the statement is known as this file's even where nobody waits for it any more. */
async function answers(database: Database): Promise<boolean> {
  await database.query('select 1 as one')
  return true
}
