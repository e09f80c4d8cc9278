import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { figuresIn } from '../../src/foundation/figures.ts'
import { LANGUAGES, type Language } from '../../src/foundation/languages.ts'
import type { Currency } from '../../src/foundation/money.ts'
import { countries, COUNTRIES } from '../../src/lending/countries/countries.ts'

/** The table that the app's formatters are held to as well. */
const { sums, rates } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../docs/sums.json'), 'utf8'),
) as { sums: Record<Currency, Record<Language, string>>; rates: Record<Language, string> }

/** Without the marks that keep its parts in order among right-to-left words. */
const plain = (text: string): string => text.replaceAll(/\p{Cf}/gu, '').replaceAll('\u00a0', ' ')

describe.each(LANGUAGES)('in %s', (language) => {
  const { rate, sum } = figuresIn(language)

  it.each(COUNTRIES)('a sum of %s is written as in the app', (country) => {
    const { currency } = countries[country]
    expect(plain(sum({ amount: 1_052_050, currency }))).toBe(sums[currency][language])
  })

  it('a rate is too', () => {
    expect(plain(rate(2280))).toBe(rates[language])
  })
})
