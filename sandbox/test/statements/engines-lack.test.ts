import { describe, expect, it } from 'vitest'
import { guards } from '../../src/store/opening/guards.ts'
import { migrationsIn } from '../../src/store/opening/migrate.ts'
import { functionsIn, lackedBy, lacks } from './engines-lack.ts'

/** A statement of each kind that one of the engines lacks. */
const planted: Readonly<Record<string, string>> = {
  'triggers with transition tables':
    'create trigger t after insert on orders referencing new table as fresh for each statement execute function f()',
  'constraint triggers':
    'create constraint trigger t after insert on orders for each row execute function f()',
  'deferrable constraints': 'create table t (a int, unique (a) deferrable initially deferred)',
  'locks of tables': 'lock table orders in share mode',
  'inheritance of tables': 'create table late_orders () inherits (orders)',
  'exclusion constraints': 'create table t (during tstzrange, exclude using gist (during with &&))',
  'GiST indexes': 'create index i on places using gist (at)',
  'notices between sessions': 'notify moved',
  'transactions in two phases': `prepare transaction 'one'`,
  'generated columns': 'create table t (a int, b int generated always as (a + 1) stored)',
  XML: 'select xmlelement(name order)',
  'advisory locks, unless a flag is set': 'select pg_advisory_xact_lock($1)',
  'columns of the system': 'delete from orders where ctid = $1',
  'triggers on statements':
    'create trigger t before truncate on orders for each statement execute function f()',
  merge: 'merge into orders using jobs on orders.id = $1 when matched then delete',
  'a change of one table by two parts of a statement':
    'with one as (update orders set state = $1 where id = $2) update orders set state = $3 where id = $4',
}

describe('what distributed engines lack', () => {
  it.each(lacks.map(({ engine, what }) => [what, engine] as const))(
    'is seen where it is planted: %s (%s)',
    (what, engine) => {
      expect(lackedBy(planted[what] ?? '')).toContain(`${engine}: ${what}`)
    },
  )

  it('each names where that is said', () => {
    expect(lacks.filter(({ source }) => !source.startsWith('https://'))).toEqual([])
  })

  it('is not in what the lender sends daily', () => {
    const daily = [
      'with one as (insert into messages (borrower_id) values ($1)) update orders set state = $2 where borrower_id = $1',
      'select id from orders where borrower_id = $1 for update skip locked',
      'create trigger t before update on orders for each row execute function f()',
      'create unique index i on orders (borrower_id) where paid_at is null',
    ]
    expect(daily.flatMap(lackedBy)).toEqual([])
  })

  it('is not in the schema', () => {
    expect(migrationsIn().flatMap(({ sql }) => lackedBy(sql))).toEqual([])
  })

  it('is in every guard, which is why those are no part of the schema', () => {
    expect(guards.filter(({ sql }) => lackedBy(sql).length === 0)).toEqual([])
  })

  it('shows the functions that are called, wherever they stand', () => {
    const sql = 'select coalesce(max(a), 0) from t where b = lower($1) order by length(c)'
    expect(functionsIn(sql).sort()).toEqual(['length', 'lower', 'max'])
  })
})
