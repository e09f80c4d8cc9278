import { expect, test } from 'vitest'
import type { Currency } from './currencies.ts'
import { formatInteger, formatMoney } from './format-money.ts'

const text = (amount: number, currency: Currency, locale: string, whole = false) =>
  formatMoney({ amount, currency, locale, whole }).text

test('baht stand before the figure, in Latin digits, in Thai and in English', () => {
  expect(text(1052000, 'THB', 'th')).toBe('฿10,520.00')
  expect(text(1052000, 'THB', 'en')).toBe('฿10,520.00')
})

test('each of the four currencies shows two fraction digits in every language', () => {
  for (const currency of ['THB', 'MXN', 'PKR', 'EGP'] as const) {
    for (const locale of ['en', 'es', 'es-MX', 'vi', 'th', 'ar', 'ur']) {
      expect(formatMoney({ amount: 1052005, currency, locale }).figure).toMatch(/^10[.,]520[.,]05$/)
    }
  }
})

test('rupees are named as the language names them', () => {
  expect(text(100000, 'PKR', 'en')).toBe('PKR\u00a01,000.00')
  expect(text(100000, 'PKR', 'ur')).toBe('1,000.00\u00a0روپے')
})

test('Egyptian pounds carry no invisible direction marks', () => {
  expect(text(100000, 'EGP', 'ar')).toBe('1,000.00\u00a0ج.م')
})

test('a sign in Arabic letters follows its figure, and a minus stays before it', () => {
  expect(text(-4932, 'PKR', 'ur')).toBe('\u200e-49.32\u00a0روپے')
  expect(text(4932, 'THB', 'ar')).toBe('฿49.32')
})

test('where the language puts the symbol last, it stands last', () => {
  expect(text(1052000, 'THB', 'vi')).toBe('10.520,00\u00a0฿')
})

test('an amount without fraction may leave it out, one with a fraction keeps it', () => {
  expect(text(1052000, 'THB', 'en', true)).toBe('฿10,520')
  expect(text(1052050, 'THB', 'en', true)).toBe('฿10,520.50')
})

test('zero, one minor unit and less than zero are exact', () => {
  expect(text(0, 'THB', 'en')).toBe('฿0.00')
  expect(text(1, 'THB', 'en')).toBe('฿0.01')
  expect(text(-4932, 'THB', 'en')).toBe('-฿49.32')
})

test('the largest amount of the contract and the largest integer lose no minor unit', () => {
  expect(text(1_000_000_000_000, 'THB', 'en')).toBe('฿10,000,000,000.00')
  expect(text(Number.MAX_SAFE_INTEGER, 'THB', 'en')).toBe('฿90,071,992,547,409.91')
})

test.each([
  [1052000, 'JPY', 'JPY\u00a01,052,000'],
  [1052000, 'KRW', '₩1,052,000'],
  [1052000, 'VND', '₫1,052,000'],
  [1052005, 'KWD', 'KWD\u00a01,052.005'],
  [1052000, 'BHD', 'BHD\u00a01,052.000'],
  [1052005, 'CLF', 'CLF\u00a0105.2005'],
  [1052005, 'EUR', '€10,520.05'],
  [-5, 'KWD', '-KWD\u00a00.005'],
] as const)('%i minor units of %s are %s', (amount, currency, written) => {
  expect(text(amount, currency, 'en')).toBe(written)
})

test('an amount of whole dinars may leave out its three digits', () => {
  expect(text(1052000, 'KWD', 'en', true)).toBe('KWD\u00a01,052')
  expect(text(1052, 'JPY', 'en', true)).toBe('JPY\u00a01,052')
})

test.each(['ABC', 'thb', '', 'TH', 'AED AFN'])('"%s" is no currency and is named', (code) => {
  expect(() => text(100, code as Currency, 'en')).toThrow(
    new RangeError(`${code} is no currency of ISO 4217`),
  )
})

test('four digits are grouped in Spanish too', () => {
  expect(formatInteger(1000, 'es')).toBe('1.000')
})

test.each([10.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
  '%s is no amount and is refused, never rounded',
  (amount) => {
    expect(() => text(amount, 'THB', 'en')).toThrow(RangeError)
  },
)
