import { expect, it } from 'vitest'
import { timesOf } from './order-times.ts'

const sentBack = [
  { state: 'signed', at: '1' },
  { state: 'disbursed', at: '2' },
  { state: 'payout_failed', at: '3' },
] as const

it('money that the bank sent back was not received', () => {
  expect([...timesOf(sentBack)]).toEqual([
    ['signed', '1'],
    ['payout_failed', '3'],
  ])
})

it('another account leaves the day of the signature as it was, and the next payout counts', () => {
  const paidAgain = [
    ...sentBack,
    { state: 'signed', at: '4' },
    { state: 'disbursed', at: '5' },
  ] as const
  const when = timesOf(paidAgain)
  expect(when.get('signed')).toBe('1')
  expect(when.get('disbursed')).toBe('5')
})

it('a payout that fails again has failed the last time', () => {
  expect(timesOf([...sentBack, { state: 'payout_failed', at: '6' }]).get('payout_failed')).toBe('6')
})
