import { expect, it } from 'vitest'
import { annualPercentageRate } from './annual-percentage-rate.ts'

it('has no end where more is paid on the day of receipt than was received', () => {
  expect(annualPercentageRate(500, [{ day: 0, amount: 501 }])).toBe(Infinity)
  const later = { day: 61, amount: 1 }
  expect(annualPercentageRate(500, [{ day: 0, amount: 501 }, later])).toBe(Infinity)
})

it('is as high as it must be where nearly all is paid on the day of receipt', () => {
  const payments = [
    { day: 0, amount: 499 },
    { day: 365, amount: 100 },
  ]
  expect(annualPercentageRate(500, payments)).toBeCloseTo(9_900, 6)
})
