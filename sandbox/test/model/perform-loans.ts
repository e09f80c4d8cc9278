import { dateOf } from './due-days.ts'
import { randomUUID } from 'node:crypto'
import { agreedTerms } from './agreed-terms.ts'
import { aheadOf, lateChargesOf, type Ahead } from './ahead.ts'
import {
  bounce,
  canBounce,
  dayOf,
  dueOf,
  HOUR,
  isOpen,
  newLoan,
  payoffOn,
  payOut,
  returnableUntil,
  writeOff,
  type Loan,
} from './loan.ts'
import { isHeld, isOvertaken, refusedUntil } from './lateness.ts'
import { Mismatch, same } from './mismatch.ts'
import { forget, money, nameOf, pick, refusal, type Perform, type Run } from './run.ts'

const QUOTA = 2_000_000
/** What the income of everybody in the model leads to. */
const QUOTA_ANEW = 1_200_000

const ownLoans = (run: Run): Loan[] => run.loans.filter(({ owner }) => owner === run.owner)

/** What may be borrowed; null where nothing was granted, or a late loan has overtaken it. */
function quotaOf(run: Run): number | null {
  const { evaluation, lender } = run
  if (evaluation === null || 'applyAgainOn' in evaluation) return null
  return isOvertaken(ownLoans(run), evaluation.at, lender.now) ? null : evaluation.quota
}

/** The account. */
export const performAccount = {
  certify: async (run) => {
    if (!run.signedIn || run.accountId !== null) return
    run.accountId = await run.lender.certify(run.phone, QUOTA)
    run.evaluation = { quota: QUOTA, at: run.lender.now }
  },

  evaluate: async (run) => {
    const { lender } = run
    const answer = await lender.read('/v2/verify/submit_apply', {})
    same(
      answer.code,
      !run.signedIn ? 403_100 : run.evaluation === null ? 409_002 : 200,
      'an evaluation',
    )
    if (answer.code !== 200 || run.evaluation === null) return
    const today = dayOf(lender.now)
    const loans = ownLoans(run)
    const stands =
      'applyAgainOn' in run.evaluation
        ? run.evaluation.applyAgainOn > today && isHeld(loans, lender.now)
        : quotaOf(run) !== null
    if (!stands) {
      const until = refusedUntil(loans, lender.now)
      run.evaluation =
        until === null ? { quota: QUOTA_ANEW, at: lender.now } : { applyAgainOn: until }
    }
    const { evaluation } = run
    const refused = 'applyAgainOn' in evaluation
    same(
      { quota: answer.data['quota'], refusal: answer.data['refusal'] },
      {
        quota: refused ? null : money(evaluation.quota),
        refusal: refused
          ? {
              reason: 'record_of_late_payment',
              would_help: 'paying_on_time',
              apply_again_on: dateOf(evaluation.applyAgainOn),
            }
          : null,
      },
      'what the evaluation came to',
    )
  },

  sign_in: async (run) => {
    const { lender } = run
    const forgotten = run.keptUntil !== null && run.keptUntil < dayOf(lender.now + 61_000)
    const answer = await lender.signIn(run.phone)
    same(answer.code, 200, 'signing in')
    const withdrawn = run.keptUntil !== null && !forgotten
    same(answer.data['cancellation_withdrawn'], withdrawn, 'whether the cancellation is withdrawn')
    if (forgotten) forget(run)
    const owner = String(answer.data['user_id'])
    if (run.owner !== '') same(owner, run.owner, 'the account signed in')
    if (run.owners.includes(owner) && owner !== run.owner)
      throw new Mismatch('an account came back')
    if (run.owner === '') run.owners.push(owner)
    run.owner = owner
    run.signedIn = true
    run.keptUntil = null
  },

  cancel_account: async (run, { sure }) => {
    const answer = await run.lender.call('/v2/account/cancel', { confirmed: sure })
    const unfinished = ownLoans(run).some((loan) => isOpen(loan) || loan.state === 'written_off')
    const code = !run.signedIn ? 403_100 : !sure ? 422_001 : unfinished ? 409_003 : 200
    same(answer.code, code, 'cancelling')
    if (code !== 200) return
    run.signedIn = false
    run.keptUntil = dayOf(run.lender.now) + 15
  },
} satisfies Partial<Perform>

