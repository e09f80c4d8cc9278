import { randomUUID } from 'node:crypto'
import { aheadOf, type Ahead } from './ahead.ts'
import { book } from './booking.ts'
import { dateOf } from './due-days.ts'
import {
  balancesOf,
  dayOf,
  dueOf,
  HOUR,
  isOwed,
  payoffOn,
  sendRefund,
  startOf,
  type Loan,
} from './loan.ts'
import { same } from './mismatch.ts'
import { shownAhead } from './perform-loans.ts'
import { endOfDay, sumOf } from './perform-payments.ts'
import { money, nameOf, pick, refusal, type Perform } from './run.ts'

/** What a payment would do, and what was paid beyond the debt. */
export const performPreviews = {
  preview: async (run, { which, amount: wanted, ahead }) => {
    const { lender } = run
    const loan = pick(run.loans, which)
    const today = dayOf(lender.now)
    const day = today + ahead
    const payoff = loan ? payoffOn(loan, day) : 0
    const amount = sumOf(wanted, payoff)
    const { order_id } = nameOf(loan)
    const query = { order_id, amount: String(amount), day: dateOf(day) }
    const answer = await lender.read('/v2/repay/preview', query)
    const last = Math.max(today, (loan && dueOf(loan)) ?? today)
    const within = amount >= Math.min(100, payoff) && amount <= payoff
    const possible = day >= today && day <= last && within
    const code = loan && !isOwed(loan) ? 409_002 : possible ? 200 : 422_001
    same(answer.code, refusal(run, loan) ?? code, 'a preview')
    if (answer.code !== 200 || !loan) return
    const then = paidOn(loan, { amount, payoff, day, now: lender.now })
    const left = aheadOf(then, day)
    const { order_state, outstanding, next_payment } = answer.data
    const next = next_payment && { ...next_payment, number: 0 }
    same(
      { order_state, payoff: answer.data['payoff'], outstanding, next },
      {
        order_state: then.state,
        payoff: money(payoff),
        outstanding: money(left.reduce((sum, each) => sum + sumIn(each), 0)),
        next: left.map(shownAhead)[0] ?? null,
      },
      'what is previewed',
    )
  },

  ask_refund: async (run, { which }) => {
    const loan = pick(run.loans, which)
    const { order_id } = nameOf(loan)
    const account_id = run.accountId ?? randomUUID()
    const answer = await run.lender.call('/v2/repay/refund', { order_id, account_id })
    const overpaid = loan ? balancesOf(loan).overpaid : 0
    const may = overpaid > 0 && loan?.refundAsked === null
    const code = run.accountId === null ? 404_001 : may ? 200 : 409_002
    same(answer.code, refusal(run, loan) ?? code, 'asking for what was overpaid')
    if (answer.code !== 200 || !loan) return
    same(answer.data['amount'], money(overpaid), 'what is sent back')
    const sentAt = startOf(dayOf(run.lender.now) + 3) + 9 * HOUR
    loan.refundAsked = { sum: overpaid, sentAt }
  },

  send_refund: async (run, { which }) => {
    const loan = pick(run.loans, which)
    const { code, body } = await run.lender.world('refund', nameOf(loan))
    same(code, loan?.refundAsked ? 200 : 404_001, 'sending what was overpaid')
    if (code !== 200 || !loan) return
    same(body['outcome'], 'paid', 'what became of it')
    sendRefund(loan)
  },
} satisfies Partial<Perform>

/** The loan as it stands once the payment is booked. */
function paidOn(
  loan: Loan,
  { amount, payoff, day, now }: { amount: number; payoff: number; day: number; now: number },
): Loan {
  const then = structuredClone(loan)
  const at = day === dayOf(now) ? now : startOf(day) + 12 * HOUR
  const asked = {
    id: '',
    reference: '',
    loan: then,
    purpose: 'repay' as const,
    amount,
    settlesOn: amount === payoff ? day : null,
    expiresAt: endOfDay(at),
    extension: null,
    received: 0,
    voucher: null,
  }
  book(asked, amount, at, at)
  return then
}

const sumIn = ({ principal, interest, fee, lateFee }: Ahead): number =>
  principal + interest + fee + lateFee
