import { describe, expect, it } from 'vitest'
import { figuresIn } from '../../foundation/figures.ts'
import { LANGUAGES } from '../../foundation/languages.ts'
import type { AgreementFigures } from '../loans/agreement-text.ts'
import { renderAgreement } from '../loans/agreement.ts'
import { money } from '../../foundation/money.ts'
import { catalogs } from '../../foundation/say.ts'
import { fontsOf, signsIn } from './fonts.ts'
import { printable } from './printable.ts'

const sum = money(1_012_345, 'PKR')

const figures: AgreementFigures = {
  quoteId: 'f3b1',
  loanWords: 'usual',
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
        agreed_date: '2027-01-21',
        moved_for: [],
        principal: sum,
        interest: sum,
        service_fee: sum,
        total: sum,
      },
    ],
  },
  movesToBusinessDay: true,
  payDay: 25,
  lateFee: { perDay: sum, cap: sum },
  account: {
    category: 'bank_account',
    bankName: 'Kasikornbank',
    numberMasked: '••• 7890',
    holderName: 'Amélie علی น้ำผึ้ง',
  },
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
      expect(printable(text, fontsOf[language])).toBe(text)
    }
  })

  it.each([
    'น้ำผึ้ง เปี่ยมสุข',
    'مُحَمَّد',
    'می\u200cنا',
    'Nguye\u0302\u0303n',
    'Й\u0306',
    'हिन्दी',
    'क्\u200dष',
  ])('is the name %s as it is written', (name) => {
    expect(printable(name, fontsOf.en)).toBe(name)
    expect(printable(name, fontsOf.ar)).toBe(name)
  })

  it.each([
    ['a direction override', 'Tuayang \u202e Jaidee', 'Tuayang  Jaidee'],
    ['a direction mark', 'أحمد\u200f', 'أحمد'],
    ['half an isolate', 'Tua\u2069yang\u2067', 'Tuayang'],
    ['an isolate within one', '\u2068Tua\u2067ya\u2069ng\u2069', 'Tua\u2067ya\u2069ng'],
    ['a line end', 'Tuayang\r\nJaidee', 'Tuayang Jaidee'],
    ['a mark that nothing carries', '"\u0e36 \u0301\u200c', '" \u200c'],
    ['a Thai mark on a Latin and an Arabic letter', 'a\u0e36ن\u0e36', 'aن'],
    ['an Arabic vowel on a Latin letter', 'a\u064b', 'a'],
    ['half a pair of surrogates', 'a\ud83d', 'a\ufffd'],
    ['a space that no font has', 'a\u3000b', 'a b'],
  ])('is a text without %s', (_, text, shown) => {
    expect(printable(text, fontsOf.en)).toBe(shown)
  })

  it('shows that a sign is missing which no font has, with what stands on it', () => {
    expect(printable('山 ක්\u200dෂ ש\u05b8!', fontsOf.en)).toBe('\ufffd \ufffd\ufffd \ufffd!')
  })

  it('keeps a mark where the font of its letter has it, and not where another has', () => {
    const mark = '\u0951'
    expect(signsIn('Noto Sans').has(0x09_51)).toBe(true)
    expect(signsIn('Amiri').has(0x09_51)).toBe(false)
    expect(printable(`अ${mark}ن${mark}`, fontsOf.ar)).toBe(`अ${mark}ن`)
  })
})
