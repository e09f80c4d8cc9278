import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import type { FastifyInstance } from 'fastify'
import { describe, expect, it } from 'vitest'
import { figuresIn } from '../../../src/foundation/figures.ts'
import { LANGUAGES, type Language } from '../../../src/foundation/languages.ts'
import { source, typeset } from '../../../src/lending/papers/typeset.ts'
import type { Paper } from '../../../src/lending/papers/paper.ts'
import { catalogs, say } from '../../../src/foundation/say.ts'
import { certified, withLoan, type TestBorrower } from '../../support/borrowers.ts'
import { engines, type TestDatabase } from '../../support/databases.ts'
import { console } from '../../support/lender.ts'
import { callerFields } from '../../support/signature.ts'
import { readPdf } from '../../support/pdf-text.ts'
import { testsOn } from '../../support/lender-tests.ts'

/** The names of the fonts whose outlines are inside of a PDF. */
function embeddedFonts(pdf: Uint8Array): string[] {
  const text = Buffer.from(pdf).toString('latin1')
  const named = [...text.matchAll(/\/FontName \/[A-Z]{6}\+([A-Za-z-]+)/g)].map(([, name]) => name)
  expect(text.match(/FontFile2/g)?.length ?? 0).toBe(named.length)
  return named.map(String).sort()
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
      expect(shown.text, language).toContain(reference)
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
    const { payments, ...order } = figures as { payments: { amount: { amount: number } }[] }
    expect(order).toEqual(data)
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
    ['ar', 'أحمد علي', ['NotoSans-Regular', 'NotoSansArabic-Regular']],
    ['ur', 'احمد علی', ['NotoNastaliqUrdu-Regular', 'NotoSans-Regular']],
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

  it.each(LANGUAGES)('in %s has no character that its fonts lack', async (language) => {
    const words = Object.entries(catalogs[language])
      .filter(([key]) => key.startsWith('papers.'))
      .map(([, text]) => text.replace(/\{\w+\}/, '3'))
    const paper = paperIn(language, 'Ñuñez Nguyễn สมชาย ใจดี أحمد ٹھٹھوی')
    const shown = readPdf(
      await typeset({ ...paper, sections: [{ heading: 'A', paragraphs: words }] }),
    )
    expect(shown.glyphs).toBeGreaterThan(500)
    expect(shown.missing).toBe(0)
    expect(shown.text).toContain(language === 'vi' ? '10.100,00' : '10,100.00')
  })

  it('with a character that no font of ours has is noticed by these tests', async () => {
    expect(readPdf(await typeset(paperIn('en', '\u4e2d\u6587'))).missing).toBe(2)
  })
})
