import { expect, test } from 'vitest'
import { choiceIn, choiceQuery } from './loan-choice.ts'

const choice = {
  productId: 'th-classic',
  amount: { amount: 1_000_000, currency: 'THB' as const },
  days: 90,
}

test('a choice comes back from the address it was put into', () => {
  expect(choiceIn(new URLSearchParams(choiceQuery(choice)))).toEqual(choice)
})

test.each([
  '',
  'product=th-classic',
  'product=p&amount=1e6&currency=THB&days=90',
  'product=p&amount=1&currency=EUR&days=9',
])('an address without a whole choice names none: %s', (query) => {
  expect(choiceIn(new URLSearchParams(query))).toBeUndefined()
})
