import { describe, expect, it } from 'vitest'
import { figuresIn } from '../../../src/foundation/figures.ts'
import { LANGUAGES, type Language } from '../../../src/foundation/languages.ts'
import { catalogs } from '../../../src/foundation/say.ts'
import { renderAgreement } from '../../../src/lending/loans/agreement.ts'
import type { AgreementFigures } from '../../../src/lending/loans/agreement-text.ts'
import { codeText } from '../../../src/lending/messages/phone-texts.ts'
import { costOf } from '../../../src/lending/rules/cost.ts'
import { countries } from '../../../src/lending/countries/countries.ts'
import { offeredTerms } from '../../../src/lending/rules/products.ts'
import { CODE_LIFE } from '../../../src/lending/sessions/phone-codes.ts'

const others = LANGUAGES.filter((each) => each !== 'en')

/** The script that a sentence of the language cannot be without. */
const scripts: Readonly<Record<Language, RegExp>> = {
  en: /[a-z]/,
  es: /[a-zíñ]/,
  vi: /[a-zà-ỹđ]/,
  th: /\p{Script=Thai}/u,
  ar: /\p{Script=Arabic}/u,
  ur: /\p{Script=Arabic}/u,
}

/** Every text of a table by its path. */
function textsOf(table: unknown, path = ''): Map<string, string> {
  if (typeof table === 'string') return new Map([[path, table]])
  const found = Object.entries(table as object).map(([key, each]) =>
    textsOf(each, `${path}/${key}`),
  )
  return new Map(found.flatMap((each) => [...each]))
}

/** The words of one choice, which may hold a value, or another choice by the country. */
const WORDS = String.raw`(?:[^{}]|\{\w+\}|\{\w+, select,(?: \w+ \{[^{}]*\})+\})*`
/** A choice of words by market or by what a value is; English alone has two for interest and for the rate. */
const CHOICE = new RegExp(
  String.raw`\{\w+, select,(?: \w+ \{${WORDS}\})+? other \{(${WORDS})\}\}`,
  'g',
)

const placeholders = (text: string): string[] =>
  (text.replaceAll(CHOICE, '$1').match(/\{\w+\}/g) ?? []).sort()

/** What a person wrote, a number and the name of a day go out as they are. */
const isValueAlone = (text: string): boolean => /^\{\w+\}$/.test(text)

/** The words of a section in every language, as they stand in the catalogs. */
const wordsOf = (section: string): Record<Language, unknown> => {
  const spoken = LANGUAGES.map((language) => {
    const texts = Object.entries(catalogs[language])
    return [language, Object.fromEntries(texts.filter(([key]) => key.startsWith(`${section}.`)))]
  })
  return Object.fromEntries(spoken) as Record<Language, unknown>
}

const tables = Object.entries({
  failures: wordsOf('failures'),
  messages: wordsOf('messages'),
  'texts to phones': wordsOf('phone'),
  agreements: wordsOf('agreement'),
  papers: wordsOf('papers'),
  'a copy of the data': wordsOf('copy'),
  'the signing app': wordsOf('signing'),
  'the questionnaire': wordsOf('questionnaire'),
  'the bank of the lender': wordsOf('payee'),
})

describe.each(tables)('the words of %s', (_, table) => {
  const english = textsOf(table.en)

  it.each(others)('are all there in %s, with the figures of the English ones', (language) => {
    const spoken = textsOf(table[language])
    expect([...spoken.keys()]).toEqual([...english.keys()])
    for (const [path, text] of spoken) {
      const original = english.get(path) ?? ''
      expect(placeholders(text), path).toEqual(placeholders(original))
      if (isValueAlone(original)) continue
      expect(text, path).not.toBe(original)
      expect(text, path).toMatch(scripts[language])
    }
  })

  it('are nowhere the same in two languages', () => {
    for (const path of english.keys()) {
      if (isValueAlone(english.get(path) ?? '')) continue
      const spoken = LANGUAGES.map((each) => textsOf(table[each]).get(path))
      expect(new Set(spoken).size, path).toBe(LANGUAGES.length)
    }
  })
})

/** What money is received in, as each language has it. */
const receives: Readonly<Record<'bank_account' | 'card' | 'wallet', Record<Language, RegExp>>> = {
  bank_account: {
    en: /account/,
    es: /cuenta/,
    vi: /tài khoản/,
    th: /บัญชี/,
    ar: /حساب/,
    ur: /اکاؤنٹ/,
  },
  card: { en: /card/, es: /tarjeta/, vi: /thẻ/, th: /บัตร/, ar: /بطاقة/, ur: /کارڈ/ },
  wallet: { en: /wallet/, es: /billetera/, vi: /ví/, th: /วอลเล็ต/, ar: /محفظة/, ur: /والٹ/ },
}

