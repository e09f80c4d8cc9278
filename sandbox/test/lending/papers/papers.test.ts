import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { figuresIn } from '../../../src/foundation/figures.ts'
import { LANGUAGES, languageName, type Language } from '../../../src/foundation/languages.ts'
import { money } from '../../../src/foundation/money.ts'
import { renderAgreement } from '../../../src/lending/loans/agreement.ts'
import type { AgreementFigures } from '../../../src/lending/loans/agreement-text.ts'
import { source, typeset } from '../../../src/lending/papers/typeset.ts'
import type { Paper } from '../../../src/lending/papers/paper.ts'
import { catalogs, say } from '../../../src/foundation/say.ts'
import { certified, withLoan, type TestBorrower } from '../../support/borrowers.ts'
import { engines, type TestDatabase } from '../../support/databases.ts'
import { console } from '../../support/lender.ts'
import { callerFields } from '../../support/signature.ts'
import { fontsIn, readPdf } from '../../support/pdf-text.ts'
import { testsOn } from '../../support/lender-tests.ts'

/** The names of the fonts of a PDF, whose outlines and characters are all inside. */
function embeddedFonts(pdf: Uint8Array): string[] {
  const fonts = fontsIn(pdf)
  expect(fonts.filter(({ isEmbedded, isNamed }) => !isEmbedded || !isNamed)).toEqual([])
  return fonts.map(({ name }) => name).sort()
}

/**
 * The words of a text one after the other. A line of Thai may end where two words meet without a
 * space: there all of it counts as one.
 */
function wordsOf(language: Language, text: string): string[] {
  const words = text
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .split(/\s+/)
  return language === 'th' ? [words.join('')] : words.filter((word) => word !== '')
}

describe.each(engines)('papers of a loan on %s', (engine) => {
  const it = testsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  let borrower: TestBorrower
  let order_id: string
  it.beforeAll(async ({ shared }) => {
    ;({ test, app } = shared)
    borrower = await certified(app, test.database)
    order_id = await withLoan(app, borrower)
  })

  const get = async (
    path: string,
    query: Record<string, string>,
    language: Language = 'en',
    token = borrower.client.token,
  ) => {
    const search = new URLSearchParams({ ...query, ...callerFields(token) })
    const response = await app.inject({
      url: `${path}?${search.toString()}`,
      headers: {
        'country-language': 'th',
        'accept-language': language,
        'idempotency-key': randomUUID(),
      },
    })
    return {
      status: response.statusCode,
      type: response.headers['content-type'],
      bytes: response.rawPayload,
      code: response.statusCode === 200 ? 200 : response.json<{ code: number }>().code,
    }
  }
  const document = (kind: string, more: Record<string, string> = {}, language?: Language) =>
    get('/v2/order/document', { order_id, kind, ...more }, language)
  const pay = async (amount: number) => {
    const asked = await borrower.client.post('/v2/repay/create', {
      order_id,
      method: 'bank_transfer',
      purpose: 'repay',
      amount: { amount, currency: 'THB' },
    })
    const { reference } = asked.data['instruction'] as { reference: string }
    await console(app, 'pay', { reference })
    return { reference, repayment_id: String(asked.data['repayment_id']) }
  }
  const listed = async () =>
    (await borrower.client.get('/v2/order/detail', { order_id })).data['documents']

  it('come into being one after another, and the loan says which there are', async () => {
    expect(await listed()).toEqual(['contract'])
    const contract = await document('contract', {}, 'th')
    expect([contract.status, contract.type]).toEqual([200, 'application/pdf'])
    expect(contract.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(embeddedFonts(contract.bytes)).toContain('NotoSansThai-Regular')
    expect((await document('receipt')).code).toBe(409_002)
    expect((await document('payoff_certificate')).code).toBe(409_002)

    const { repayment_id, reference } = await pay(20_000)
    expect(await listed()).toEqual(['contract', 'receipt'])
    for (const language of LANGUAGES) {
      const shown = readPdf((await document('receipt', {}, language)).bytes)
      expect(shown.missing, language).toBe(0)
      expect(shown.text, language).toContain(language === 'vi' ? '200,00' : '200.00')
      expect(shown.text, language).toContain(reference.replace(/(.{4})(?=.)/g, '$1 '))
    }
    expect((await document('receipt', { repayment_id })).status).toBe(200)

    const { data } = await borrower.client.get('/v2/order/detail', { order_id })
    await pay((data['payoff_today'] as { amount: number }).amount)
    expect(await listed()).toEqual(['contract', 'receipt', 'payoff_certificate'])
    const { order_number: number } = data as { order_number: string }
    for (const language of LANGUAGES) {
      const shown = readPdf((await document('payoff_certificate', {}, language)).bytes)
      expect(shown.missing, language).toBe(0)
      expect(shown.text, language).toContain(language === 'vi' ? '10.000,00' : '10,000.00')
      expect(shown.text, language).toContain(number)
    }
  })

  it('are together in one archive, with the loan’s own figures', async () => {
    const pack = await get('/v2/order/pack', { order_id })
    expect([pack.status, pack.type]).toEqual([200, 'application/zip'])
    const files = unzipSync(pack.bytes)
    const receipts = Object.keys(files).filter((name) => /^receipt-\d{12}\.pdf$/.test(name))
    expect(receipts).toHaveLength(2)
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['order.json', 'contract.pdf', 'payoff_certificate.pdf']),
    )
    const figures = JSON.parse(strFromU8(files['order.json'] ?? new Uint8Array())) as object
    const { data } = await borrower.client.get('/v2/order/detail', { order_id })
    const { payments, missing_papers, ...order } = figures as {
      payments: { amount: { amount: number } }[]
      missing_papers: string[]
    }
    expect(order).toEqual(data)
    expect(missing_papers).toEqual([])
    const paid = payments.reduce((sum, { amount }) => sum + amount.amount, 0)
    expect(paid).toBe((data['paid'] as { amount: number }).amount)
  })

  it('are nobody else’s, and a receipt is of a payment of this loan', async () => {
    const unpaid = { repayment_id: order_id }
    expect((await document('receipt', unpaid)).code).toBe(404_001)
    const other = await certified(app, test.database)
    const query = { order_id, kind: 'contract' }
    expect((await get('/v2/order/document', query, 'en', other.client.token)).code).toBe(404_001)
    expect((await get('/v2/order/pack', { order_id }, 'en', other.client.token)).code).toBe(404_001)
    expect((await get('/v2/order/pack', { order_id }, 'en', '')).code).toBe(403_100)
  })
})

