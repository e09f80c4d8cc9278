import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failureFor } from '../src/http/unexpected.ts'
import { Vault } from '../src/keyring/vault.ts'
import { DatabaseUnavailable, first, sqlState, type Database } from '../src/store/database.ts'
import { openPostgres } from '../src/store/postgres.ts'
import { engines, keyring, startDatabase, type TestDatabase } from './databases.ts'
import { freePort } from './postgres-server.ts'

const answerTo = (error: unknown): number => failureFor(error, 0).code
const prepared = async (): Promise<void> => {}

describe.runIf(engines.includes('postgres'))('a PostgreSQL in trouble', () => {
  let test: TestDatabase
  /** As many connections as one has hands. */
  let narrow: Database
  beforeAll(async () => {
    test = await startDatabase('postgres')
    narrow = await openPostgres(test.url ?? '', new Vault(keyring), prepared, 1)
  }, 60_000)
  afterAll(async () => {
    await narrow.close()
    await test.stop()
  })

  const processOf = async (db: Pick<Database, 'query' | 'exec' | 'vault'>): Promise<number> =>
    (await first<{ pid: number }>(db, 'select pg_backend_pid() as pid'))?.pid ?? 0
  const end = (pid: number): Promise<unknown> =>
    test.database.asOwner((owner) => owner.query('select pg_terminate_backend($1)', [pid]))

  it('answers 503001 to a call whose connection is lost during a statement', async () => {
    const failed = narrow.transaction(async (tx) => {
      const pid = await processOf(tx)
      void wait(200).then(() => end(pid))
      await tx.query('select pg_sleep(5)')
    })
    expect(answerTo(await failed.catch((error: unknown) => error))).toBe(503_001)
    expect(await first(narrow, 'select 1 as one')).toEqual({ one: 1 })
  })

  it('answers 503001 where it is lost between two statements, and does none after it', async () => {
    const failed = narrow.transaction(async (tx) => {
      await end(await processOf(tx))
      await wait(200)
      await tx.query(`insert into texts (id, phone_prefix, phone_hash, phone, body, sent_at)
        values (gen_random_uuid(), '+66', 'hash', 'late', 'late', now())`)
    })
    expect(answerTo(await failed.catch((error: unknown) => error))).toBe(503_001)
    expect(await narrow.query(`select 1 from texts where body = 'late'`)).toEqual([])
  })

  it('answers 503001 after ten seconds without a free connection, or a lock', async () => {
    const held = narrow.transaction(async (tx) => {
      await tx.query('select 1 from business_clock for update')
      await wait(12_000)
    })
    await wait(200)
    const [queued, refused] = await Promise.all(
      [narrow, test.database].map((database) =>
        database.query('select 1 from business_clock for update').catch((error: unknown) => error),
      ),
    )
    expect(queued).toBeInstanceOf(DatabaseUnavailable)
    expect(answerTo(queued)).toBe(503_001)
    expect(sqlState(refused)).toBe('55P03')
    expect(answerTo(refused)).toBe(503_001)
    await held
  }, 30_000)

  it('says at once that none of its servers is there', async () => {
    const ports = [await freePort(), await freePort()]
    const url = `postgres://paso@127.0.0.1:${ports[0]},127.0.0.1:${ports[1]}/postgres`
    const opening = openPostgres(url, new Vault(keyring), prepared)
    await expect(opening).rejects.toThrow(DatabaseUnavailable)
  })
})
