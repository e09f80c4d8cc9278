import { expect, test } from 'vitest'
import { editions, mexico, thailand, validateStep, type Edition } from '../src/rules/index.ts'

const rulesOf = (pay_day: string, pay_method: string | undefined, edition: Edition) =>
  validateStep('work', { pay_day, pay_method }, edition, '2026-11-21')
    .filter(({ field }) => field === 'pay_day' || field === 'pay_method')
    .map(({ field, rule }) => `${field}: ${rule}`)

const { TH: _thailand, ...askedHowOften } = editions

test.each(Object.values(askedHowOften))(
  'in $country a day of the week is the pay day of who is paid weekly, daily or every two weeks',
  (edition) => {
    expect(rulesOf('monday', 'weekly', edition)).toEqual([])
    expect(rulesOf('monday', 'daily_or_fortnightly', edition)).toEqual([])
    for (const method of ['monthly', 'semi_monthly']) {
      expect(rulesOf('monday', method, edition)).toEqual(['pay_day: choice'])
      expect(rulesOf('sunday', method, edition)).toEqual(['pay_day: choice'])
      expect(rulesOf('31', method, edition)).toEqual([])
    }
    // One finding at a time: while it is not known how often, no day is wrong.
    expect(rulesOf('monday', undefined, edition)).toEqual(['pay_method: required'])
    expect(rulesOf('31', 'yearly', edition)).toEqual(['pay_method: choice'])
  },
)

test('a day of the month is accepted where apps of before asked for it', () => {
  const { MX: _mexico, ...others } = askedHowOften
  for (const edition of Object.values(others)) expect(rulesOf('31', 'weekly', edition)).toEqual([])
  for (const edition of Object.values(askedHowOften)) {
    expect(rulesOf('31', 'daily_or_fortnightly', edition)).toEqual([])
  }
  expect(rulesOf('31', 'weekly', mexico)).toEqual(['pay_day: choice'])
})

test('where nobody is asked how often they are paid, the pay day is one of the month', () => {
  expect(rulesOf('31', 'cash', thailand)).toEqual([])
  expect(rulesOf('monday', 'cash', thailand)).toEqual(['pay_day: choice'])
})
