import { debtAfter, extended, openParts, payoffOf, type Payment, type Terms } from './debt.ts'

import { countedDay, dueOn } from './due-days.ts'

/** Milliseconds. */
export const HOUR = 3_600_000
export const DAY = 24 * HOUR

/** The day in Bangkok, which is seven hours ahead all year. */
export const dayOf = (ms: number): number => Math.floor((ms + 7 * HOUR) / DAY)
export const startOf = (day: number): number => day * DAY - 7 * HOUR

/** The states of D18 that a lender which approves at once can show. */
export type State =
  | 'approved'
  | 'signed'
  | 'disbursed'
  | 'overdue'
  | 'repaid'
  | 'abandoned'
  | 'expired'
  | 'returned'
  | 'payout_failed'
  | 'written_off'

/** A loan as far as money and state go. */
export interface Loan {
  id: string
  owner: string
  state: State
  terms: Terms
  appliedAt: number
  payoutDueAt: number
  /** The payout; null before it, and once the money came back. */
  paidOutAt: number | null
  /** The day of the payout. */
  start: number
  /** What came for a loan that was given up before it was paid out. */
  loose: number
  payments: Payment[]
  /** All that came in, and what of it its payers paid within a day of the payout. */
  received: number
  inTime: number
  /** What was sent back of what was overpaid, and what waits to be. */
  refunded: number
  refundAsked: { sum: number; sentAt: number } | null
  /** What extensions cost, by the day after the payout. */
  extensions: Payment[]
  /** By how many days each moved the end, and when it was paid for. */
  moreDays: { days: number; paidAt: number }[]
  /** Late fees that stand, by their day. */
  lateFees: Map<number, number>
  lateCountedTo: number
  returnAnnounced: boolean
  /** When it was written off. */
  lostAt: number | null
}

export interface Balances {
  principal: number
  interest: number
  fee: number
  lateFee: number
  /** The borrower's. */
  overpaid: number
  /** What fell away of an early payoff: fees first, then interest. */
  feesFell: number
  interestFell: number
}

/** What the product says beside its terms. */
export const product = {
  latePerDay: 10,
  lateCap: 100,
  longest: 180,
  highestRate: 2500,
  extensions: [
    { days: 7, share: 20 },
    { days: 14, share: 40 },
    { days: 30, share: 80 },
  ],
} as const

/** A loan that was applied for just now. */
export function newLoan(id: string, owner: string, terms: Terms, appliedAt: number): Loan {
  return {
    id,
    owner,
    state: 'approved',
    terms,
    appliedAt,
    payoutDueAt: 0,
    paidOutAt: null,
    start: 0,
    loose: 0,
    payments: [],
    received: 0,
    inTime: 0,
    refunded: 0,
    refundAsked: null,
    extensions: [],
    moreDays: [],
    lateFees: new Map(),
    lateCountedTo: 0,
    returnAnnounced: false,
    lostAt: null,
  }
}

export const isOpen = ({ state }: Loan): boolean =>
  ['approved', 'signed', 'disbursed', 'overdue', 'payout_failed'].includes(state)
export const isOwed = ({ state }: Loan): boolean =>
  ['disbursed', 'overdue', 'written_off'].includes(state)
/** Paid out, and neither at its end nor given up. */
export const isRunning = ({ state }: Loan): boolean => state === 'disbursed' || state === 'overdue'

/** By how many days what was paid for until a moment moved the end. */
export const extendedDays = ({ moreDays }: Loan, at = Infinity): number =>
  moreDays.filter(({ paidAt }) => paidAt <= at).reduce((sum, { days }) => sum + days, 0)

export const termsNow = (loan: Loan): Terms => extended(loan.terms, extendedDays(loan))
export const debtOf = (loan: Loan) => debtAfter(loan.terms, loan.start, loan.payments)

/** What the books must say. */
export function balancesOf(loan: Loan): Balances {
  const nothing = { principal: 0, interest: 0, fee: 0, lateFee: 0, feesFell: 0, interestFell: 0 }
  if (loan.paidOutAt === null) return { ...nothing, overpaid: loan.loose - loan.refunded }
  const { principal, interest, fee, over, fell, feesFell, givenBack } = debtOf(loan)
  if (loan.state === 'returned') {
    // What had fallen away before is posted, and taken back with the rest.
    const overpaid = loan.received - loan.terms.principal - loan.refunded
    return { ...nothing, overpaid, feesFell, interestFell: fell - feesFell }
  }
  const late = lateFeesOf(loan)
  // Late fees come last in line.
  const paid = Math.min(over + givenBack, late)
  const overpaid = over + givenBack - paid + loan.loose - loan.refunded
  return {
    principal,
    interest,
    fee,
    lateFee: late - paid,
    overpaid,
    feesFell,
    interestFell: fell - feesFell,
  }
}

