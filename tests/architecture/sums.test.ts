import { expect, test } from 'vitest'
import { editions } from '@paso/sdk/rules'
import { formattersOf } from '../../app/src/i18n/formatters.ts'
import { figuresIn } from '../../sandbox/src/foundation/figures.ts'
import { LANGUAGES } from '../../sandbox/src/foundation/languages.ts'
import { countries, COUNTRIES } from '../../sandbox/src/lending/countries/countries.ts'

/** What a borrower reads for 10,520.50 of each currency; no-break spaces stand as such. */
const SUMS: Record<string, Record<(typeof LANGUAGES)[number], string>> = {
  THB: {
    en: '฿10,520.50',
    es: '฿10,520.50',
    vi: '10.520,50\u00a0฿',
    th: '฿10,520.50',
    ar: '฿10,520.50',
    ur: '฿10,520.50',
  },
  MXN: {
    en: '$10,520.50',
    es: '$10,520.50',
    vi: '10.520,50\u00a0$',
    th: '$10,520.50',
    ar: '$10,520.50',
    ur: '$10,520.50',
  },
  PKR: {
    en: 'PKR\u00a010,520.50',
    es: 'Rs\u00a010,520.50',
    vi: '10.520,50\u00a0Rs',
    th: 'Rs\u00a010,520.50',
    ar: 'Rs\u00a010,520.50',
    ur: '10,520.50\u00a0روپے',
  },
  EGP: {
    en: 'EGP\u00a010,520.50',
    es: 'EGP\u00a010,520.50',
    vi: '10.520,50\u00a0EGP',
    th: 'EGP\u00a010,520.50',
    ar: '10,520.50\u00a0ج.م',
    ur: 'EGP\u00a010,520.50',
  },
}

/** Without the marks that keep its parts in order among right-to-left words. */
const plain = (text: string): string => text.replaceAll(/\p{Cf}/gu, '')

const cells = COUNTRIES.flatMap((country) =>
  LANGUAGES.map((language) => ({ country, language, currency: countries[country].currency })),
)

test('the table is of every edition', () => {
  expect(COUNTRIES.toSorted()).toEqual(Object.keys(editions).toSorted())
})

test.each(cells)(
  '$country in $language: lender and app write a sum alike',
  ({ language, currency }) => {
    const money = { amount: 1_052_050, currency }
    const expected = SUMS[currency]?.[language]
    expect(plain(formattersOf(language).money(money))).toBe(expected)
    expect(plain(figuresIn(language).sum(money))).toBe(expected)
  },
)

test.each(LANGUAGES)('%s has the percent sign at its figure, in lender and app', (language) => {
  const written = /^\d+[.,]\d%$/
  expect(plain(formattersOf(language).rate(2280))).toMatch(written)
  expect(plain(figuresIn(language).rate(2280))).toBe(formattersOf(language).rate(2280))
})
