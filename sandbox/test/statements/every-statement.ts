import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../src/store/opening/open.ts'
import type { Queryable } from '../../src/store/database/database.ts'
import type { RecordedStatement } from '../../src/store/database/statements.ts'
import { keyring } from '../support/databases.ts'
import { FUNCTIONS } from '../../src/store/opening/fitness.ts'
import { migrationsIn } from '../../src/store/opening/migrate.ts'
import { functionsIn, lackedBy } from './engines-lack.ts'
import { exceptedForms, exceptionFor } from './named-exceptions.ts'
import { unnamedTables, type BorrowerTables } from './names-borrower.ts'

/** A run that recorded fewer says nothing about the server. */
const FEWEST = 100
/** Sent where the engine has such triggers. */
const GUARDS = 'src/store/opening/guards.ts'

// Runs after the tests, on what they recorded: `npm run test:statements -w sandbox`.
describe('the statements that the lender sent while it was tested', () => {
  const all = recorded()
  // Tests and trials send some of their own, to plant faults and to see what came of calls.
  const statements = all.filter(({ from }) => from.startsWith('src/'))
  let tables: BorrowerTables
  let elsewhere: string[]
  beforeAll(async () => {
    const database = await openDatabase({ keyring })
    tables = await borrowerTables(database)
    elsewhere = await keysThatBeginElsewhere(database)
    await database.close()
  }, 60_000)

  it('were recorded, each with the file that sent it', () => {
    expect(statements.length).toBeGreaterThan(FEWEST)
    expect(all.filter(({ from }) => !/^((src|test|trials)\/|together$)/.test(from))).toEqual([])
  })

  it('each name the borrower whose rows they touch, but for the named exceptions', () => {
    const broken = statements.flatMap((statement) => {
      const unnamed = unnamedTables(statement.sql, tables)
      if (unnamed.length === 0 || exceptionFor(statement, unnamed)) return []
      return [`${statement.from}, ${unnamed.join(' and ')}: ${statement.sql}`]
    })
    expect(broken).toEqual([])
  })

  // The journeys of the browser alone reach only some of them.
  if (process.env['PASO_STATEMENTS_OF'] === 'lender') {
    it('need each of the named exceptions', () => {
      const used = new Set(
        statements.map((each) => exceptionFor(each, unnamedTables(each.sql, tables))),
      )
      expect(exceptedForms.filter((form) => !used.has(form))).toEqual([])
    })
  }

  it('find rows of one borrower together, but for what is looked up without one', () => {
    expect(elsewhere).toEqual(['app_events', 'devices'])
  })

  it('use no sequence', () => {
    const counting = /\b(nextval|currval|lastval|setval|(big|small)?serial)\b|as identity\b/i
    expect(statements.filter(({ sql }) => counting.test(sql))).toEqual([])
  })

  it('need nothing that YugabyteDB or CockroachDB lack, but for the guards where there are some', () => {
    const sent = all.filter(({ from }) => /^(src\/|together$)/.test(from) && from !== GUARDS)
    expect(sent.length).toBeGreaterThan(FEWEST)
    const found = sent.map(({ from, sql }) => [from, sql, ...lackedBy(sql)] as const)
    expect(found.filter(([, , ...lacked]) => lacked.length > 0)).toEqual([])
  })

  it('call the functions that a start looks for, and no other', () => {
    const called = new Set(
      [...statements, ...migrationsIn()].flatMap(({ sql }) => functionsIn(sql)),
    )
    const known = new Set(FUNCTIONS)
    expect([...called].filter((name) => !known.has(name))).toEqual([])
    if (process.env['PASO_STATEMENTS_OF'] !== 'lender') return
    expect(FUNCTIONS.filter((name) => !called.has(name))).toEqual([])
  })

  it('lock no table, and nothing by a number', () => {
    const locking = /\block table\b|\badvisory\b/i
    expect(statements.filter(({ sql }) => locking.test(sql))).toEqual([])
  })

  it('read no row that all calls share: of the clock, one copy', () => {
    const reading = statements.filter(({ sql }) => /\b(from|join) business_clock\b/i.test(sql))
    expect(reading.length).toBeGreaterThan(2)
    expect(reading.filter(({ sql }) => !/\bslot = (\$\d+|0)/.test(sql))).toEqual([])
  })

  it('write lines of the ledger by one statement, which finds out whether they balance', () => {
    const writing = statements.filter(({ sql }) =>
      /\binto ledger_(entries|transactions)\b/.test(sql),
    )
    expect([...new Set(writing.map(({ from }) => from))]).toEqual(['src/lending/ledger/post.ts'])
    expect(new Set(writing.map(({ sql }) => sql)).size).toBe(1)
  })
})

function recorded(): RecordedStatement[] {
  const folder = process.env['PASO_STATEMENTS']
  if (!folder) throw new Error('PASO_STATEMENTS names no folder')
  const lines = readdirSync(folder).flatMap((name) =>
    readFileSync(join(folder, name), 'utf8').trim().split('\n'),
  )
  return [...new Set(lines)].map((line) => JSON.parse(line) as RecordedStatement)
}

/** From the schema itself, so that a new table is looked at from its first day. */
async function borrowerTables(database: Queryable): Promise<BorrowerTables> {
  const rows = await database.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = current_schema() and column_name = 'borrower_id'`,
  )
  return new Map([
    ...rows.map(({ name }) => [name, 'borrower_id'] as const),
    ['borrowers', 'id'],
    ['idempotency_keys', 'owner'],
  ])
}

/** Tables with a borrower whose primary key does not begin with it. */
async function keysThatBeginElsewhere(database: Queryable): Promise<string[]> {
  const rows = await database.query<{ name: string }>(
    `select i.indrelid::regclass::text as name from pg_index i
     join pg_attribute a on a.attrelid = i.indrelid and a.attname = 'borrower_id'
     where i.indisprimary and i.indkey[0] <> a.attnum
       and i.indrelid in (select oid from pg_class where relnamespace = current_schema()::regnamespace)
     order by 1`,
  )
  return rows.map(({ name }) => name)
}
