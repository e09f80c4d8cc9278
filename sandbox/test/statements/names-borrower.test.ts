import { expect, it } from 'vitest'
import { exceptionFor } from './named-exceptions.ts'
import { unnamedTables } from './names-borrower.ts'

const tables = new Map([
  ['borrowers', 'id'],
  ['orders', 'borrower_id'],
  ['messages', 'borrower_id'],
])

it.each([
  'select id from orders where borrower_id = $1 and id = $2 for update',
  'select o.id from orders o join borrowers b on b.id = o.borrower_id where o.borrower_id = $1',
  'select o.id from orders as o join messages m on m.borrower_id = o.borrower_id and m.order_id = o.id where m.borrower_id = $2::uuid',
  'update orders set state = $2 where $1 = borrower_id returning id',
  'delete from messages where borrower_id = $1 and (read_at is null or sent_at < $2)',
  'insert into messages (borrower_id, id) values ($1, $2) on conflict (borrower_id, id) do update set id = excluded.id',
  'insert into messages (borrower_id, id) select o.borrower_id, $2 from orders o where o.borrower_id = $1',
  'with sent as (select id from messages where borrower_id = $1) select id from sent',
  'select id from orders where borrower_id = $1 and exists (select 1 from messages m where m.borrower_id = orders.borrower_id)',
  'delete from messages using borrowers b where b.id = $1 and messages.borrower_id = b.id',
  `select extract(epoch from now()) -- from orders`,
  `select 'from orders' as text`,
  `select e'it\\'s from orders' as text`,
  'select 1 from orders where borrower_id = $1 union all select 1 from messages where borrower_id = $1',
  'select (orders.due_at, lower(orders.state)) from orders where borrower_id = $1',
  'select 1 from orders o left join messages m on m.borrower_id = o.borrower_id where o.borrower_id = $1',
  'select 1 from orders o left outer join messages m on o.borrower_id = m.borrower_id and m.id = $2 where o.borrower_id = $1',
  'select 1 from messages m right join orders o on m.borrower_id = o.borrower_id where o.borrower_id = $1',
  'select 1 from orders o join messages m on o.borrower_id = $1 and m.borrower_id = o.borrower_id left join borrowers b on b.id = m.borrower_id',
  'select 1 from orders o full join messages m on m.id = o.id where o.borrower_id = $1 and m.borrower_id = $1',
  'select 1 from orders where state is distinct from $2 and left(number, 1) = $3 and borrower_id = $1',
  'select 1 from orders where due_at between $2 and $3 and borrower_id = $1',
  "select 1 from orders where state = case when id = $2 or due_at < $3 then 'due' end || $4 and borrower_id = $1",
  'insert into borrowers (id, phone) values ($1, $2) on conflict (phone) do nothing',
  'insert into messages as known (borrower_id, id) values ($1, $2) on conflict (borrower_id, once) where once is not null do update set id = known.id',
  'with fresh as (insert into messages (borrower_id, id) values ($1, $2) on conflict do nothing returning id) select id from fresh',
  'select 1 from orders where borrower_id /* not id = */ = cast($1 as uuid) /* or /* nested */ true */',
  'select $$ delete from orders $$ as text',
  `select U&'d\\0061t\\+000061 from orders' as text`,
  'select 1 from orders "Old" where "Old".borrower_id = $1',
  'select 1 from orders where ((borrower_id = $1)) for update of orders',
  'select 1 from (orders o join messages m on m.borrower_id = o.borrower_id) where o.borrower_id = $1',
  'select 1 from (select id from orders where borrower_id = $1) as o join jobs on jobs.id = o.id',
  'select 1 from orders o where o.borrower_id = $1 and o.id in (select m.order_id from messages m where m.borrower_id = o.borrower_id)',
  'update orders o set state = m.state from messages m where o.borrower_id = $1 and m.borrower_id = o.borrower_id',
  'with recursive sent as (select id from messages where borrower_id = $1 union all select m.id from messages m join sent on sent.id = m.reply_to where m.borrower_id = $1) select id from sent',
])('is satisfied where the borrower is named: %s', (sql) => {
  expect(unnamedTables(sql, tables)).toEqual([])
})

