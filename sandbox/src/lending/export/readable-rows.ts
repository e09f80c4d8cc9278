import type { Schema } from '@paso/sdk/contract'
import { say, type MessageKey } from '../../foundation/say.ts'
import { findBank } from '../countries/shared/banks.ts'
import { homeName } from '../countries/shared/home-names.ts'
import { writtenAccount, writtenReference } from '../countries/shared/own-numbers.ts'
import {
  factsOf,
  figuresAt,
  given,
  type Entry,
  type ExportedData,
  type Reading,
} from './copy-facts.ts'
import type { LoanInCopy } from './loans-in-copy.ts'

const PURPOSES = {
  privacy_notice: 'copy.purpose.privacy_notice',
  terms_of_use: 'copy.purpose.terms_of_use',
  account_checks: 'copy.purpose.account_checks',
  location: 'copy.purpose.location',
  contacts_list: 'copy.purpose.contacts_list',
  apps_list: 'copy.purpose.apps_list',
  messages_list: 'copy.purpose.messages_list',
  attribution: 'copy.purpose.attribution',
} as const satisfies Record<Schema<'ConsentPurpose'>, MessageKey>

export function consentsGiven({ consents }: ExportedData, reading: Reading): Entry[] {
  const { language } = reading
  const { moment } = figuresAt(reading)
  return consents.map(({ purpose, agreed_at, withdrawn_at }) => ({
    title: say(language, PURPOSES[purpose]),
    facts: factsOf(
      [say(language, 'copy.agreed'), moment(agreed_at)],
      [say(language, 'copy.withdrawn'), given(withdrawn_at, moment)],
    ),
  }))
}

export function loansTaken(loans: readonly LoanInCopy[], reading: Reading): Entry[] {
  const { language } = reading
  const { loanWords } = reading.profile
  const { code, day, moment, sum } = figuresAt(reading)
  return loans.map((loan) => ({
    title: `${say(language, 'papers.orderNumber')}: ${code(loan.order_number)}`,
    facts: factsOf(
      [say(language, 'copy.status'), say(language, `copy.state.${loan.state}`)],
      [say(language, 'papers.amountReceived'), sum(loan.principal)],
      [say(language, 'copy.applied'), moment(loan.applied_at)],
      [say(language, 'papers.paidOutOn'), given(loan.paid_out_at, moment)],
      [say(language, 'signing.total'), given(loan.total, sum)],
      [say(language, 'papers.part.extension'), given(loan.forExtensions, sum)],
      [say(language, 'copy.fellAway', { loanWords }), given(loan.fellAway, sum)],
      [say(language, 'copy.lateFees'), given(loan.lateFees, sum)],
      [say(language, 'copy.lateInterest', { loanWords }), given(loan.lateInterest, sum)],
      [say(language, 'copy.rounding'), given(loan.rounding, sum)],
      [say(language, 'papers.totalPaid'), given(loan.paid, sum)],
      [say(language, 'papers.paidTooMuch'), given(loan.overpaid, sum)],
      [say(language, 'papers.sentBack'), given(loan.sentBack, sum)],
      [say(language, 'copy.outstanding'), given(loan.outstanding, sum)],
      [say(language, 'copy.nextDue'), given(loan.due_date, day)],
    ),
  }))
}

const numbersOf = (loans: readonly LoanInCopy[]) =>
  new Map(loans.map((loan) => [loan.order_id, loan.order_number]))

export function paymentsMade(
  { payments, repayments }: ExportedData,
  loans: readonly LoanInCopy[],
  reading: Reading,
): Entry[] {
  const { language } = reading
  const { code, moment, sum } = figuresAt(reading)
  const numbers = numbersOf(loans)
  const references = new Map(repayments.map((each) => [each.repayment_id, each.reference]))
  return payments.map(({ amount, order_id, repayment_id, paid_at }) => ({
    title: sum(amount),
    facts: factsOf(
      [say(language, 'papers.paidOn'), moment(paid_at)],
      [say(language, 'papers.orderNumber'), given(numbers.get(order_id), code)],
      [
        say(language, 'papers.reference'),
        given(references.get(repayment_id), (reference) => code(writtenReference(reference))),
      ],
    ),
  }))
}

export function receivingAccounts({ accounts }: ExportedData, reading: Reading): Entry[] {
  const { language, profile } = reading
  const { code, moment } = figuresAt(reading)
  return accounts.map((account) => {
    const { bank_code, category, holder_name, created_at, removed_at } = account
    const bank = findBank(profile.banks, bank_code, category)
    const { called, written } = writtenAccount(account, profile.ownNumbers)
    return {
      title: bank === undefined ? bank_code : homeName(bank.names, language),
      facts: factsOf(
        [say(language, 'copy.accountNumber', { called }), code(written)],
        [say(language, 'copy.holder', { called }), holder_name],
        [say(language, 'copy.saved'), moment(created_at)],
        [say(language, 'copy.removed'), given(removed_at, moment)],
      ),
    }
  })
}

