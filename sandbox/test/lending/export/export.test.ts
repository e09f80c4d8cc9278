import type { FastifyInstance } from 'fastify'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { strFromU8 } from 'fflate'
import { describe, expect, test as testIs } from 'vitest'
import { certified, signedIn, withLoan } from '../../support/borrowers.ts'
import { readPlainDescription } from '../../../src/http/pipeline/description.ts'
import { countries } from '../../../src/lending/countries/countries.ts'
import { SECTIONS } from '../../../src/lending/export/own-rows.ts'
import { marketTerms } from '../../../src/lending/rules/products.ts'
import { addMessage } from '../../../src/lending/messages/message-store.ts'
import { sendText } from '../../../src/lending/messages/texts.ts'
import { busyBorrower, planted } from '../../support/busy-borrower.ts'
import { engines, type TestDatabase } from '../../support/databases.ts'
import { exported } from '../../support/exported.ts'
import { console } from '../../support/lender.ts'
import { testsOn } from '../../support/lender-tests.ts'

describe.each(engines)('the export on %s', (engine) => {
  const it = testsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  it.beforeAll(({ own }) => {
    ;({ test, app } = own)
  })

  it('holds everything that a borrower typed, agreed to, borrowed, paid and was sent', async () => {
    const { borrower, client } = await busyBorrower(app, test.database)
    const files = await exported(app, client)
    const text = strFromU8(files['data.json'] ?? new Uint8Array())
    // What was reported before signing in is nobody's as long as nobody proves it.
    const own = planted.filter((value) => value !== 'canary-visitor')
    expect([...own, borrower.phone].filter((value) => !text.includes(value))).toEqual([])
    const data = JSON.parse(text) as Record<string, unknown>
    expect(data['lists']).toEqual({
      contacts: [{ name: 'Malee', phone: '0898765432' }],
      apps: null,
      messages: null,
    })
    const names = Object.keys(files)
    expect(names.filter((name) => name.startsWith('pictures/'))).toHaveLength(4)
    expect(names.filter((name) => name.endsWith('/order.json'))).toHaveLength(2)
    for (const paper of ['contract.pdf', 'payoff_certificate.pdf']) {
      expect(names.filter((name) => name.endsWith(paper))).toHaveLength(1)
    }
    expect(data['files']).toEqual(names.filter((name) => name !== 'data.json').sort())
  })

  it('holds all of it, however much there is of a kind', async () => {
    const { database } = test
    const borrower = await certified(app, database)
    const paid_off = await withLoan(app, borrower)
    const { data: order } = await borrower.client.get('/v2/order/detail', { order_id: paid_off })
    const asked = await borrower.client.post('/v2/repay/create', {
      ...{ order_id: paid_off, method: 'scan_code', purpose: 'repay' },
      amount: order['payoff_today'],
    })
    const { reference } = asked.data['instruction'] as { reference: string }
    await console(app, 'pay', { reference })

    // More than any page or list of the contract holds; of what has papers, which take their time,
    // more than a page.
    const [MANY, SOME] = [600, 60]
    const more = (table: string, changed: string) =>
      database.query(
        `insert into ${table}
         select (jsonb_populate_record(each, jsonb_build_object(${changed}))).*
         from ${table} each cross join generate_series(1, ${SOME}) n where borrower_id = $1`,
        [borrower.id],
      )
    const id = `('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid`
    await more('repayments', `'id', ${id}, 'reference', 'again' || n`)
    await more('quotes', `'id', ${id}`)
    await more(
      'orders',
      `'id', ${id}, 'quote_id', ${id}, 'number', 'again' || n, 'state', 'abandoned'`,
    )
    await database.query(
      `insert into consents (borrower_id, id, purpose, notice_version, agreed_at, withdrawn_at)
       select $1, ${id}, 'attribution', '2026-09', now(), now() from generate_series(1, ${MANY}) n`,
      [borrower.id],
    )
    const sentAt = new Date()
    await database.transaction(async (tx) => {
      for (let sent = 0; sent < MANY; sent++) {
        addMessage(tx, borrower.id, { kind: 'account_notice', wording: 'payout_failed', sentAt })
        const to = { appId: 'paso-th', phonePrefix: '+66', phone: borrower.phone }
        await sendText(tx, { ...to, language: 'en', body: `${sent}`, sentAt })
      }
    })

    const files = await exported(app, borrower.client)
    const text = strFromU8(files['data.json'] ?? new Uint8Array())
    const data = JSON.parse(text) as Record<string, unknown[]>
    for (const section of ['consents', 'messages', 'texts']) {
      expect(data[section]?.length, section).toBeGreaterThanOrEqual(MANY)
    }
    const names = Object.keys(files)
    expect(names.filter((name) => name.endsWith('/order.json'))).toHaveLength(SOME + 1)
    expect(names.filter((name) => name.includes('/receipt-'))).toHaveLength(SOME + 1)
  })

  it('is what the description says, to the last word', async () => {
    const { client } = await busyBorrower(app, test.database)
    const files = await exported(app, client)
    const read = (file: string) => JSON.parse(strFromU8(files[file] ?? new Uint8Array())) as Json
    expect(faultsIn('ExportedData', read('data.json'))).toEqual([])
    const orders = Object.keys(files).filter((name) => name.endsWith('/order.json'))
    expect(orders).toHaveLength(2)
    for (const file of orders) {
      const { payments, missing_papers, ...order } = read(file)
      expect(missing_papers).toEqual([])
      expect(faultsIn('Order', order)).toEqual([])
      for (const each of payments as Json[]) expect(faultsIn('RepaymentSummary', each)).toEqual([])
    }
  })

  it('holds nothing of anybody else', async () => {
    await busyBorrower(app, test.database)
    const { client } = await signedIn(app, test.database)
    const files = await exported(app, client)
    expect(Object.keys(files)).toEqual(['data.html', 'data.json'])
    for (const file of Object.values(files)) {
      const text = strFromU8(file)
      expect(planted.filter((value) => text.includes(value))).toEqual([])
    }
  })

  it('leaves no table of a borrower out', async () => {
    const { borrower, client } = await busyBorrower(app, test.database)
    const filled: string[] = []
    const tables = await test.database.query<{ name: string }>(
      `select table_name as name from information_schema.columns
       where table_schema = current_schema() and column_name = 'borrower_id'`,
    )
    for (const { name: table } of tables) {
      const rows = await test.database.query(
        `select 1 from ${table} where borrower_id = $1 limit 1`,
        [borrower.id],
      )
      if (rows.length > 0) filled.push(table)
    }
    const text = strFromU8((await exported(app, client))['data.json'] ?? new Uint8Array())
    const data = JSON.parse(text) as Record<string, unknown[] | null>
    const empty = filled.filter((table) => {
      const section = sectionOf[table]
      return section !== undefined && (data[section]?.length ?? 0) === 0
    })
    expect(empty).toEqual([])
    expect(filled.filter((table) => !(table in sectionOf))).toEqual([])
  })
})