it.each([
  ['select id from orders where id = $1', ['orders']],
  ['select id from orders', ['orders']],
  ['select count(*) from orders, messages where orders.borrower_id = $1', ['messages']],
  ['select 1 from orders where borrower_id <> $1', ['orders']],
  ['select 1 from orders where not (borrower_id = $1)', ['orders']],
  ['select 1 from orders where borrower_id = $1 or state = $2', ['orders']],
  ['select 1 from orders where id = $2 and (borrower_id = $1 or true)', ['orders']],
  ['select 1 from orders where borrower_id = any($1)', ['orders']],
  ['select 1 from orders where borrower_id in (select id from borrowers)', ['orders', 'borrowers']],
  [
    'select 1 from orders o join messages m on m.order_id = o.id where o.borrower_id = $1',
    ['messages'],
  ],
  [
    'select 1 from orders o join messages m on m.borrower_id = o.borrower_id',
    ['orders', 'messages'],
  ],
  [
    'select o.* from orders o left join messages m on o.borrower_id = $1 and m.borrower_id = o.borrower_id',
    ['orders', 'messages'],
  ],
  [
    'select 1 from orders o left outer join messages m on o.borrower_id = $1 and m.borrower_id = $1',
    ['orders'],
  ],
  [
    'select 1 from orders o full join messages m on o.borrower_id = $1 and m.borrower_id = $1',
    ['orders', 'messages'],
  ],
  [
    'select 1 from orders o full outer join messages m on m.borrower_id = o.borrower_id where o.borrower_id = $1',
    ['messages'],
  ],
  [
    'select 1 from orders o right join messages m on o.borrower_id = $1 and m.borrower_id = $1',
    ['messages'],
  ],
  [
    'select 1 from orders o natural join jobs left join messages m on o.borrower_id = $1 and m.borrower_id = $1',
    ['orders'],
  ],
  [
    'select 1 from orders o left join jobs j join messages m on m.borrower_id = $1 on o.borrower_id = $1',
    ['orders'],
  ],
  [
    'select 1 from orders o left join jobs j cross join messages m on o.borrower_id = $1 and m.borrower_id = $1',
    ['orders', 'messages'],
  ],
  ['select distinct on (state) borrower_id = $1 from orders', ['orders']],
  ['select 1 from orders where borrower_id = $1 and state is distinct from $2 or true', ['orders']],
  ['select 1 from orders where borrower_id = $1 and id = left($2, 9) or true', ['orders']],
  [
    'select 1 from orders where borrower_id = $1 and at = $2::time with time zone or true',
    ['orders'],
  ],
  ['select 1 from orders where borrower_id = $1::uuid is not true', ['orders']],
  [
    'select 1 from orders where case when id = $2 and borrower_id = $1 and true then true else true end',
    ['orders'],
  ],
  ['select 1 from orders where (select true from jobs where a and borrower_id = $1)', ['orders']],
  ['select 1 from orders where $2 between $3 and borrower_id = $1', ['orders']],
  [
    'select 1 from orders o join messages m on m.borrower_id = o.referred_by where o.borrower_id = $1',
    ['messages'],
  ],
  [
    'select 1 from orders where borrower_id = $1 and exists (select 1 from orders where orders.borrower_id = orders.borrower_id)',
    ['orders'],
  ],
  ['update orders set borrower_id = $1', ['orders']],
  ['update orders set state = $1 where id = $2', ['orders']],
  ['delete from messages where sent_at < $1', ['messages']],
  ['insert into messages (id) values ($1)', ['messages']],
  [
    'insert into messages (borrower_id, id) select borrower_id, id from orders where state = $1',
    ['orders'],
  ],
  [
    'insert into orders (borrower_id, id) values ($1, $2) on conflict (number) do update set state = $3',
    ['orders'],
  ],
  [
    'insert into orders as o (borrower_id, id) values ($1, $2) on conflict on constraint one_number do update set state = $3 where o.borrower_id = $1',
    ['orders'],
  ],
  [
    'insert into orders (borrower_id, id) values ($1, $2) on conflict (number, lower(borrower_id)) do update set state = $3',
    ['orders'],
  ],
  [
    'with sent as (insert into orders (borrower_id, id) values ($1, $2) on conflict (number) do update set state = $3 returning id) select id from sent',
    ['orders'],
  ],
  [
    'insert into messages (borrower_id, id) select id, $2 from borrowers on conflict (borrower_id, id) do update set once = $3 where id = $1',
    ['borrowers'],
  ],
  ['insert into orders (borrower_id, id) select borrower_id, $2 from orders', ['orders']],
  ['insert into messages select (borrower_id), id from jobs', ['messages']],
  ['select 1 from messages where borrower_id = $1 union select 1 from orders', ['orders']],
  ['select (select count(*) from orders) as n', ['orders']],
  ['with sent as (select borrower_id from messages) select 1 from sent', ['messages']],
  ['select 1 from only orders', ['orders']],
  ['select 1 from only orders where borrower_id = $1', ['orders']],
  ['select 1 from public.orders', ['orders']],
  ['select 1 from "public"."orders"', ['orders']],
  ['select 1 from "orders"', ['orders']],
  ['select 1 from lateral orders', ['orders']],
  ['select 1 from (orders join messages on true)', ['orders', 'messages']],
  ['select 1 from ((orders cross join borrowers))', ['orders', 'borrowers']],
  ['select 1 from orders, only messages m where orders.borrower_id = $1', ['messages']],
  ['delete from only orders', ['orders']],
  ['update only orders set state = $1', ['orders']],
  ['update public.orders set state = $1', ['orders']],
  ['insert into public.messages (borrower_id, id) values ($1, $2)', ['messages']],
  ['select orders.id from jobs', ['orders']],
  ['select 1 union all select 1 from only orders', ['orders']],
  ['select 1 union all (table orders)', ['orders']],
  ['table orders', ['orders']],
  ['truncate orders', ['orders']],
  ['truncate table jobs, "orders"', ['orders']],
  ['lock table orders in share mode', ['orders']],
  ['copy orders to stdout', ['orders']],
  ['merge into orders using jobs on orders.borrower_id = $1 when matched then delete', ['orders']],
  ['explain analyze delete from orders', ['orders']],
  ['do $$ begin delete from orders; end $$', ['orders']],
  [`select e'\\'' from orders where id = ' '`, ['orders']],
  ['SELECT 1 FROM Orders', ['orders']],
  ['select 1 from orders where /* borrower_id = $1 and */ id = $2', ['orders']],
  ['select 1 from orders where id = $$ and borrower_id = $1 and $$', ['orders']],
  ['select 1 from orders where borrower_id operator(other.=) $1', ['orders']],
  [
    'select 1 from orders o where exists (select 1 from messages m, (select id as borrower_id from jobs) o where m.borrower_id = o.borrower_id)',
    ['orders', 'messages'],
  ],
  ['select 1 from jobs where id in (select id from orders)', ['orders']],
  ['select 1 from orders where borrower_id = $1 order by (select 1 from messages)', ['messages']],
  ['select 1 from jobs intersect (select 1 from messages order by id limit 1)', ['messages']],
  [
    'with recursive sent as (select id from orders union all select m.id from messages m join sent on sent.id = m.reply_to) select id from sent',
    ['orders', 'messages'],
  ],
  ['update orders o set state = m.state from messages m where m.borrower_id = $1', ['orders']],
  ['delete from messages using (select id from orders) o where borrower_id = $1', ['orders']],
  [
    'insert into messages (borrower_id, id) values ($1, (select id from orders limit 1))',
    ['orders'],
  ],
  ['select 1 from jobs; delete from Orders where id = $1', ['orders']],
  ['delete from Orders where (', ['orders']],
] as const)('finds what is touched without its borrower: %s', (sql, found) => {
  expect(unnamedTables(sql, tables)).toEqual(found)
})

