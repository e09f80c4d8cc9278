import { expect, it } from 'vitest'
import { flowPosition, isLate } from './flow-position.ts'

const quota = { amount: 1, currency: 'THB' } as const
const order = (state: string) => ({ order: { state }, quota, refusal: null }) as never

it.each([
  ['approved', 2],
  ['signed', 3],
  ['overdue', 4],
  ['repaid', 5],
])('an order that is %s stands at %i', (state, position) => {
  expect(flowPosition(order(state))).toBe(position)
})

it('who has no loan stands before the signature with a quota, else at the start', () => {
  const refusal = null
  expect(flowPosition({ order: null, quota, refusal })).toBe(2)
  expect(flowPosition({ order: null, quota: null, refusal })).toBe(0)
  expect(flowPosition(order('abandoned'))).toBe(2)
})

it('who was refused stands nowhere on the way', () => {
  const home = { order: null, quota: null, refusal: { reason: 'income_too_low' } } as never
  expect(flowPosition(home)).toBeUndefined()
})

it('who is past the day is not told that it is paid on time', () => {
  expect(['disbursed', 'overdue', 'written_off'].map((state) => isLate(order(state)))).toEqual([
    false,
    true,
    true,
  ])
})
