import type { Queryable } from '../store/database.ts'

/**
 * What is kept about a borrower beside what the contract's own answers show, by the names of the
 * description where it has some. Every statement names the borrower.
 */
const SECTIONS = {
  evaluations: `select result, quota_amount, currency, reason, apply_again_on, risk_token, evaluated_at
    from evaluations where borrower_id = $1 order by id`,
  accounts: `select id as account_id, category, bank_code, number, holder_name, is_default,
      consented_at, created_at,
      removed_at
    from receiving_accounts where borrower_id = $1 order by id`,
  readings: `select file_id, result, read_at from document_readings where borrower_id = $1
    order by file_id`,
  sessions: `select id as session_id, platform, device as uuid, started_at, expires_at, ended_at
    from sessions where borrower_id = $1 order by id`,
  devices: `select device as uuid, facts, reported_at from devices where borrower_id = $1
    order by device`,
  events: `select event_id, device as uuid, name as event_name, value as event_value, version,
      platform, happened_at
    from app_events where borrower_id = $1 order by happened_at`,
  liveness_checks: `select liveness_id, mode, result, checked_at from liveness_checks
    where borrower_id = $1 order by id`,
  questionnaires: `select questionnaire_id, answers, answered_at from questionnaire_answers
    where borrower_id = $1`,
  requests: `select id as case_id, about, order_id, statement, received_at, answer_by, answer,
      answered_at
    from cases where borrower_id = $1 order by id`,
  quotes: `select id as quote_id, product_id, terms, currency, start_date, created_at, expires_at
    from quotes where borrower_id = $1 order by id`,
  abandoned: `select order_id, reason from abandonments where borrower_id = $1 order by order_id`,
  extensions: `select order_id, days, cost, bought_on, from_due_date, to_due_date from extensions
    where borrower_id = $1 order by id`,
  late_fees: `select order_id, day, amount, waived from late_fees
    where borrower_id = $1 order by order_id, day`,
  repayments: `select id as repayment_id, order_id, method, purpose, amount, currency, reference,
      created_at, expires_at, paid_at
    from repayments where borrower_id = $1 order by id`,
  payments: `select order_id, repayment_id, amount, paid_at, matched_at from payments
    where borrower_id = $1 order by id`,
  vouchers: `select repayment_id, file_id, paid_on, amount, reported_at, answer_by, outcome,
      answered_at
    from vouchers where borrower_id = $1 order by repayment_id`,
  cancellations: `select reason, requested_at, kept_until, withdrawn_at from cancellations
    where borrower_id = $1 order by id`,
  texts: `select t.body, t.sent_at from texts t join borrowers b
      on b.phone_prefix = t.phone_prefix and b.phone = t.phone
    where b.id = $1 order by t.id`,
} as const

/** The rows of each section, under its name. */
export async function ownRows(
  db: Queryable,
  borrowerId: string,
): Promise<Record<string, object[]>> {
  const found: Record<string, object[]> = {}
  for (const [section, sql] of Object.entries(SECTIONS)) {
    found[section] = await db.query(sql, [borrowerId])
  }
  return found
}
