import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failureFor } from '../../src/http/pipeline/unexpected.ts'
import { Vault } from '../../src/store/sealing/vault.ts'
import {
  DatabaseUnavailable,
  first,
  sqlState,
  type Database,
} from '../../src/store/database/database.ts'
import { openPostgres } from '../../src/store/opening/postgres.ts'
import { keyring, startDatabase, type TestDatabase } from '../support/databases.ts'
import { freePort } from '../../../scripts/set-up/ports.ts'

const answerTo = (error: unknown): number => failureFor(error, 0).code
const prepared = async (): Promise<void> => {}

describe('a PostgreSQL in trouble', () => {
  let test: TestDatabase
  /** As many connections as one has hands. */
  let narrow: Database
  beforeAll(async () => {
    test = await startDatabase('postgres')
    narrow = await openPostgres(test.url ?? '', new Vault(keyring), prepared, 1)
  })
  afterAll(async () => {
    await narrow.close()
    await test.stop()
  })

  const processOf = async (db: Pick<Database, 'query' | 'exec' | 'vault'>): Promise<number> =>
    (await first<{ pid: number }>(db, 'select pg_backend_pid() as pid'))?.pid ?? 0
  const end = (pid: number): Promise<unknown> =>
    test.database.asOwner((owner) => owner.query('select pg_terminate_backend($1)', [pid]))
  /** Resolves when that connection is in the state; undefined: when it is gone. */
  const until = async (pid: number, state: string | undefined): Promise<void> => {
    const sql = 'select state from pg_stat_activity where pid = $1'
    const now = () => test.database.asOwner((owner) => first<{ state: string }>(owner, sql, [pid]))
    while ((await now())?.state !== state) await wait(10)
  }

  it('answers 503001 to a call whose connection is lost during a statement', async () => {
    const failed = narrow.transaction(async (tx) => {
      const pid = await processOf(tx)
      void until(pid, 'active').then(() => end(pid))
      await tx.query('select pg_sleep(60)')
    })
    expect(answerTo(await failed.catch((error: unknown) => error))).toBe(503_001)
    expect(await first(narrow, 'select 1 as one')).toEqual({ one: 1 })
  })

  it('answers 503001 where it is lost between two statements, and does none after it', async () => {
    const failed = narrow.transaction(async (tx) => {
      const pid = await processOf(tx)
      await end(pid)
      await until(pid, undefined)
      await tx.query(`insert into texts (id, app_id, phone_prefix, phone_hash, phone, body, sent_at)
        values (gen_random_uuid(), 'paso-th', '+66', 'hash', 'late', 'late', now())`)
    })
    expect(answerTo(await failed.catch((error: unknown) => error))).toBe(503_001)
    expect(await narrow.query(`select 1 from texts where body = 'late'`)).toEqual([])
  })

  it('answers 503001 after ten seconds without a free connection, or a lock', async ({
    onTestFinished,
  }) => {
    const { promise: locked, resolve: nowLocked } = Promise.withResolvers<void>()
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    onTestFinished(() => release())
    const held = narrow.transaction(async (tx) => {
      await tx.query('select 1 from business_clock for update')
      nowLocked()
      await released
    })
    await locked
    const [queued, refused] = await Promise.all(
      [narrow, test.database].map((database) =>
        database.query('select 1 from business_clock for update').catch((error: unknown) => error),
      ),
    )
    expect(queued).toBeInstanceOf(DatabaseUnavailable)
    expect(answerTo(queued)).toBe(503_001)
    expect(sqlState(refused)).toBe('55P03')
    expect(answerTo(refused)).toBe(503_001)
    release()
    await held
  })

  it('says at once that none of its servers is there', async () => {
    const ports = [await freePort(), await freePort()]
    const url = `postgres://paso@127.0.0.1:${ports[0]},127.0.0.1:${ports[1]}/postgres`
    const opening = openPostgres(url, new Vault(keyring), prepared)
    await expect(opening).rejects.toThrow(DatabaseUnavailable)
  })
})
