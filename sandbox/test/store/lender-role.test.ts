import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { first, sqlState } from '../../src/store/database/database.ts'
import { appendOnly, grantToLender, RoleUnavailable } from '../../src/store/opening/lender-role.ts'
import { openDatabase } from '../../src/store/opening/open.ts'
import {
  createDatabase,
  bothEngines,
  keyring,
  startNewDatabase,
  startPostgres,
  type TestDatabase,
} from '../support/databases.ts'

describe.each(bothEngines)('the lender in the database, on %s', (engine) => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await startNewDatabase(engine)
  })
  afterAll(() => test.stop())

  const stateOf = async (work: Promise<unknown>): Promise<string | undefined> =>
    sqlState(await work.then(() => undefined).catch((error: unknown) => error))

  it('works as a role that owns nothing', async () => {
    const row = await first(
      test.database,
      `select current_user as name, (select count(*) from pg_tables where tableowner = current_user) as owned`,
    )
    expect(row).toEqual({ name: 'paso_lender', owned: 0 })
  })

  it.each([
    'update % set borrower_id = borrower_id',
    'delete from %',
    'truncate %',
    'alter table % disable trigger all',
  ])('may not, even with no trigger left: %s', async (statement) => {
    const rows = await test.database.query<{ name: string }>(
      'select tablename as name from pg_tables where tablename = any($1)',
      [appendOnly],
    )
    expect(rows.length).toBeGreaterThanOrEqual(2)
    for (const { name } of rows) {
      await test.database.asOwner((owner) => owner.exec(`alter table ${name} disable trigger all`))
      const sql = statement.replace('%', name)
      expect(await stateOf(test.database.query(sql)), sql).toBe('42501')
      expect(await stateOf(test.database.transaction((tx) => tx.query(sql))), sql).toBe('42501')
    }
  })

  it('may change no schema and forget no migration', async () => {
    expect(await stateOf(test.database.exec('create table extra (n integer)'))).toBe('42501')
    expect(await stateOf(test.database.exec('delete from migrations'))).toBe('42501')
  })

  it('is the lender again after the owner was at work', async () => {
    const who = 'select current_user as name'
    const owner = await test.database.asOwner((tx) => first<{ name: string }>(tx, who))
    expect(owner?.name).not.toBe('paso_lender')
    expect(await first(test.database, who)).toEqual({ name: 'paso_lender' })
    await expect(test.database.asOwner(() => Promise.reject(new Error('planted')))).rejects.toThrow(
      'planted',
    )
    expect(await first(test.database, who)).toEqual({ name: 'paso_lender' })
  })

  it('is given the tables that a migration adds', async () => {
    await test.database.asOwner((owner) => owner.exec('create table added (n integer)'))
    expect(await stateOf(test.database.query('select n from added'))).toBe('42501')
    await test.database.asOwner(grantToLender)
    await test.database.query('insert into added values (1)')
    await test.database.query('update added set n = 2')
    expect(await test.database.query('delete from added returning n')).toEqual([{ n: 2 }])
  })
})

describe('a database user who may not make the role', () => {
  it('says what an administrator has to do', async () => {
    const server = await startPostgres({ durable: false })
    try {
      const url = new URL(await createDatabase(server.url))
      const administrator = new pg.Client({ connectionString: url.href })
      await administrator.connect()
      await administrator.query('create role plain login; grant all on schema public to plain')
      url.username = 'plain'
      const open = (): Promise<unknown> => openDatabase({ databaseUrl: url.href, keyring })
      await expect(open()).rejects.toThrow(RoleUnavailable)
      await expect(open()).rejects.toThrow('create role paso_lender; grant paso_lender to')

      await administrator.query('create role paso_lender')
      await expect(open()).rejects.toThrow(RoleUnavailable)
      await administrator.query('grant paso_lender to plain')
      const database = await openDatabase({ databaseUrl: url.href, keyring })
      expect(await first(database, 'select current_user as name')).toEqual({ name: 'paso_lender' })
      await database.close()
      await administrator.end()
    } finally {
      await server.stop()
    }
  })
})