/** The inbox and the text messages to the phone, each newest first. */
export function messagesSent({ messages, texts }: ExportedData, reading: Reading): Entry[] {
  const { language } = reading
  const { moment } = figuresAt(reading)
  const sent = (title: string, { text, sent_at }: { text: string; sent_at: string }): Entry => ({
    title,
    facts: factsOf(
      [say(language, 'copy.sent'), moment(sent_at)],
      [say(language, 'copy.message'), text],
    ),
  })
  return [
    ...messages.map((each) => sent(each.title, each)),
    ...texts.toReversed().map((each) => sent(say(language, 'copy.textMessage'), each)),
  ]
}

/** What was asked of the lender, and its answers. */
export function requestsMade(
  data: ExportedData,
  loans: readonly LoanInCopy[],
  reading: Reading,
): Entry[] {
  return [
    ...casesOpened(data, reading),
    ...refundsAsked(data, loans, reading),
    ...paymentsReported(data, reading),
    ...cancellationsAsked(data, reading),
  ]
}

function refundsAsked(
  { refunds }: ExportedData,
  loans: readonly LoanInCopy[],
  reading: Reading,
): Entry[] {
  const { language } = reading
  const { code, moment, sum } = figuresAt(reading)
  const answers = {
    asked: null,
    paid: say(language, 'messages.refunded.title'),
    failed: say(language, 'messages.refund_failed.title'),
  }
  const numbers = numbersOf(loans)
  return refunds.map(({ order_id, amount, status, asked_at, ended_at }) => ({
    title: `${say(language, 'copy.about.refund')}: ${sum(amount)}`,
    facts: factsOf(
      [say(language, 'papers.orderNumber'), given(numbers.get(order_id), code)],
      [say(language, 'copy.received'), moment(asked_at)],
      [say(language, 'copy.answer'), answers[status]],
      [say(language, 'copy.answered'), given(ended_at, moment)],
    ),
  }))
}

function paymentsReported({ vouchers }: ExportedData, reading: Reading): Entry[] {
  const { language } = reading
  const { day, moment, sum } = figuresAt(reading)
  const answers = {
    found: say(language, 'copy.found'),
    not_found: say(language, 'messages.payment_not_found.title'),
  }
  return vouchers.map(({ amount, paid_on, reported_at, outcome, answered_at }) => ({
    title: `${say(language, 'copy.about.voucher')}: ${sum(amount)}`,
    facts: factsOf(
      [say(language, 'papers.paidOn'), day(paid_on)],
      [say(language, 'copy.received'), moment(reported_at)],
      [say(language, 'copy.answer'), outcome && answers[outcome]],
      [say(language, 'copy.answered'), given(answered_at, moment)],
    ),
  }))
}

function cancellationsAsked({ cancellations }: ExportedData, reading: Reading): Entry[] {
  const { language } = reading
  const { moment } = figuresAt(reading)
  return cancellations.map(({ reason, requested_at, withdrawn_at }) => ({
    title: say(language, 'copy.about.cancellation'),
    facts: factsOf(
      [say(language, 'copy.received'), moment(requested_at)],
      [say(language, 'copy.written'), reason],
      [say(language, 'copy.withdrawn'), given(withdrawn_at, moment)],
    ),
  }))
}

function casesOpened({ requests }: ExportedData, reading: Reading): Entry[] {
  const { language } = reading
  const { moment, sum } = figuresAt(reading)
  return requests.map((each) => ({
    title: say(language, `copy.about.${each.about}`),
    facts: factsOf(
      [say(language, 'copy.received'), moment(each.received_at)],
      [
        say(language, 'copy.wished'),
        given(each.wish, (wish) => say(language, `copy.wish.${wish}`)),
      ],
      [say(language, 'copy.affordable'), given(each.affordable_amount, sum)],
      [say(language, 'copy.written'), each.statement],
      [say(language, 'copy.answer'), each.answer],
      [say(language, 'copy.answered'), given(each.answered_at, moment)],
    ),
  }))
}

export function devicesSeen({ devices }: ExportedData, reading: Reading): Entry[] {
  const { language } = reading
  const { moment } = figuresAt(reading)
  return devices.map(({ device_brand, device_model, os_version, reported_at }) => ({
    title:
      [device_brand, device_model].filter(Boolean).join(' ') || say(language, 'copy.unnamedDevice'),
    facts: factsOf(
      [say(language, 'copy.system'), os_version ?? null],
      [say(language, 'copy.reported'), moment(reported_at)],
    ),
  }))
}

export function signIns({ sessions }: ExportedData, reading: Reading): Entry[] {
  const { language } = reading
  const { moment } = figuresAt(reading)
  return sessions.map(({ platform, started_at, used_at, ended_at }) => ({
    title: say(language, `copy.platform.${platform}`),
    facts: factsOf(
      [say(language, 'copy.signedIn'), moment(started_at)],
      [say(language, 'copy.lastUsed'), moment(used_at)],
      [say(language, 'copy.signedOut'), given(ended_at, moment)],
    ),
  }))
}
