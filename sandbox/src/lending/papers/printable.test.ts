import { describe, expect, it } from 'vitest'
import { figuresIn } from '../../foundation/figures.ts'
import { LANGUAGES } from '../../foundation/languages.ts'
import type { AgreementFigures } from '../loans/agreement-text.ts'
import { renderAgreement } from '../loans/agreement.ts'
import { money } from '../../foundation/money.ts'
import { catalogs } from '../../foundation/say.ts'
import { printable } from './printable.ts'

const sum = money(1_012_345, 'PKR')

const figures: AgreementFigures = {
  quoteId: 'f3b1',
  lender: 'Paso Sandbox.',
  cost: {
    principal: sum,
    received: sum,
    interest: sum,
    service_fee: sum,
    total: sum,
    days: 61,
    late_fee: sum,
    late_interest: sum,
    cost_per_day: sum,
    annual_interest: 1_500,
    apr: 2_280,
    highest_apr: 2500,
    schedule: [
      {
        number: 1,
        due_date: '2027-01-21',
        principal: sum,
        interest: sum,
        service_fee: sum,
        total: sum,
      },
    ],
  },
  movesDueDates: true,
  lateFee: { perDay: sum, cap: sum },
  account: { bankName: 'Kasikornbank', numberMasked: '••• 7890', holderName: 'Amélie علی น้ำผึ้ง' },
}

describe('what is printed', () => {
  it.each(LANGUAGES)('is every word of ours in %s, and its isolates', (language) => {
    const { name, code } = figuresIn(language)
    const { title, sections } = renderAgreement(figures, language)
    const words = Object.entries(catalogs[language])
      .filter(([key]) => key.startsWith('papers.'))
      .map(([, text]) => text.replace(/\{\w+\}/, code('3')))
    const paragraphs = sections.flatMap((each) => [each.heading, ...each.paragraphs])
    for (const text of [title, ...paragraphs, ...words, name('ٹھٹھوی')]) {
      expect(printable(text)).toBe(text)
    }
  })

  it.each([
    'น้ำผึ้ง เปี่ยมสุข',
    'مُحَمَّد',
    'می\u200cنا',
    'Nguye\u0302\u0303n',
    'Й\u0306',
    'हिन्दी',
    'ක්\u200dෂ',
  ])('is the name %s as it is written', (name) => {
    expect(printable(name)).toBe(name)
  })

  it.each([
    ['a direction override', 'Tuayang \u202e Jaidee', 'Tuayang  Jaidee'],
    ['a direction mark', 'أحمد\u200f', 'أحمد'],
    ['half an isolate', 'Tua\u2069yang\u2067', 'Tuayang'],
    ['an isolate within one', '\u2068Tua\u2067ya\u2069ng\u2069', 'Tua\u2067ya\u2069ng'],
    ['a line end', 'Tuayang\r\nJaidee', 'Tuayang Jaidee'],
    ['a mark that nothing carries', '"\u0e36 \u0301\u200c', '" \u200c'],
    ['a Thai mark on a Latin, a Hebrew and an Arabic letter', 'a\u0e36ש\u0e36ن\u0e36', 'aשن'],
    ['an Arabic vowel on a Latin letter', 'a\u064b', 'a'],
  ])('is a text without %s', (_, text, shown) => {
    expect(printable(text)).toBe(shown)
  })
})
