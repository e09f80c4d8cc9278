import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  after,
  isOpen,
  lifeCycle,
  type OrderEvent,
  type OrderState,
} from '../../src/lending/rules/order-life-cycle.ts'
import { startDatabase, type TestDatabase } from '../support/databases.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await startDatabase('pglite')
})
afterAll(() => test.stop())

const states = Object.keys(lifeCycle) as OrderState[]
const before = (event: OrderEvent) => states.filter((each) => after(each, event) !== undefined)
const statesIn = (text: string) => [...text.matchAll(/'(\w+)'::text/g)].map(([, state]) => state)

it('the table of orders takes the states of the contract and no other', async () => {
  const [row] = await test.database.query<{ text: string }>(
    `select pg_get_constraintdef(oid) as text from pg_constraint
     where conrelid = 'orders'::regclass and contype = 'c' and conname = 'orders_state_check'`,
  )
  expect(statesIn(row?.text ?? '').sort()).toEqual([...states].sort())
})

it.each([
  ['orders_one_open', states.filter((each) => !isOpen(each)), '<>'],
  ['orders_waiting', before('expire'), '='],
  ['orders_by_due_date', before('fall_overdue'), '='],
  ['orders_overdue', before('write_off'), '='],
] as const)('%s is an index of the states that its jobs ask for', async (index, meant, sign) => {
  const [row] = await test.database.query<{ text: string }>(
    `select pg_get_expr(indpred, indrelid) as text from pg_index where indexrelid = $1::regclass`,
    [index],
  )
  const text = row?.text ?? ''
  expect(statesIn(text).sort()).toEqual([...meant].sort())
  expect(text).toContain(`state ${sign}`)
})
