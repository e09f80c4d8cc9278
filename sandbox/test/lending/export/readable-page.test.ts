import type { FastifyInstance } from 'fastify'
import { strFromU8 } from 'fflate'
import { describe, expect } from 'vitest'
import { dateIn } from '../../../src/foundation/clock.ts'
import { figuresIn } from '../../../src/foundation/figures.ts'
import { directionOf, LANGUAGES, type Language } from '../../../src/foundation/languages.ts'
import type { Money } from '../../../src/foundation/money.ts'
import { say } from '../../../src/foundation/say.ts'
import { openCase } from '../../../src/lending/cases/case-store.ts'
import { countries } from '../../../src/lending/countries/countries.ts'
import { certified, signedIn, withLoan } from '../../support/borrowers.ts'
import { busyBorrower } from '../../support/busy-borrower.ts'
import { engines, type TestDatabase } from '../../support/databases.ts'
import { exported } from '../../support/exported.ts'
import type { SignedClient } from '../../support/lender.ts'
import { testsOn } from '../../support/lender-tests.ts'

/** The parts of the page to read. */
const HEADINGS = [
  ...(['you', 'consents', 'loans', 'payments', 'accounts', 'messages'] as const),
  ...(['requests', 'devices', 'signIns'] as const),
]

describe.each(engines)('the page of a copy on %s', (engine) => {
  const it = testsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  it.beforeAll(({ own }) => {
    ;({ test, app } = own)
  })

  async function pageOf(client: SignedClient, language: Language = 'en'): Promise<string> {
    const files = await exported(app, client, language)
    return strFromU8(files['data.html'] ?? new Uint8Array())
  }

  it('has money and days as people write them', async () => {
    const { borrower, client } = await busyBorrower(app, test.database)
    const page = await pageOf(client)
    expect(page).toContain('<html lang="en" dir="ltr">')
    const headings = [...page.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, heading]) => heading)
    expect(headings).toEqual(HEADINGS.map((each) => say('en', `copy.${each}`)))
    const { day } = figuresIn('en')
    const held = [
      ...['Tuayang', 'canary-statement', 'canary-answer', 'canary-model', '123 4 56789 0'],
      ...['Terms of use', 'Cancelled', 'Returned by you', 'Your loan was returned'],
      borrower.phone.replace(/(\d{3})(\d{4})$/, ' $1 $2'),
      ...['฿10,000.00', '฿500.00', day(dateIn(countries.TH.zone, new Date()))],
    ]
    expect(held.filter((each) => !page.includes(each))).toEqual([])
    // No instant, identifier or minor unit of the file for machines.
    expect(page).not.toMatch(/\d{4}-\d\d-\d\dT|[0-9a-f]{8}-[0-9a-f]{4}-|1000000\b/)
  })

  it.for(LANGUAGES)('speaks %s, laid out as the language is', async (language) => {
    const { client } = await signedIn(app, test.database)
    const page = await pageOf(client, language)
    expect(page).toContain(`<html lang="${language}" dir="${directionOf(language)}">`)
    expect(page).toContain(say(language, 'copy.none'))
    for (const each of HEADINGS) expect(page).toContain(`<h2>${say(language, `copy.${each}`)}</h2>`)
  })

  it('has its Urdu in the Nastaliq face of the device, on lines that are high enough', async () => {
    const { client } = await signedIn(app, test.database)
    const [, look = ''] = /:lang\(ur\) \{([^}]*)\}/.exec(await pageOf(client, 'ur')) ?? []
    expect(look).toMatch(/Noto Sans.*Nastaliq.*system-ui/s)
    expect(look).toContain('line-height: 2.5')
  })

  it('says of an open loan what is still to be repaid, and when', async () => {
    const borrower = await certified(app, test.database)
    const order_id = await withLoan(app, borrower)
    const { data } = await borrower.client.get('/v2/order/detail', { order_id })
    const page = await pageOf(borrower.client, 'th')
    const { sum, day } = figuresIn('th')
    const held = [
      say('th', 'copy.state.disbursed'),
      sum((data['cost'] as { total: Money }).total),
      say('th', 'copy.outstanding'),
      day(String(data['due_date'])),
    ]
    expect(held.filter((each) => !page.includes(each))).toEqual([])
    expect(day(String(data['due_date']))).toContain('พ.ศ.')
  })

  it('has whatever a borrower wrote as text on the page, and asks for nothing else', async () => {
    const { id, client } = await signedIn(app, test.database)
    const written = `<script>alert('x')</script><img src="https://example.com/x.png">&`
    await openCase(
      test.database,
      {
        ...{ borrowerId: id, about: 'help', orderId: null, wish: 'other', affordable: null },
        statement: written,
      },
      new Date(),
    )
    const page = await pageOf(client)
    expect(page).toContain(
      '&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&lt;img src=&quot;https://example.com/x.png&quot;&gt;&amp;',
    )
    expect(page).not.toMatch(/<(script|img|link|iframe|a)\b|\son\w+=|url\(/)
    expect(page).toContain("default-src 'none'; style-src 'unsafe-inline'")
  })
})
