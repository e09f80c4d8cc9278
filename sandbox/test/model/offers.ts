import { interestOn, openParts, payoffOf, rateOf, shareOf, worthOn } from './debt.ts'
import { dueOn } from './due-days.ts'
import { countedOn, debtOf, dueOf, extendedDays, product, termsNow, type Loan } from './loan.ts'

/** An extension: by how many days the agreed day moves, and by how many the due date. */
interface Offer {
  days: number
  movesBy: number
  cost: number
}

/** The extensions that can be had today, shortest first. */
export function offersFor(loan: Loan, day: number): Offer[] {
  const due = dueOf(loan)
  const debt = debtOf(loan)
  if (due === null || due < day || openParts(termsNow(loan), debt).length !== 1) return []
  const today = countedOn(loan, day)
  const length = (loan.terms.schedule.at(-1)?.day ?? 0) + extendedDays(loan)
  return product.extensions
    .map(({ days: wanted, share }) => {
      const last = loan.start + length
      let days: number = wanted
      while (dueOn(last + days) < due + wanted) days += 1
      const movesBy = dueOn(last + days) - due
      return { days, movesBy, cost: shareOf(debt.principal, share) }
    })
    .filter(({ days, cost }) => {
      // What was really paid, on its days, and the rest on its new day.
      const last = length + days
      const rest = interestOn(debt.principal, loan.terms.rate, loan.start + last - debt.countedTo)
      const owed = debt.principal + debt.fee + debt.interest + rest
      const bought = { worth: worthOn(loan.terms, debt, today) - cost, worthOn: today }
      const most = worthOn(loan.terms, bought, loan.start + last)
      const paid = [
        ...loan.payments.map(({ day, amount }) => ({ day: day - loan.start, amount })),
        ...loan.extensions,
        { day: today - loan.start, amount: cost },
        { day: last, amount: Math.min(owed, Math.max(0, Math.floor(most))) },
      ]
      const rate = rateOf(loan.terms.principal, paid)
      const within = length + days <= product.longest && rate <= product.highestRate
      return cost > 0 && within && cost < payoffOf(loan.terms, debt, today)
    })
}
