import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Currency } from '@paso/ui-kit'
import { describe, expect, it } from 'vitest'
import { formattersOf } from './formatters.ts'
import { languages, type Language } from './languages.ts'

const all = Object.keys(languages) as Language[]

/** The table that the lender's papers and messages are held to as well. */
const { sums, rates } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../docs/sums.json'), 'utf8'),
) as { sums: Record<Currency, Record<Language, string>>; rates: Record<Language, string> }

const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

describe.each(all)('in %s', (language) => {
  const { money, rate } = formattersOf(language)

  it.each(Object.keys(sums) as Currency[])('%s are written as by the lender', (currency) => {
    expect(plain(money({ amount: 1_052_050, currency }))).toBe(sums[currency][language])
  })

  it('a rate is too', () => {
    expect(plain(rate(2280))).toBe(rates[language])
  })
})
