import { countedDay, dueOn } from './due-days.ts'
import { debtAfter, interestOn, openParts, worthOn } from './debt.ts'
import { balancesOf, isOwed, lateFeesOf, termsNow, type Loan } from './loan.ts'

/** A payment that is still to be made; `day` since 1970. */
export interface Ahead {
  day: number
  principal: number
  interest: number
  fee: number
  lateFee: number
}

/** What is still to be paid, each on its day, or today where that has passed. */
export function aheadOf(loan: Loan, today: number): Ahead[] {
  if (!isOwed(loan)) return []
  const terms = termsNow(loan)
  const debt = debtAfter(terms, loan.start, loan.payments)
  let { principal, interest, fee, countedTo, worth, worthOn: since } = debt
  const ahead: Ahead[] = []
  for (const part of openParts(terms, debt)) {
    const due = dueOn(loan.start + part.day)
    const paidOn = countedDay(terms, loan.start, Math.max(due, today))
    interest += interestOn(principal, terms.rate, Math.max(0, paidOn - countedTo))
    countedTo = Math.max(countedTo, paidOn)
    const asked = { ...part, day: due, interest, lateFee: 0 }
    ahead.push(asked)
    worth = worthOn(terms, { worth, worthOn: since }, paidOn)
    since = paidOn
    const most = Math.max(0, Math.floor(worth))
    const sum = part.principal + part.fee + interest
    if (sum >= most) {
      // It is the last: fees fall away first, then interest, and what was paid of them lowers the principal.
      let falls = Math.max(0, principal + fee + interest - most)
      const left = (owed: number): number => {
        const taken = Math.min(owed, falls)
        falls -= taken
        return owed - taken
      }
      Object.assign(asked, { fee: left(fee), interest: left(interest), principal: left(principal) })
      interest = 0
      break
    }
    worth -= sum
    principal -= part.principal
    fee -= part.fee
    interest = 0
  }
  const { lateFee } = balancesOf(loan)
  const last = dueOn(loan.start + (terms.schedule.at(-1)?.day ?? 0))
  if (ahead.length === 0 && interest + lateFee > 0) {
    ahead.push({ day: last, principal: 0, interest, fee: 0, lateFee: 0 })
  }
  const final = ahead.at(-1)
  if (final) final.lateFee = lateFee
  return ahead
}

/** What being late has cost: the fees that stand, and interest counted day by day. */
export function lateChargesOf(loan: Loan, today: number): { fee: number; interest: number } {
  if (loan.paidOutAt === null || loan.state === 'returned') return { fee: 0, interest: 0 }
  const terms = termsNow(loan)
  const lastPaid = Math.max(loan.start, ...loan.payments.map(({ day }) => day))
  const until = isOwed(loan) ? countedDay(terms, loan.start, today) : lastPaid
  let days = 0
  for (let day = loan.start; day < until; day++) {
    const paid = loan.payments.filter((each) => each.day <= day)
    const open = openParts(terms, debtAfter(terms, loan.start, paid))
    const late = open.filter((part) => loan.start + part.day <= day)
    days += late.reduce((sum, each) => sum + each.principal, 0)
  }
  return { fee: lateFeesOf(loan), interest: interestOn(days, terms.rate, 1) }
}
