import { isOpenOrder, isOwedOrder, orderStatesWhere } from '@paso/sdk/rules'
import { expect, test } from 'vitest'
import { endingWords } from './order-states.ts'

test('each loan that has ended and owes nothing has its words; a rejected one says more, on its own page', () => {
  const ended = orderStatesWhere((state) => !isOpenOrder(state) && !isOwedOrder(state))
  expect(Object.keys(endingWords).sort()).toEqual(
    ended.filter((each) => each !== 'rejected').sort(),
  )
})
