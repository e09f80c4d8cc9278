import { expect, test } from 'vitest'
import { figuresIn } from './figures.ts'
import { LANGUAGES, languageName } from './languages.ts'

const plain = (text: string): string => text.replaceAll(/\p{Cf}/gu, '').replaceAll('\u00a0', ' ')

test('a sum has both hundredths, and the currency is that of the sum in every language', () => {
  const sums = LANGUAGES.map((each) =>
    plain(figuresIn(each).sum({ amount: 1_051_980, currency: 'PKR' })),
  )
  expect(sums).toEqual([
    '10,519.80 PKR',
    '10,519.80 PKR',
    '10.519,80 PKR',
    '10,519.80 PKR',
    '10,519.80 PKR',
    '10,519.80 روپے',
  ])
})

test('the largest and the smallest sum of the contract are said to the last hundredth', () => {
  const { sum } = figuresIn('es')
  const spelled = [999_999_999_999, 5, 100_000].map((amount) =>
    plain(sum({ amount, currency: 'MXN' })),
  )
  expect(spelled).toEqual(['9,999,999,999.99 MXN', '0.05 MXN', '1,000.00 MXN'])
})

test('a currency has its own name only where its people read it', () => {
  const spelled = (language: 'th' | 'ar' | 'en', currency: 'THB' | 'EGP') =>
    plain(figuresIn(language).sum({ amount: 100_000, currency }))
  expect([spelled('th', 'THB'), spelled('ar', 'EGP')]).toEqual(['1,000.00 บาท', '1,000.00 جنيه'])
  expect([spelled('en', 'EGP'), spelled('ar', 'THB')]).toEqual(['1,000.00 EGP', '1,000.00 THB'])
})

test('a day has its month as a word, Latin digits and the year that its readers count: Buddhist in Thai, else Gregorian', () => {
  expect(LANGUAGES.map((each) => plain(figuresIn(each).day('2026-11-21')))).toEqual([
    '21 November 2026',
    '21 de noviembre de 2026',
    '21 tháng 11 năm 2026',
    '21 พฤศจิกายน พ.ศ. 2569',
    '21 نوفمبر 2026',
    '21 نومبر 2026',
  ])
})

test('Arabic counts days in its dual, its few and its many', () => {
  const { days } = figuresIn('ar')
  expect([1, 2, 3, 10, 11, 61, 90, 99, 100, 102, 103, 120, 180].map(days)).toEqual([
    'يوم واحد',
    'يومين',
    '3 أيام',
    '10 أيام',
    '11 يوما',
    '61 يوما',
    '90 يوما',
    '99 يوما',
    '100 يوم',
    '102 يوم',
    '103 أيام',
    '120 يوما',
    '180 يوما',
  ])
  expect([1, 61].map(figuresIn('en').days)).toEqual(['1 day', '61 days'])
})

test('figures and names are isolated in text from right to left, and nowhere else', () => {
  for (const language of LANGUAGES) {
    const { sum, rate, day, code, name } = figuresIn(language)
    const money = sum({ amount: 100, currency: 'MXN' })
    const all = [money, rate(2280), day('2026-11-21'), code('TH-1'), name('Ali')]
    const isolated = all.map((each) => /^[\u2066-\u2068].+\u2069$/u.test(each))
    expect(new Set(isolated), language).toEqual(new Set([language === 'ar' || language === 'ur']))
  }
})

test('a rate keeps one decimal, and a second one where it has it', () => {
  expect([2280, 1500, 1525].map((each) => plain(figuresIn('en').rate(each)))).toEqual([
    '22.8%',
    '15.0%',
    '15.25%',
  ])
  expect(plain(figuresIn('vi').rate(2280))).toBe('22,8%')
})

test('a language has a name in each of the others', () => {
  expect(LANGUAGES.map((each) => languageName('vi', each))).toEqual([
    'Vietnamese',
    'vietnamita',
    'tiếng Việt',
    'เวียดนาม',
    'الفيتنامية',
    'ویتنامی',
  ])
})