/** From the quote to the payout, and what a loan looks like. */
export const performLoans = {
  quote: async (run, { steps, off, days }) => {
    const { lender } = run
    const amount = steps * 10_000 + off
    const body = { product_id: 'th-short', amount: money(amount), days }
    const answer = await lender.call('/v2/loan/quote', body)
    const quota = quotaOf(run)
    const fits = off === 0 && amount >= 100_000 && quota !== null && amount <= quota
    const code = !run.signedIn ? 403_100 : quota === null ? 409_002 : fits ? 200 : 422_001
    same(answer.code, code, 'a quote')
    if (code !== 200 || run.accountId === null) return
    const id = String(answer.data['quote_id'])
    const terms = agreedTerms(answer.data['cost'], { amount, days, today: dayOf(lender.now) })
    const named = { quote_id: id, account_id: run.accountId }
    const { data } = await lender.read('/v2/loan/agreement', named)
    const expiresAt = lender.now + HOUR / 2
    run.quotes.push({ id, terms, hash: String(data['hash']), expiresAt, used: false })
  },

  apply: async (run, { which, wrong }) => {
    const { lender } = run
    const quote = pick(run.quotes, which)
    const answer = await lender.call('/v2/loan/apply', {
      quote_id: quote?.id ?? randomUUID(),
      account_id: run.accountId ?? randomUUID(),
      agreement_hash: wrong === 'hash' || !quote ? 'f'.repeat(64) : quote.hash,
      agreed: wrong !== 'not_agreed',
    })
    const open = ownLoans(run).some(isOpen)
    const stale =
      !quote ||
      quote.expiresAt < lender.now ||
      quote.used ||
      wrong === 'hash' ||
      quote.terms.principal > (quotaOf(run) ?? 0)
    const code = !run.signedIn
      ? 403_100
      : wrong === 'not_agreed'
        ? 422_001
        : !quote || run.accountId === null
          ? 404_001
          : open
            ? 409_004
            : stale
              ? 409_002
              : 200
    same(answer.code, code, 'applying')
    if (code !== 200 || !quote) return
    quote.used = true
    const { order_id } = answer.data['order'] as { order_id: string }
    run.loans.push(newLoan(order_id, run.owner, quote.terms, lender.now))
  },

  abandon: async (run, { which }) => {
    const loan = pick(run.loans, which)
    const answer = await run.lender.call('/v2/loan/abandon', { order_id: nameOf(loan).order_id })
    const may = loan?.state === 'approved' || loan?.state === 'payout_failed'
    const code = refusal(run, loan) ?? (may ? 200 : 409_002)
    same(answer.code, code, 'abandoning')
    if (code === 200 && loan) loan.state = 'abandoned'
  },

  sign: async (run, { which }) => {
    const loan = pick(run.loans, which)
    const { code } = await run.lender.world('sign', nameOf(loan))
    same(code, !loan ? 404_001 : loan.state === 'approved' ? 200 : 409_002, 'signing')
    if (code !== 200 || !loan) return
    loan.state = 'signed'
    loan.payoutDueAt = run.lender.now + HOUR
  },

  fail_signing: async (run, { which }) => {
    const loan = pick(run.loans, which)
    const { code } = await run.lender.world('fail-signing', nameOf(loan))
    same(code, !loan ? 404_001 : loan.state === 'approved' ? 200 : 409_002, 'failing to sign')
  },

  pay_out: async (run, { which }) => {
    const loan = pick(run.loans, which)
    const { code } = await run.lender.world('pay-out', nameOf(loan))
    same(code, !loan ? 404_001 : loan.state === 'signed' ? 200 : 409_002, 'paying out')
    if (code === 200 && loan) payOut(loan, run.lender.now)
  },

  bounce: async (run, { which }) => {
    const loan = pick(run.loans, which)
    const { code } = await run.lender.world('bounce', nameOf(loan))
    same(code, !loan ? 404_001 : canBounce(loan) ? 200 : 409_002, 'a payout that comes back')
    if (code === 200 && loan) bounce(loan)
  },

  write_off: async (run, { which }) => {
    const loan = pick(run.loans, which)
    const { code } = await run.lender.world('write-off', nameOf(loan))
    same(code, !loan ? 404_001 : loan.state === 'overdue' ? 200 : 409_002, 'writing off')
    if (code === 200 && loan) writeOff(loan, run.lender.now)
  },

  announce_return: async (run, { which }) => {
    const loan = pick(run.loans, which)
    const answer = await run.lender.call('/v2/loan/return', { order_id: nameOf(loan).order_id })
    const may = loan && returnableUntil(loan, run.lender.now) !== null
    const code = refusal(run, loan) ?? (may ? 200 : 409_002)
    same(answer.code, code, 'announcing a return')
    if (code !== 200 || !loan) return
    loan.returnAnnounced = true
    const missing = loan.terms.principal - loan.inTime
    same(answer.data['amount'], money(missing), 'what is missing of a return')
  },

  look: async (run, { which }) => {
    const loan = pick(run.loans, which)
    const { order_id } = nameOf(loan)
    const answer = await run.lender.read('/v2/order/detail', { order_id })
    same(answer.code, refusal(run, loan) ?? 200, 'looking at an order')
    if (answer.code !== 200 || !loan) return
    const today = dayOf(run.lender.now)
    const due = dueOf(loan)
    const { state, payoff_today, paid, days_left, return_until } = answer.data
    const { late_fee, late_interest, next_payment, remaining_schedule } = answer.data
    const until = returnableUntil(loan, run.lender.now)
    const late = lateChargesOf(loan, today)
    const ahead = aheadOf(loan, today).map(shownAhead)
    same(
      { state, payoff_today, late_fee, late_interest, paid, days_left, return_until },
      {
        state: loan.state,
        payoff_today: money(payoffOn(loan, today)),
        late_fee: money(late.fee),
        late_interest: money(late.interest),
        paid: money(loan.received),
        days_left: due === null ? null : due - today,
        return_until: until === null ? null : new Date(until).toISOString(),
      },
      'the order as it is shown',
    )
    const numberless = (remaining_schedule as object[]).map((each) => ({ ...each, number: 0 }))
    same(numberless, ahead, 'what is still to be paid')
    same(next_payment, (remaining_schedule as object[])[0] ?? null, 'the next payment')
  },
} satisfies Partial<Perform>

export const shownAhead = ({ day, principal, interest, fee, lateFee }: Ahead): object => ({
  number: 0,
  due_date: dateOf(day),
  principal: money(principal),
  interest: money(interest),
  service_fee: money(fee),
  late_fee: money(lateFee),
  total: money(principal + interest + fee + lateFee),
})
