import { randomUUID } from 'node:crypto'
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
import type { ExportedData } from '../../../src/lending/export/copy-facts.ts'
import { loansInCopy } from '../../../src/lending/export/loans-in-copy.ts'
import { readablePage } from '../../../src/lending/export/readable-page.ts'
import { certified, signedIn, withLoan } from '../../support/borrowers.ts'
import { busyBorrower } from '../../support/busy-borrower.ts'
import { engines, type TestDatabase } from '../../support/databases.ts'
import { exported } from '../../support/exported.ts'
import type { SignedClient } from '../../support/lender.ts'
import { testsOn } from '../../support/lender-tests.ts'

/** The parts of the page to read. */
const HEADINGS = [
  ...([
    'you',
    'home',
    'people',
    'work',
    'consents',
    'loans',
    'payments',
    'accounts',
    'messages',
  ] as const),
  ...(['requests', 'devices', 'signIns'] as const),
]

/** Values of the file that are not on the page, or what holds them. */
const LEFT_OUT = [
  // Names of rows, and what only the lender counts by.
  ...['account.currency', 'account.is_verified', 'account.quota_amount', 'account.user_id'],
  ...['accounts.*.account_id', 'accounts.*.agreed_at', 'accounts.*.is_default'],
  ...['consents.*.consent_id', 'consents.*.notice_version', 'devices.*.uuid'],
  ...['messages.*.case_id', 'messages.*.kind', 'messages.*.message_id', 'messages.*.order_id'],
  ...['payments.*.matched_at', 'profile.emergency.contacts.*.kind'],
  ...['requests.*.answer_by', 'requests.*.case_id'],
  ...['refunds.*.account_id', 'refunds.*.pay_by', 'refunds.*.refund_id'],
  ...['vouchers.*.answer_by', 'vouchers.*.file_id', 'vouchers.*.repayment_id'],
  // Told as sums of the loan.
  ...['extensions', 'late_fees'],
  ...['cancellations.*.claim_reference', 'cancellations.*.kept_until'],
  ...['sessions.*.expires_at', 'sessions.*.session_id', 'sessions.*.uuid'],
  // There already in another form.
  ...['account.identity_number_masked', 'account.user_name', 'account.unread_messages'],
  ...['profile.phone', 'profile.phone_prefix'],
  // Papers and pictures, which are files of the copy.
  ...['agreements', 'files', 'pictures', 'profile.work.certificate_file_id', 'readings'],
  // What was never handed in, or came to nothing.
  ...['abandoned', 'profile.drafts', 'quotes', 'repayments'],
  // Long lists of what devices and the lender noted, and what it made of that.
  ...['audit', 'evaluations', 'events', 'lists', 'liveness_checks', 'questionnaires'],
]

/** Every value of a file that is not null, by where it stands. */
function valuesIn(value: unknown, path: readonly string[] = []): { path: readonly string[] }[] {
  if (value === null) return []
  if (typeof value !== 'object') return [{ path }]
  return Object.entries(value).flatMap(([name, each]) => valuesIn(each, [...path, name]))
}

/** The same file with another value of the same kind in one place. */
function withAnother(data: unknown, path: readonly string[]): unknown {
  const [last = '', ...way] = path.toReversed()
  const holder = way.reduceRight((at, name) => at[name] as Json, data as Json)
  holder[last] = another(holder[last])
  return data
}

type Json = Record<string, unknown>

function another(value: unknown): unknown {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 1
  return /^\d{4}-\d\d-\d\d/.test(String(value))
    ? String(value).replace(/^\d{4}/, '1999')
    : `${String(value)}1`
}

/** What the loan cost besides, what its borrower asked for, and the answers. */
function besides({ payments, accounts, exported_at: at }: ExportedData) {
  const amount = { amount: 4321, currency: 'THB' }
  const [order_id, day] = [payments[0]?.order_id ?? '', at.slice(0, 10)]
  const answer = { answer_by: at, answered_at: at }
  return {
    extensions: [
      { order_id, days: 7, cost: amount, paid_on: day, from_due_date: day, due_date: day },
    ],
    late_fees: [{ order_id, day, amount, waived: false }],
    refunds: [
      {
        ...{ refund_id: randomUUID(), order_id, amount },
        ...{ account_id: accounts[0]?.account_id ?? '', status: 'paid' },
        ...{ asked_at: at, pay_by: at, ended_at: at },
      },
    ],
    vouchers: [
      {
        ...{ repayment_id: randomUUID(), file_id: randomUUID(), paid_on: day, amount },
        ...{ reported_at: at, outcome: 'not_found', ...answer },
      },
    ],
    cancellations: [
      {
        ...{ reason: 'canary-reason', requested_at: at, withdrawn_at: at },
        ...{ kept_until: day, claim_reference: 'canary-claim' },
      },
    ],
  }
}

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
      ...['9/1 Soi 4', 'Malee', '+66 89 876 5432', 'Mother', 'Sample Trading', 'Accountant'],
      ...['฿20,000 to ฿29,999', 'Day 25 of the month', 'Public transport: Bus', 'Repairs'],
      ...['Tuayang', 'canary-statement', 'canary-answer', 'canary-model', '123 4 56789 0'],
      ...['Terms of use', 'Cancelled', 'Returned by you', 'Your loan was returned'],
      borrower.phone.replace(/(\d{3})(\d{4})$/, ' $1 $2'),
      ...['฿10,000.00', '฿500.00', day(dateIn(countries.TH.zone, new Date()))],
    ]
    expect(held.filter((each) => !page.includes(each))).toEqual([])
    // No instant, identifier or minor unit of the file for machines.
    expect(page).not.toMatch(/\d{4}-\d\d-\d\dT|[0-9a-f]{8}-[0-9a-f]{4}-|1000000\b/)
  })

  it('has every value of the file, but for those that are left out by name', async () => {
    const { borrower, client } = await busyBorrower(app, test.database)
    const files = await exported(app, client)
    const copy = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array())) as ExportedData
    const file = JSON.stringify({ ...copy, ...besides(copy) })
    const today = dateIn(countries.TH.zone, new Date())
    const loans = await loansInCopy(test.database, borrower.id, today)
    const pageTold = (data: unknown): string =>
      readablePage(data as ExportedData, loans, { language: 'en', profile: countries.TH })
    const whole = pageTold(JSON.parse(file))
    const silent = valuesIn(JSON.parse(file)).filter(({ path }) => {
      try {
        return pageTold(withAnother(JSON.parse(file), path)) === whole
      } catch {
        // It was read, and there is no such thing.
        return false
      }
    })
    const names = silent.map(({ path }) => {
      const name = path.map((part) => (/^\d+$/.test(part) ? '*' : part)).join('.')
      return LEFT_OUT.find((each) => `${name}.`.startsWith(`${each}.`)) ?? name
    })
    expect([...new Set(names)].sort()).toEqual(LEFT_OUT.toSorted())
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