const NAMES: Readonly<Record<Language, string>> = {
  en: 'Amélie Nuñez',
  es: 'José Ñuñez',
  vi: 'Nguyễn Văn An',
  th: 'น้ำผึ้ง เปี่ยมสุข ปู่ฟ้า',
  ar: 'أحمد علي عبد الإله',
  ur: 'احمد علی ٹھٹھوی گڑھی',
}

const each = money(1_012_345, 'THB')
const agreement = (holderName: string): AgreementFigures => ({
  quoteId: 'f3b1',
  loanWords: 'usual',
  lender: 'Paso Sandbox',
  cost: {
    principal: each,
    received: each,
    interest: each,
    service_fee: each,
    total: each,
    days: 61,
    late_fee: each,
    late_interest: each,
    cost_per_day: each,
    annual_interest: 1_500,
    apr: 2_280,
    highest_apr: 2_500,
    schedule: [
      {
        number: 1,
        due_date: '2027-01-21',
        agreed_date: '2027-01-21',
        moved_for: [],
        principal: each,
        interest: each,
        service_fee: each,
        total: each,
      },
    ],
  },
  movesToBusinessDay: true,
  payDay: 25,
  lateFee: { perDay: each, cap: each },
  account: {
    category: 'bank_account',
    bankName: 'Kasikornbank',
    numberMasked: '••• 7890',
    holderName,
  },
})

describe('a paper', () => {
  const paperIn = (language: Language, name: string): Paper => ({
    language,
    title: say(language, 'papers.receipt'),
    facts: [
      { label: say(language, 'papers.borrower'), value: figuresIn(language).name(name) },
      {
        label: say(language, 'papers.part.paid'),
        value: figuresIn(language).sum({ amount: 1_010_000, currency: 'PKR' }),
      },
      {
        label: say(language, 'papers.paidOn'),
        value: figuresIn(language).day('2026-11-21'),
      },
    ],
    sections: [{ heading: null, paragraphs: [say(language, 'papers.receiptLine')] }],
  })

  it.each([
    ['th', 'สมชาย ใจดี', ['NotoSans-Regular', 'NotoSansThai-Regular']],
    ['ar', 'أحمد علي', ['Amiri-Regular']],
    ['ur', 'احمد علی', ['Amiri-Regular']],
    ['vi', 'Nguyễn Văn An', ['NotoSans-Regular']],
  ] as const)('in %s has the fonts of its script inside', async (language, name, fonts) => {
    expect(embeddedFonts(await typeset(paperIn(language, name)))).toEqual(fonts)
  })

  it('takes a name for words, whatever stands in it', async () => {
    const name = 'A"B\\ #panic("x") $1$ *b*\n= c'
    const paper = paperIn('en', name)
    expect(source(paper)).toContain('A\\"B\\\\ #panic(\\"x\\") $1$ *b* = c')
    expect((await typeset(paper)).length).toBeGreaterThan(1_000)
  })

  it.each(LANGUAGES)('in %s gives every word back in reading order', async (language) => {
    const { name, code, sum, day } = figuresIn(language)
    const words = Object.entries(catalogs[language])
      .filter(([key]) => key.startsWith('papers.'))
      .map(([, text]) => text.replace(/\{language\}/, languageName(language, language)))
      .map((text) => text.replace(/\{\w+\}/, '3'))
    const paper = paperIn(language, NAMES[language])
    const { title, sections } = renderAgreement(agreement(NAMES[language]), language)
    const whole: Paper = {
      ...paper,
      title,
      facts: [
        ...paper.facts,
        { label: say(language, 'papers.orderNumber'), value: code('PS-2026-000123') },
        {
          label: say(language, 'papers.instalment', { number: 1 }),
          value: `${day('2027-01-21')}: ${sum({ amount: 1_012_345, currency: 'PKR' })}`,
        },
        {
          label: say(language, 'papers.agreedText'),
          value: code('3f9a0c27de41b865 00e1a2b3c4d5e6f7'),
        },
        { label: say(language, 'papers.lender'), value: name('Paso Sandbox') },
      ],
      sections: [{ heading: null, paragraphs: words }, ...sections],
    }
    const shown = readPdf(await typeset(whole))
    expect(shown.missing).toBe(0)
    const all = [
      whole.title,
      ...whole.facts.map(({ label, value }) => `${label}: ${value}`),
      ...whole.sections.flatMap(({ heading, paragraphs }) => [heading ?? '', ...paragraphs]),
    ]
    const read = shown.text.replaceAll(/^\d+\s?\/\s?\d+$/gm, '')
    expect(wordsOf(language, read)).toEqual(wordsOf(language, all.join('\n')))
  })

  it('shows where a character stood that no font of ours has', async () => {
    for (const language of ['en', 'ar'] as const) {
      const shown = readPdf(await typeset(paperIn(language, 'a\u4e2d\u6587')))
      expect(shown.missing).toBe(0)
      expect(shown.text).toContain('\ufffd\ufffd')
    }
  })
})
