import {
  balancesOf,
  countedOn,
  DAY,
  dayOf,
  dueFor,
  dueOf,
  isGivenBack,
  isOwed,
  isRunning,
  type Loan,
} from './loan.ts'

/** An instruction to pay, as far as booking goes. */
export interface Instruction {
  id: string
  reference: string
  loan: Loan
  purpose: 'repay' | 'extend' | 'return'
  amount: number
  /** The day whose whole debt it asks for. */
  settlesOn: number | null
  expiresAt: number
  /** What it buys. */
  extension: { days: number; from: number } | null
  /** What came for it. */
  received: number
  voucher: { day: number; amount: number; answerBy: number } | null
}

/** A payment comes for an instruction; the day that counts is the payer's (D17). */
export function book(asked: Instruction, amount: number, paidAt: number, now: number): void {
  const { loan } = asked
  const inTime = amount >= asked.amount && paidAt <= asked.expiresAt
  const paidOn = dayOf(paidAt)
  const counts = inTime && asked.settlesOn !== null ? Math.min(asked.settlesOn, paidOn) : paidOn
  const day = Math.max(countedOn(loan, counts, paidAt), loan.start)
  const from = dueOf(loan)
  loan.received += amount
  asked.received += amount
  asked.voucher = null
  if (loan.paidOutAt === null) {
    loan.loose += amount
    return
  }
  const isEarly = paidAt <= loan.paidOutAt + DAY
  if (isEarly) loan.inTime += amount
  if (loan.state === 'returned' || (isEarly && isGivenBack(loan))) return
  let against = amount
  let bought = 0
  let lateUpTo = day
  const { extension } = asked
  if (extension && isRunning(loan) && extension.from === from && inTime) {
    bought = asked.amount
    against -= bought
    lateUpTo = Math.min(day, from)
    loan.moreDays.push({ days: extension.days, paidAt })
    loan.extensions.push({ day: Math.max(0, day - loan.start), amount: bought })
  }
  loan.payments.push({ day, amount: against, bought })
  takeBackLateFees(loan, lateUpTo)
  if (isOwed(loan)) settle(loan, now)
}

/** A day costs nothing on which, by what was paid before it, no due date had passed. */
function takeBackLateFees(loan: Loan, lateUpTo: number): void {
  for (const each of [...loan.lateFees.keys()]) {
    const due = dueFor(
      loan,
      0,
      loan.payments.filter(({ day }) => day < each),
    )
    if (each > lateUpTo && (due === null || each <= due)) loan.lateFees.delete(each)
  }
}

function settle(loan: Loan, now: number): void {
  const { principal, interest, fee, lateFee } = balancesOf(loan)
  const due = dueOf(loan)
  if (principal + interest + fee + lateFee === 0) loan.state = 'repaid'
  else if (loan.state === 'overdue' && due !== null && due >= dayOf(now)) loan.state = 'disbursed'
}
