import type { FastifyInstance } from 'fastify'
import { describe, expect } from 'vitest'
import { savePage } from '../../../src/lending/certification/pages.ts'
import { figuresIn } from '../../../src/foundation/figures.ts'
import { LANGUAGES, languageName, type Language } from '../../../src/foundation/languages.ts'
import type { Section } from '../../../src/lending/loans/agreement-text.ts'
import { findOrder } from '../../../src/lending/orders/order-store.ts'
import { contractPaper } from '../../../src/lending/papers/contract.ts'
import { paperContext } from '../../../src/lending/papers/order-papers.ts'
import { typeset } from '../../../src/lending/papers/typeset.ts'
import { say } from '../../../src/foundation/say.ts'
import type { Cost } from '../../../src/lending/rules/cost.ts'
import { certified, type TestBorrower } from '../../support/borrowers.ts'
import { engines, type TestDatabase } from '../../support/databases.ts'
import { console } from '../../support/lender.ts'
import { readPdf } from '../../support/pdf-text.ts'
import { testsOn } from '../../support/lender-tests.ts'

describe.each(engines)('an agreement on %s', (engine) => {
  const it = testsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  it.beforeAll(({ own }) => {
    ;({ test, app } = own)
  })

  /** Reads the agreement in that language, agrees to it and signs. */
  const agreedIn = async (language: Language) => {
    const borrower = await certified(app, test.database)
    const { client } = borrower
    const quote = await client.post('/v2/loan/quote', {
      product_id: 'th-short',
      amount: { amount: 1_000_000, currency: 'THB' },
      days: 120,
    })
    const named = { quote_id: String(quote.data['quote_id']), account_id: borrower.accountId }
    const read = await client.get('/v2/loan/agreement', named, {
      headers: { 'accept-language': language },
    })
    const text = read.data as { language: string; hash: string; title: string; sections: Section[] }
    // The borrower may have changed the language since: what was read is what counts.
    const applied = await client.post('/v2/loan/apply', {
      ...named,
      agreement_hash: text.hash,
      agreed: true,
    })
    const { order_id } = applied.data['order'] as { order_id: string }
    await console(app, 'sign', { borrower_id: borrower.id, order_id })
    return { borrower, order_id, text, cost: quote.data['cost'] as Cost }
  }
  const contractOf = async (borrower: TestBorrower, orderId: string, language: Language) => {
    const order = await findOrder(test.database, borrower.id, orderId)
    if (!order) throw new Error('no such order')
    const context = await paperContext(test.database, order, language)
    return contractPaper(test.database, context)
  }

  it.each(LANGUAGES)(
    'that was read in %s is the text of the contract, to the letter',
    async (language) => {
      const { borrower, order_id, text, cost } = await agreedIn(language)
      expect(text.language).toBe(language)
      const kept = await test.database.query(
        'select agreement_hash, agreement_language from orders where borrower_id = $1 and id = $2',
        [borrower.id, order_id],
      )
      expect(kept).toEqual([{ agreement_hash: text.hash, agreement_language: language }])

      const contract = await contractOf(borrower, order_id, language)
      expect([contract.title, contract.sections]).toEqual([text.title, text.sections])
      const digest = contract.facts.find(
        ({ label }) => label === say(language, 'papers.agreedText'),
      )
      expect(digest?.value.replaceAll(/[^0-9a-f]/g, '')).toBe(text.hash)

      const shown = readPdf(await typeset(contract))
      expect(shown.missing).toBe(0)
      const { sum } = figuresIn(language)
      const sums = [
        cost.total,
        cost.interest,
        cost.service_fee,
        cost.received,
        ...cost.schedule.flatMap((each) => [each.total, each.principal, each.interest]),
      ]
      for (const each of sums) expect(shown.text).toContain(/[\d.,]+/.exec(sum(each))?.[0])
    },
  )

  it.each(LANGUAGES)('has a translation in %s, which says what it is of', async (language) => {
    const agreed = language === 'ur' ? 'ar' : 'ur'
    const { borrower, order_id, text } = await agreedIn(agreed)
    const contract = await contractOf(borrower, order_id, language)
    const remark = say(language, 'papers.translation', {
      language: languageName(agreed, language),
    })
    expect(contract.sections[0]).toEqual({ heading: null, paragraphs: [remark] })
    expect(contract.sections).toHaveLength(text.sections.length + 1)
    const digest = contract.facts.find(({ label }) => label === say(language, 'papers.agreedText'))
    expect(digest?.value.replaceAll(/[^0-9a-f]/g, '')).toBe(text.hash)
  })

  it('stays the same when the money was paid out, repaid in part, and its account taken away', async () => {
    const { borrower, order_id, text } = await agreedIn('ar')
    await console(app, 'pay-out', { borrower_id: borrower.id, order_id })
    const asked = await borrower.client.post('/v2/repay/create', {
      order_id,
      method: 'bank_transfer',
      purpose: 'repay',
      amount: { amount: 300_000, currency: 'THB' },
    })
    const { reference } = asked.data['instruction'] as { reference: string }
    await console(app, 'pay', { reference })
    const removed = { account_id: borrower.accountId }
    expect((await borrower.client.post('/v2/bank/account_remove', removed)).code).toBe(200)
    const contract = await contractOf(borrower, order_id, 'ar')
    expect([contract.title, contract.sections]).toEqual([text.title, text.sections])
  })

  it('names borrower and holder as they were, whatever the borrower saves later', async () => {
    const { borrower, order_id, text } = await agreedIn('en')
    await console(app, 'pay-out', { borrower_id: borrower.id, order_id })
    const before = {
      th: await contractOf(borrower, order_id, 'th'),
      account: (await borrower.client.get('/v2/order/detail', { order_id })).data['account'],
    }
    const added = await borrower.client.post('/v2/bank/account', {
      ...{ category: 'bank_account', bank_code: 'kbank', consent: true },
      ...{ number: '1234567890', number_copy: '1234567890', holder_name: 'Mr Somchai Jaidee' },
    })
    expect(added.data['account']).toMatchObject({ holder_name: 'Mr Somchai Jaidee' })
    const renamed = { given_name: 'Mallory', family_name: 'Other' }
    await savePage(test.database, borrower.id, 'personal', renamed, new Date())

    const { data } = await borrower.client.get('/v2/order/detail', { order_id })
    expect(data['account']).toEqual({ ...(before.account as object), is_default: false })
    expect(await contractOf(borrower, order_id, 'th')).toEqual(before.th)
    const contract = await contractOf(borrower, order_id, 'en')
    expect([contract.title, contract.sections]).toEqual([text.title, text.sections])

    const { client } = borrower
    const asked = await client.post('/v2/repay/create', {
      ...{ order_id, method: 'scan_code', purpose: 'repay' },
      amount: data['payoff_today'],
    })
    const { reference } = asked.data['instruction'] as { reference: string }
    await console(app, 'pay', { reference })
    for (const kind of ['contract', 'receipt', 'payoff_certificate']) {
      const pdf = await client.raw('/v2/order/document', { order_id, kind })
      const lines = readPdf(pdf.rawPayload).text.split('\n')
      expect(lines, kind).toContain(`${say('en', 'papers.borrower')}: Somchai Jaidee`)
    }
  })

  it('names its own account, and the order the one that was given after a failed payout', async () => {
    const { borrower, order_id, text } = await agreedIn('en')
    await console(app, 'bounce', { borrower_id: borrower.id, order_id })
    const account = { category: 'bank_account', bank_code: 'kbank', consent: true }
    const number = { number: '1234567890', number_copy: '1234567890' }
    for (const holder_name of ['Somchai J. Jaidee', 'Mr Somchai Jaidee']) {
      await borrower.client.post('/v2/bank/account', { ...account, ...number, holder_name })
      const { data } = await borrower.client.get('/v2/order/detail', { order_id })
      expect(data['account']).toMatchObject({ holder_name: 'Somchai J. Jaidee' })
    }
    const { title, sections } = await contractOf(borrower, order_id, 'en')
    expect([title, sections]).toEqual([text.title, text.sections])
  })

  it('is shown in the wording of its day, though ours has been edited since', async () => {
    const { borrower, order_id } = await agreedIn('es')
    const sections = [{ heading: 'Antes', paragraphs: ['Así se decía entonces.'] }]
    const { vault } = test.database
    const text = vault.seal(JSON.stringify({ title: 'Contrato', sections }), [
      'agreements.text',
      borrower.id,
      order_id,
    ])
    await test.database.query(
      'update agreements set text = $3 where borrower_id = $1 and order_id = $2',
      [borrower.id, order_id, text],
    )
    await test.database.query(
      'update orders set agreement_hash = $3 where borrower_id = $1 and id = $2',
      [borrower.id, order_id, '0'.repeat(64)],
    )
    expect(await contractOf(borrower, order_id, 'es')).toMatchObject({
      title: 'Contrato',
      sections,
    })
    const [remarks] = (await contractOf(borrower, order_id, 'en')).sections
    const translation = say('en', 'papers.translation', { language: languageName('es', 'en') })
    expect(remarks?.paragraphs).toEqual([translation, say('en', 'papers.reworded')])
  })

  it('from before it was kept is rendered anew, with the name that is saved today', async () => {
    const { borrower, order_id, text } = await agreedIn('es')
    await test.database.query('delete from agreements where borrower_id = $1', [borrower.id])
    const renamed = { given_name: 'Mallory', family_name: 'Other' }
    await savePage(test.database, borrower.id, 'personal', renamed, new Date())
    const contract = await contractOf(borrower, order_id, 'es')
    expect([contract.title, contract.sections]).toEqual([text.title, text.sections])
    const named = contract.facts.find(({ label }) => label === say('es', 'papers.borrower'))
    expect(named?.value).toBe(figuresIn('es').name('Mallory Other'))
  })

  it('that was not kept and was worded otherwise is never passed off as the agreed text', async () => {
    const { borrower, order_id } = await agreedIn('es')
    await test.database.query('delete from agreements where borrower_id = $1', [borrower.id])
    await test.database.query(
      'update orders set agreement_hash = $3 where borrower_id = $1 and id = $2',
      [borrower.id, order_id, '0'.repeat(64)],
    )
    const { sections } = await contractOf(borrower, order_id, 'es')
    expect(sections[0]?.paragraphs).toEqual([say('es', 'papers.reworded')])
  })
})
