import { money, type Currency, type Money } from '../../foundation/money.ts'
import { SECOND_LOOK } from '../certification/evaluations.ts'
import { phoneOfBorrower } from '../borrowers/borrowers.ts'
import type { Queryable } from '../../store/database/database.ts'
import type { ReadingResult } from '../ocr/read-identity.ts'
import { costOf } from '../rules/cost.ts'
import type { Terms } from '../rules/schedule.ts'
import { listTexts } from '../messages/texts.ts'
import { sealedColumnsOf } from '../../store/sealing/sealed-columns.ts'

/** Rows of a table, in that order, by its columns: `column` or `column as name in the export`. */
interface Section {
  table: string
  order: string
  columns: readonly string[]
  /** The row as the description has such a thing, where its columns alone are not. */
  as?: (row: Row, currency: Currency) => object
}

type Row = Readonly<Record<string, unknown>>

/** With the sum of that column as money. */
const withMoney =
  (column: string) =>
  (row: Row, currency: Currency): object => ({ ...row, [column]: moneyOf(row[column], currency) })

const moneyOf = (amount: unknown, currency: Currency): Money | null =>
  amount === null ? null : money(Number(amount), currency)

/**
 * What is kept about a borrower beside what the contract's own answers show, by the names that
 * `ExportedData` of the description has.
 */
export const SECTIONS: Readonly<Record<string, Section>> = {
  evaluations: {
    table: 'evaluations',
    order: 'id',
    columns: [
      ...['result', 'quota_amount', 'currency', 'reason', 'apply_again_on', 'risk_token'],
      ...['order_id', 'evaluated_at'],
    ],
    as: ({ quota_amount, currency: _, reason, apply_again_on, ...row }, currency) => ({
      ...row,
      quota: moneyOf(quota_amount, currency),
      second_look: reason === SECOND_LOOK,
      refusal: row['result'] === 'refused' ? { reason, apply_again_on } : null,
    }),
  },
  accounts: {
    table: 'receiving_accounts',
    order: 'id',
    columns: [
      ...['id as account_id', 'category', 'bank_code', 'number', 'holder_name', 'is_default'],
      ...['consented_at as agreed_at', 'created_at', 'removed_at'],
    ],
  },
  readings: {
    table: 'document_readings',
    order: 'file_id',
    columns: ['file_id', 'result', 'read_at'],
    as: ({ result, ...row }) => ({ ...row, ...(result as ReadingResult) }),
  },
  sessions: {
    table: 'sessions',
    order: 'id',
    columns: [
      ...['id as session_id', 'platform', 'device as uuid'],
      ...['started_at', 'used_at', 'expires_at', 'ended_at'],
    ],
  },
  devices: {
    table: 'devices',
    order: 'reported_at',
    columns: ['device as uuid', 'facts', 'reported_at'],
    as: ({ facts, ...row }) => ({ ...row, ...(facts as object) }),
  },
  events: {
    table: 'app_events',
    order: 'happened_at',
    columns: [
      ...['event_id', 'device as uuid', 'name as event_name', 'value as event_value'],
      ...['version', 'platform', 'happened_at'],
    ],
  },
  liveness_checks: {
    table: 'liveness_checks',
    order: 'id',
    columns: ['liveness_id', 'mode', 'result', 'checked_at'],
  },
  questionnaires: {
    table: 'questionnaire_answers',
    order: 'questionnaire_id',
    columns: ['questionnaire_id', 'answers', 'answered_at'],
  },
  requests: {
    table: 'cases',
    order: 'id',
    columns: [
      ...['id as case_id', 'about', 'order_id', 'wish', 'affordable as affordable_amount'],
      ...['statement', 'received_at', 'answer_by', 'answer', 'answered_at'],
    ],
    as: withMoney('affordable_amount'),
  },
  quotes: {
    table: 'quotes',
    order: 'id',
    columns: [
      ...['id as quote_id', 'product_id', 'terms', 'currency', 'start_date', 'created_at'],
      'expires_at',
    ],
    as: ({ terms, start_date, currency: _, ...row }, currency) => ({
      ...row,
      cost: costOf(terms as Terms, String(start_date), currency),
    }),
  },
  agreements: {
    table: 'agreements',
    order: 'order_id',
    columns: ['order_id', 'borrower_name as full_name', 'text'],
    as: ({ text, ...row }) => ({ ...row, ...(text as object) }),
  },
  abandoned: { table: 'abandonments', order: 'order_id', columns: ['order_id', 'reason'] },
  extensions: {
    table: 'extensions',
    order: 'id',
    columns: [
      ...['order_id', 'days', 'cost', 'bought_on as paid_on', 'from_due_date'],
      'to_due_date as due_date',
    ],
    as: withMoney('cost'),
  },
  late_fees: {
    table: 'late_fees',
    order: 'order_id, day',
    columns: ['order_id', 'day', 'amount', 'waived'],
    as: withMoney('amount'),
  },
  repayments: {
    table: 'repayments',
    order: 'id',
    columns: [
      ...['id as repayment_id', 'order_id', 'method', 'purpose', 'amount', 'currency'],
      ...['reference', 'created_at', 'expires_at', 'paid_at'],
    ],
    as: ({ currency: _, ...row }, currency) => withMoney('amount')(row, currency),
  },
  payments: {
    table: 'payments',
    order: 'id',
    columns: ['order_id', 'repayment_id', 'amount', 'paid_at', 'matched_at'],
    as: withMoney('amount'),
  },
  refunds: {
    table: 'refunds',
    order: 'id',
    columns: [
      ...['id as refund_id', 'order_id', 'account_id', 'amount', 'asked_at', 'pay_by', 'outcome'],
      'ended_at',
    ],
    as: ({ outcome, ...row }, currency) =>
      withMoney('amount')({ ...row, status: outcome ?? 'asked' }, currency),
  },
  vouchers: {
    table: 'vouchers',
    order: 'repayment_id',
    columns: [
      ...['repayment_id', 'file_id', 'paid_on', 'amount', 'reported_at', 'answer_by', 'outcome'],
      'answered_at',
    ],
    as: withMoney('amount'),
  },
  audit: {
    table: 'audit_entries',
    order: 'seq',
    columns: ['seq', 'at', 'actor', 'action', 'about'],
  },
  cancellations: {
    table: 'cancellations',
    order: 'id',
    columns: ['reason', 'requested_at', 'kept_until', 'withdrawn_at', 'claim_reference'],
  },
}

