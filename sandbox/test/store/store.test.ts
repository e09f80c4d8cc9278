import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  sqlState,
  TransactionLost,
  UnsafeInteger,
  type Transaction,
} from '../../src/store/database/database.ts'
import { migrate } from '../../src/store/opening/migrate.ts'
import { bothEngines, startNewDatabase, type TestDatabase } from '../support/databases.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
/** Bytes that are still reachable. */
const heapInUse = (): number => {
  collectGarbage()
  return getHeapStatistics().used_heap_size
}

describe.each(bothEngines)('the store on %s', (engine) => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await startNewDatabase(engine)
  })
  afterAll(() => test.stop())

  it('answers with the same types whatever the engine', async () => {
    const rows = await test.database.query(
      `select $1::bigint as big, $2::jsonb as json, $3::date as day, $4::timestamptz as at,
         $5::bytea as bytes, $6::text[] as list, 'b' = any($6::text[]) as listed,
         1.5::double precision as half, count(*) as n`,
      [
        1_000_000_000_000,
        JSON.stringify([{ a: 1 }]),
        '2026-11-21',
        new Date(0),
        new Uint8Array([0, 255]),
        ['a "b"', 'b', '{c,d}'],
      ],
    )
    const [{ bytes, ...rest } = { bytes: undefined }] = rows
    expect(Buffer.from(bytes as Uint8Array)).toEqual(Buffer.from([0, 255]))
    expect(rest).toEqual({
      big: 1_000_000_000_000,
      json: [{ a: 1 }],
      day: '2026-11-21',
      at: new Date(0),
      list: ['a "b"', 'b', '{c,d}'],
      listed: true,
      half: 1.5,
      n: 1,
    })
  })

  it('refuses a stored integer that it cannot hold exactly', async () => {
    await expect(test.database.query(`select 9007199254740993::bigint as big`)).rejects.toThrow(
      UnsafeInteger,
    )
  })

  it('says that nothing was kept when work swallows a failed statement', async () => {
    await expect(
      test.database.transaction(async (tx) => {
        await tx.query('select 1 / 0').catch(() => undefined)
        return 'done'
      }),
    ).rejects.toThrow(TransactionLost)
    expect(await test.database.query('select 1 as one')).toEqual([{ one: 1 }])
  })

  it('fails a transaction with the error of a statement that nobody waited for', async () => {
    const failed = (work: (tx: Transaction) => unknown): Promise<unknown> =>
      test.database.transaction(work).catch((error: unknown) => error)
    const sentLast = await failed((tx) => {
      tx.send('select 1 / 0')
    })
    expect(sqlState(sentLast)).toBe('22012')
    const sentBefore = await failed(async (tx) => {
      tx.send('select 1 / 0')
      await tx.query('select 1')
    })
    expect(sqlState(sentBefore)).toBe('22012')
    const aside = await failed(async (tx) => {
      const inside = await tx
        .savepoint(() => Promise.resolve(tx.send('select 1 / 0')))
        .catch((error: unknown) => error)
      expect(sqlState(inside)).toBe('22012')
      return tx.query('select 1 as one')
    })
    expect(aside).toEqual([{ one: 1 }])
    const refused = await failed(async (tx) => {
      const inside = await tx
        .savepoint(async () => {
          tx.send('select 1 / 0')
          await tx.query('select 1')
        })
        .catch((error: unknown) => error)
      expect(sqlState(inside)).toBe('22012')
      return tx.query('select 2 as two')
    })
    expect(refused).toEqual([{ two: 2 }])
  })

  it('undoes a failed savepoint alone and a failed transaction whole', async () => {
    await test.database.asOwner((owner) =>
      owner.exec('create table trial (n integer primary key); grant all on trial to paso_lender'),
    )
    await test.database.transaction(async (tx) => {
      await tx.query('insert into trial values (1)')
      const failure = await tx
        .savepoint(async () => {
          await tx.query('insert into trial values (2)')
          await tx.query('insert into trial values (1)')
        })
        .catch((error: unknown) => error)
      expect(sqlState(failure)).toBe('23505')
    })
    await expect(
      test.database.transaction(async (tx) => {
        await tx.query('insert into trial values (3)')
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect(await test.database.query('select n from trial')).toEqual([{ n: 1 }])
  })

  it('keeps nothing of what it answered', async () => {
    const ask = async (times: number): Promise<void> => {
      for (let n = 0; n < times; n++) {
        await test.database.query(`select repeat('x', 20000) as answer`)
      }
    }
    await ask(100)
    const before = heapInUse()
    await ask(1000)
    // The answers are 20 MB together.
    expect(heapInUse() - before).toBeLessThan(2_000_000)
  })

  it('runs each migration once', async () => {
    expect(await migrate(test.database.asOwner)).toEqual([])
  })
})