describe('news of money that is sent', () => {
  it.each(LANGUAGES)('name no account in %s, as it may go to a wallet', (language) => {
    for (const [key, text] of Object.entries(catalogs[language])) {
      if (!/^messages\.(paid_out|payout_failed|refunded|refund_failed)\./.test(key)) continue
      expect(text, key).not.toMatch(receives.bank_account[language])
    }
  })
})

describe('a code', () => {
  it.each(LANGUAGES)(
    'is sent in %s with itself and its minutes, and no other figure',
    (language) => {
      const text = codeText('123456', language)
      expect(text.match(/\d+/g)).toEqual(['123456', String(CODE_LIFE / 60_000)])
    },
  )
})

describe('the agreement', () => {
  const { product, currency, loanWords } = countries.TH
  const terms = offeredTerms(product, 1_000_000, 180)
  if (terms === undefined) throw new Error('the product has changed')
  const cost = costOf(terms, '2026-11-21', currency)
  const figures: AgreementFigures = {
    quoteId: 'quote-1',
    loanWords,
    lender: 'Lender Ltd.',
    cost,
    movesToBusinessDay: true,
    payDay: 25,
    lateFee: { perDay: { amount: 1_234, currency }, cap: { amount: 5_678, currency } },
    account: {
      category: 'bank_account',
      bankName: 'Bank B',
      numberMasked: '••••7890',
      holderName: 'Holder H',
    },
  }
  const shape = (language: Language, given = figures): number[] =>
    renderAgreement(given, language).sections.map(({ paragraphs }) => paragraphs.length)

  it.each(LANGUAGES)('in %s holds every figure of the quote', (language) => {
    const { title, sections } = renderAgreement(figures, language)
    const text = [title, ...sections.flatMap((each) => [each.heading, ...each.paragraphs])].join(
      '\n',
    )
    const { sum, rate, day, days, code, name } = figuresIn(language)
    const held = [
      name('Lender Ltd.'),
      name('Bank B'),
      name('Holder H'),
      code('••••7890'),
      ...[cost.received, cost.interest, cost.service_fee, cost.total].map(sum),
      rate(cost.annual_interest),
      rate(cost.apr),
      days(cost.days),
      sum({ amount: 1_234, currency }),
      sum({ amount: 5_678, currency }),
      '12',
      '24',
      '365',
      ...cost.schedule.flatMap((each) => [
        day(each.due_date),
        ...[each.total, each.principal, each.interest, each.service_fee].map(sum),
      ]),
    ]
    for (const figure of held) expect(text).toContain(figure)
  })

  it.each(LANGUAGES)('in %s pays into a wallet or a card by its name', (language) => {
    for (const category of ['bank_account', 'card', 'wallet'] as const) {
      const account = { ...figures.account, category }
      const [parties, received] = renderAgreement({ ...figures, account }, language).sections
      for (const text of [parties?.paragraphs[1], received?.paragraphs[1]]) {
        expect(text).toMatch(receives[category][language])
        if (category === 'bank_account') continue
        expect(text).not.toMatch(receives.bank_account[language])
      }
    }
  })

  it.each(others)('in %s says as much as in English, and nothing in English', (language) => {
    expect(shape(language)).toEqual(shape('en'))
    const without = { ...figures, movesDueDates: false, lateFee: null }
    expect(shape(language, without)).toEqual(shape('en', without))
    const spoken = textsOf(renderAgreement(figures, language).sections)
    const english = textsOf(renderAgreement(figures, 'en').sections)
    for (const [path, text] of spoken) {
      expect(text, path).not.toBe(english.get(path))
      expect(text, path).toMatch(scripts[language])
    }
  })

  it('has a digest of its own in each language, the same whenever it is rendered again', () => {
    const digests = LANGUAGES.map((each) => renderAgreement(figures, each).hash)
    expect(new Set(digests).size).toBe(LANGUAGES.length)
    expect(LANGUAGES.map((each) => renderAgreement(structuredClone(figures), each).hash)).toEqual(
      digests,
    )
    const dearer = { ...figures, cost: { ...cost, apr: cost.apr + 1 } }
    for (const [at, language] of LANGUAGES.entries()) {
      expect(renderAgreement(dearer, language).hash).not.toBe(digests[at])
    }
  })
})