/** What stands of late fees. */
export function lateFeesOf(loan: Loan): number {
  return [...loan.lateFees.values()].reduce((sum, each) => sum + each, 0)
}

/** The next day on which something is due; null where nothing is owed. */
export function dueOf(loan: Loan): number | null {
  return isOwed(loan) ? dueFor(loan, balancesOf(loan).lateFee) : null
}

/** The same, were `lateFee` what stands of late fees, and `payments` all that came. */
export function dueFor(loan: Loan, lateFee: number, payments = loan.payments): number | null {
  const debt = debtAfter(loan.terms, loan.start, payments)
  const terms = termsNow(loan)
  const day =
    openParts(terms, debt)[0]?.day ??
    (debt.interest + lateFee > 0 ? terms.schedule.at(-1)?.day : undefined)
  return day === undefined ? null : dueOn(loan.start + day)
}

/** The day that what happens to the loan on `day`, at a moment of it, counts on. */
export const countedOn = (loan: Loan, day: number, at?: number): number =>
  countedDay(extended(loan.terms, extendedDays(loan, at)), loan.start, day)

/** What ends the loan on that day. */
export function payoffOn(loan: Loan, day: number): number {
  if (!isOwed(loan)) return 0
  return payoffOf(loan.terms, debtOf(loan), countedOn(loan, day)) + balancesOf(loan).lateFee
}

/** Money comes from the lender: due dates count from this day. */
export function payOut(loan: Loan, now: number): void {
  loan.state = 'disbursed'
  loan.paidOutAt = now
  loan.start = dayOf(now)
}

/** Whether there is no debt yet that money could lower: then it is kept as nobody's. */
export const awaitsPayout = ({ state }: Loan): boolean =>
  state === 'signed' || state === 'payout_failed'

/** Whether the bank can send the money back: not once something lowered the debt. */
export function canBounce({ state, received }: Loan): boolean {
  return (
    state === 'signed' || state === 'payout_failed' || (state === 'disbursed' && received === 0)
  )
}

/** The money comes back: nothing is owed, as if it had not been paid out. */
export function bounce(loan: Loan): void {
  loan.state = 'payout_failed'
  loan.paidOutAt = null
  loan.returnAnnounced = false
}

/** Until when the loan can be given back for what was received (D19); null where it cannot. */
export function returnableUntil(loan: Loan, now: number): number | null {
  if (loan.state !== 'disbursed' || loan.paidOutAt === null) return null
  const until = loan.paidOutAt + DAY
  return now <= until ? until : null
}

/** Ends the loan where all that was received came back in time. */
export function isGivenBack(loan: Loan): boolean {
  if (loan.inTime < loan.terms.principal) return false
  if (!isOwed(loan) && loan.state !== 'repaid') return false
  loan.state = 'returned'
  loan.lateFees.clear()
  return true
}

/** Nobody expects the money any more. */
export function writeOff(loan: Loan, now: number): void {
  loan.state = 'written_off'
  loan.lostAt = now
}

/** What was asked back goes to its account, which is still there: the day comes before any purge. */
export function sendRefund(loan: Loan): void {
  loan.refunded += loan.refundAsked?.sum ?? 0
  loan.refundAsked = null
}

/** What the work of the days between the two moments does to a loan. */
export function work(loan: Loan, from: number, now: number): void {
  const today = dayOf(now)
  if (loan.state === 'signed' && loan.payoutDueAt <= now) {
    payOut(loan, Math.max(from, loan.payoutDueAt))
  }
  const due = dueOf(loan)
  if (loan.state === 'disbursed' && due !== null && due < today) {
    loan.state = 'overdue'
  }
  if (loan.state === 'overdue' && due !== null) chargeLateDays(loan, due, today)
  if (loan.refundAsked && loan.refundAsked.sentAt <= now) sendRefund(loan)
  if (loan.state === 'approved' && loan.appliedAt < now - 7 * DAY) loan.state = 'expired'
}

function chargeLateDays(loan: Loan, due: number, today: number): void {
  const { principal, interest, fee } = balancesOf(loan)
  if (principal + interest + fee > 0) {
    for (let day = Math.max(due, loan.lateCountedTo) + 1; day <= today; day++) {
      const left = product.lateCap - lateFeesOf(loan)
      if (left > 0) loan.lateFees.set(day, Math.min(product.latePerDay, left))
    }
  }
  loan.lateCountedTo = today
}