type Json = Record<string, unknown>

const { components } = readPlainDescription() as unknown as {
  components: { schemas: Record<string, { properties: Json; required: string[] }> }
}
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false })
ajv.addSchema({ $id: 'description', components })

function faultsIn(schema: string, data: Json): string[] {
  const validate = ajv.getSchema(`description#/components/schemas/${schema}`)
  if (!validate) throw new Error(`the description has no ${schema}`)
  if (validate(data) === true) return []
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

describe('the description of the export', () => {
  testIs('has each section, with each of its fields', () => {
    const properties = components.schemas['ExportedData']?.properties ?? {}
    const said = Object.keys(SECTIONS).map((name) => {
      const [, item = ''] = /schemas\/(\w+)"/.exec(JSON.stringify(properties[name])) ?? []
      return [name, components.schemas[item]?.required.toSorted()]
    })
    const had = Object.entries(SECTIONS).map(([name, section]) => [name, fieldsOf(name, section)])
    expect(Object.fromEntries(had)).toEqual(Object.fromEntries(said))
  })
})

/** The fields that every row of a section has, whatever its columns hold. */
function fieldsOf(name: string, { columns, as }: (typeof SECTIONS)[string]): string[] {
  const names = columns.map((each) => each.split(' as ').at(-1) ?? each)
  const row = {
    ...Object.fromEntries(names.map((each): [string, null] => [each, null])),
    ...FILLED[name],
  }
  return Object.keys(as?.(row, 'THB') ?? row).toSorted()
}

/** What a section's rows are told from, where that holds more than one value. */
const FILLED: Readonly<Record<string, Json>> = {
  quotes: { terms: marketTerms(countries.TH, 1_000_000, 61), start_date: '2026-11-21' },
  agreements: { text: { title: '', sections: [] } },
  readings: { result: { ok: true } },
}

/** Where each table's rows stand in `data.json`; undefined for what is shown in another form. */
const sectionOf: Readonly<Record<string, string | undefined>> = {
  sessions: 'sessions',
  devices: 'devices',
  app_events: 'events',
  messages: 'messages',
  cases: 'requests',
  consents: 'consents',
  device_lists: undefined,
  questionnaire_answers: 'questionnaires',
  liveness_checks: 'liveness_checks',
  evaluations: 'evaluations',
  identity_numbers: undefined,
  tries: undefined,
  certification_drafts: undefined,
  certification_pages: undefined,
  vouchers: 'vouchers',
  document_readings: 'readings',
  upload_parts: undefined,
  upload_bytes: undefined,
  uploads: 'pictures',
  receiving_accounts: 'accounts',
  agreements: 'agreements',
  abandonments: 'abandoned',
  signings: undefined,
  jobs: undefined,
  cancellations: 'cancellations',
  quotes: 'quotes',
  orders: undefined,
  order_events: undefined,
  repayments: 'repayments',
  payment_references: undefined,
  payments: 'payments',
  extensions: 'extensions',
  refunds: 'refunds',
  late_fees: 'late_fees',
  ledger_transactions: undefined,
  ledger_entries: undefined,
  order_balances: undefined,
  audit_heads: undefined,
  audit_entries: 'audit',
}
