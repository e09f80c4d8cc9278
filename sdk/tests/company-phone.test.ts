import { expect, test } from 'vitest'
import { checkCompanyPhone, editions } from '../src/rules/index.ts'

const brokenIn = (country: keyof typeof editions) => (text: string) =>
  checkCompanyPhone(text, editions[country])?.rule

test('a phone of work in Mexico has ten digits, with or without what is dialled before them', () => {
  const broken = brokenIn('MX')
  const before = ['', '+52 ', '0052', '52 1 ', '01 ', '044 ', '045 ', '1 ']
  expect(before.filter((each) => broken(`${each}55 1234 5678`))).toEqual([])
  expect(before.map((each) => broken(`${each}55 1234 567`))).toEqual(
    before.map(() => 'phone_length'),
  )
  expect(broken('1234 5678')).toBe('phone_length')
  expect(broken('55 1234 5678 ext. 12')).toBe('format')
  // As many as are too many, whatever was dialled before.
  expect(checkCompanyPhone('52 55 1234 5678 9', editions.MX)?.params).toEqual({ min: 10, max: 10 })
})

test('a short number of a firm is whole where the country has such', () => {
  const short = ['19666', '15666', '1678', '1112', '166', '12666', '20666', '2678']
  const taken = (country: keyof typeof editions) =>
    short.filter((each) => brokenIn(country)(each) === undefined)
  expect(taken('EG')).toEqual(['19666', '15666'])
  expect(taken('TH')).toEqual(['1678', '1112'])
  expect(taken('GENERIC')).toEqual(['1678', '1112'])
  expect([...taken('PK'), ...taken('MX')]).toEqual([])
})

test('every other number has its area, in Pakistan at least the digits that all of the country dial', () => {
  const whole = {
    TH: '021234567',
    GENERIC: '21234567',
    EG: '031234567',
    PK: '111 123 456',
  } as const
  for (const [country, number] of Object.entries(whole)) {
    const broken = brokenIn(country as keyof typeof whole)
    expect([country, broken(number)]).toEqual([country, undefined])
    expect([country, broken('1234567')]).toEqual([country, 'phone_length'])
    expect([country, broken('1'.repeat(21))]).toEqual([country, 'phone_length'])
  }
})