it.each([
  [
    'src/lending/borrowers/borrowers.ts',
    'borrowers',
    'select id from borrowers where created_at < $1',
  ],
  [
    'src/http/handlers/loans.ts',
    'orders',
    'select id from orders where due_at < $1 limit 9 for update skip locked',
  ],
  [
    'src/lending/jobs/job-store.ts',
    'jobs',
    'select id from jobs where due_at < $1 limit 1 for update',
  ],
  ['src/lending/due-work/delete-expired.ts', 'orders', 'delete from orders'],
  ['src/lending/due-work/delete-expired.ts', 'orders', 'delete from orders where id < $1'],
  ['src/lending/due-work/run-due.ts', 'orders', 'delete from orders where id < $1'],
  ['src/lending/due-work/delete-pictures.ts', 'uploads', 'delete from uploads where asked_at < $1'],
  [
    'src/lending/due-work/delete-pictures.ts',
    'uploads',
    'delete from uploads where file_id = $1 or size < $2',
  ],
  [
    'src/lending/uploads/upload-parts.ts',
    'uploads',
    'delete from uploads where file_id = $1 or size < $2',
  ],
  ['src/lending/cases/case-store.ts', 'cases', 'select statement from cases where id = $1'],
  [
    'src/lending/repayments/voucher-store.ts',
    'vouchers',
    'select amount from vouchers where file_id = $1',
  ],
  [
    'src/http/pipeline/record-call.ts',
    'audit_entries',
    'select about from audit_entries where seq = $1',
  ],
  ['src/lending/audit/record-act.ts', 'audit_heads', 'select seq from audit_heads'],
  ['src/lending/audit/verify-chains.ts', 'orders', 'select terms from orders'],
  ['src/lending/ledger/check-books.ts', 'orders', 'select borrower_id, terms from orders'],
  ['src/lending/ledger/check-books.ts', 'cases', 'select borrower_id, id from cases'],
  ['src/lending/ledger/check-books.ts', 'orders', 'select borrower_id, id from orders for update'],
  ['src/store/sealing/vault.ts', 'cases', 'update cases set statement = $1 where id = $2'],
  ['src/store/opening/rotate-keys.ts', 'cases', 'update cases set statement = $1 where id = $2'],
  ['src/store/opening/rotate-keys.ts', 'devices', 'update devices set facts = $1'],
  [
    'src/store/opening/rotate-keys.ts',
    'cases',
    'select id, statement from cases limit 50 for update',
  ],
  ['src/lending/telemetry/device-store.ts', 'devices', 'update devices set facts = $1'],
  ['src/world/console/overview.ts', 'orders', 'select id from orders'],
  ['src/world/console/overview.ts', 'orders', 'select id from orders for update'],
  ['src/world/console/overview.ts', 'orders', 'update orders set state = $1'],
  ['src/world/console/reset.ts', 'orders', 'delete from orders'],
  ['src/store/opening/migrate.ts', 'orders', 'delete from orders'],
  ['src/store/opening/lender-role.ts', 'orders', 'select id from orders'],
] as const)('knows no exception for %s without the borrower of %s: %s', (from, table, sql) => {
  expect(exceptionFor({ from, sql }, [table])).toBeUndefined()
})

it('lets a named exception touch no other table without its borrower', () => {
  const sql = 'select id from orders where number = $1'
  const from = 'src/world/proofs/books.ts'
  expect(exceptionFor({ from, sql }, ['orders'])).toBeDefined()
  expect(exceptionFor({ from, sql }, ['orders', 'messages'])).toBeUndefined()
})
