import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { first } from '../../src/store/database/database.ts'
import { lacking, requireFit, UnfitDatabase } from '../../src/store/opening/fitness.ts'
import { openDatabase } from '../../src/store/opening/open.ts'
import { keyring, startNewDatabase, type TestDatabase } from '../support/databases.ts'

const FIT = {
  version: 150_000,
  isolation: 'read committed',
  effective: null,
  hashes: 'bytea',
  missing: [],
}

describe('a server at the start', () => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await startNewDatabase('postgres')
  })
  afterAll(() => test.stop())

  it('serves where it has all that is needed, YugabyteDB with read committed too', () => {
    expect(lacking(FIT)).toEqual([])
    expect(lacking({ ...FIT, effective: 'read committed' })).toEqual([])
  })

  it.each([
    ['an older one', { version: 110_200 }, 'what came with PostgreSQL 15'],
    [
      'YugabyteDB with snapshots',
      { effective: 'repeatable read' },
      'which run repeatable read under that name (start them with yb_enable_read_committed_isolation=true)',
    ],
    ['CockroachDB', { hashes: 'text' }, 'a sha256() of bytes'],
  ])('is refused in words that say what to do: %s', (_, changed, words) => {
    expect(lacking({ ...FIT, ...changed }).join()).toContain(words)
  })

  it('says all that is missing in one sentence', async () => {
    const refusal = await test.database
      .asOwner((owner) => requireFit(owner, ['now', 'no_such_function', 'nor_this']))
      .catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(UnfitDatabase)
    expect(String(refusal)).toMatch(/lacks the functions no_such_function, nor_this\.$/)
  })

  it('is refused where its transactions are of another isolation, and nothing in it is made', async () => {
    const administrator = new pg.Client({ connectionString: test.url })
    await administrator.connect()
    const name = new URL(test.url ?? '').pathname.slice(1)
    const set = (to: string) =>
      administrator.query(`alter database ${name} set default_transaction_isolation to ${to}`)
    await set('serializable')
    const opening = openDatabase({ databaseUrl: test.url, keyring })
    await expect(opening).rejects.toThrow(
      'they are serializable: set default_transaction_isolation',
    )
    await set('default')
    const database = await openDatabase({ databaseUrl: test.url, keyring })
    expect(await first(database, 'select 1 as one')).toEqual({ one: 1 })
    await database.close()
    await administrator.end()
  })
})
