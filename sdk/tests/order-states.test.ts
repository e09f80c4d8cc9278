import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { orderStateValues } from '../src/generated/enums.ts'
import {
  isOpenOrder,
  isOwedOrder,
  isPaidOutOrder,
  isSettledOrder,
  orderStatesWhere,
} from '../src/rules/index.ts'

/** The states that the guide's table has for a word. */
function statesInGuide(word: string): string[] {
  const guide = readFileSync(join(import.meta.dirname, '../../openapi/how-to-call.md'), 'utf8')
  const [, states = ''] = new RegExp(`^\\| ${word} +\\|([^|]+)\\|`, 'm').exec(guide) ?? []
  return [...states.matchAll(/`(\w+)`/g)].map(([, state]) => state ?? '').toSorted()
}

test('open and owed are what the contract’s guide says', () => {
  expect(orderStatesWhere(isOpenOrder).toSorted()).toEqual(statesInGuide('open'))
  expect(orderStatesWhere(isOwedOrder).toSorted()).toEqual(statesInGuide('owed'))
})

test('every state of the contract has a meaning', () => {
  expect(orderStatesWhere(() => true).toSorted()).toEqual(orderStateValues.toSorted())
})

test('a loan that was paid out is owed or settled, and no other is', () => {
  const paidOut = orderStatesWhere(isPaidOutOrder)
  expect(paidOut).toEqual(orderStatesWhere((state) => isOwedOrder(state) || isSettledOrder(state)))
  expect(orderStatesWhere(isSettledOrder)).toEqual(['repaid', 'returned'])
})

test('a debt that was written off has ended and can be paid', () => {
  expect(isOpenOrder('written_off')).toBe(false)
  expect(isOwedOrder('written_off')).toBe(true)
})
