import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BodyOf, OperationId, PathOf, QueryOf } from '../../src/foundation/contract.ts'
import { clockAt, type Clock } from '../../src/foundation/clock.ts'
import type { Call, Handler, PreparedHandler } from '../../src/http/pipeline/handler.ts'
import type { Language } from '../../src/foundation/languages.ts'
import { uploads } from '../../src/http/handlers/uploads.ts'
import { borrowerOf, type Borrower } from '../../src/lending/borrowers/borrowers.ts'
import { scenarioPartners } from '../../src/world/scenarios/scenario-partners.ts'
import { settings } from './lender.ts'
import type { Database, Queryable } from '../../src/store/database/database.ts'

/** What a handler is called with, as far as a test cares. */
export interface Given<Op extends OperationId> {
  borrower?: Borrower
  body?: Omit<BodyOf<Op>, keyof BodyOf<'createUploadTicket'>> | object | Uint8Array
  query?: Partial<QueryOf<Op>>
  path?: PathOf<Op>
  headers?: Record<string, string>
  clock?: Clock
  language?: Language
}

/**
 * Calls a handler on a database in one transaction, as the server does for a keyed operation, with what is prepared
 * before it.
 */
export function callHandler<Op extends OperationId, H extends Handler<Op>>(
  database: Database,
  handler: H & PreparedHandler<Op>,
  given: Given<Op>,
): ReturnType<H> {
  const on = (db: Queryable) => {
    const call = {
      db,
      transaction: (work: (tx: Queryable) => Promise<unknown>) => work(db),
      borrower: given.borrower ?? null,
      query: given.query ?? {},
      path: given.path ?? {},
      body: given.body ?? {},
      header: (name: string) => given.headers?.[name.toLowerCase()],
      clock: given.clock ?? clockAt(0),
      signedInAt: new Date(),
      language: given.language ?? 'en',
      country: 'TH',
      partners: scenarioPartners,
      settings,
      gone: new AbortController().signal,
    }
    return call as unknown as Call<Op>
  }
  const answer = async (): Promise<unknown> => {
    await handler.prepare?.(on(database))
    return database.transaction((tx) => handler(on(tx)))
  }
  return answer() as ReturnType<H>
}

let phones = 810_000_000

/** A new borrower, signed in. */
export async function newBorrower(database: Database): Promise<Borrower> {
  phones += 1
  const phone = String(phones)
  const id = await borrowerOf(database, { appId: 'paso-th', phonePrefix: '+66', phone }, new Date())
  return { id, phone, phonePrefix: '+66' }
}

/** The bytes of a sample picture. */
export const specimen = (name: string): Buffer =>
  readFileSync(join(import.meta.dirname, `../../specimens/${name}.jpg`))

/** Uploads a picture as the app does, ticket and bytes, and gives its file. */
export async function upload(
  database: Database,
  borrower: Borrower,
  purpose: BodyOf<'createUploadTicket'>['purpose'],
  bytes: Uint8Array,
) {
  const mime = 'image/jpeg' as const
  const ticket = await callHandler(database, uploads.createUploadTicket, {
    borrower,
    body: { purpose, mime, size: bytes.length },
  })
  return callHandler(database, uploads.uploadBytes, {
    path: { upload_id: ticket.upload_id },
    body: bytes,
    headers: { 'content-type': mime },
  })
}