/** Sealed columns that hold JSON. */
const STRUCTURED: ReadonlySet<string> = new Set([
  'agreements.text',
  'devices.facts',
  'document_readings.result',
  'questionnaire_answers.answers',
])

/** The rows of each section, under its name. Every statement names the borrower. */
export async function ownRows(
  db: Queryable,
  borrowerId: string,
  currency: Currency,
): Promise<Record<string, object[]>> {
  const found: Record<string, object[]> = {}
  for (const [name, section] of Object.entries(SECTIONS)) {
    const rows = await db.query<Record<string, unknown>>(statementOf(section), [borrowerId])
    found[name] = rows
      .map((row) => shown(section, db.vault.openRow(section.table, row)))
      .map((row) => section.as?.(row, currency) ?? row)
  }
  found['texts'] = await ownTexts(db, borrowerId)
  return found
}

async function ownTexts(db: Queryable, borrowerId: string): Promise<object[]> {
  const own = await phoneOfBorrower(db, borrowerId)
  if (!own) return []
  return (await listTexts(db, own, null))
    .filter(({ phonePrefix }) => phonePrefix === own.phonePrefix)
    .map(({ body, sentAt }) => ({ text: body, sent_at: sentAt }))
    .reverse()
}

function statementOf({ table, order, columns }: Section): string {
  const keys = sealedColumnsOf(table).flatMap(({ key }) => key)
  const all = new Set([...keys, ...columns.map((each) => namesIn(each).column)])
  return `select ${[...all].join(', ')} from ${table} where borrower_id = $1 order by ${order}`
}

function shown({ table, columns }: Section, row: Row): Row {
  return Object.fromEntries(
    columns.map((each) => {
      const { column, name } = namesIn(each)
      const value = row[column]
      const isText = STRUCTURED.has(`${table}.${column}`) && typeof value === 'string'
      return [name, isText ? (JSON.parse(value) as unknown) : value]
    }),
  )
}

function namesIn(text: string): { column: string; name: string } {
  const [column = '', name = column] = text.split(' as ')
  return { column, name }
}
