/**
 * What a borrower owes, worked out from events alone. These are the terms agreed to, the day of the payout,
 * and each payment with the day on which its payer paid (D15, D17). Days are whole numbers since
 * 1970 where the lender is; sums are minor units. Nothing of the lender is used here.
 */
export interface Terms {
  principal: number
  fee: number
  /** Basis points a year. */
  rate: number
  /** Basis points a year that no payoff passes (D37). */
  highest: number
  /** `day` counts from the payout. */
  schedule: readonly { day: number; principal: number; fee: number }[]
}

export interface Payment {
  day: number
  /** What of it went against the debt: without what it bought an extension for. */
  amount: number
  /** What it bought an extension for. */
  bought?: number
}

export interface Debt {
  principal: number
  interest: number
  fee: number
  /** Paid beyond principal, interest and fee. */
  over: number
  /** The day up to which interest was counted. */
  countedTo: number
  /** What the loan may still ask for at the highest rate, on the day `worthOn` (D37). */
  worth: number
  worthOn: number
  /** What fell away when it was paid off, and what of that was fees. */
  fell: number
  feesFell: number
  /** What of it was given back, since more than all had been paid. */
  givenBack: number
}

/** By the day on a year of 365, rounded half up (D15). */
export function interestOn(principal: number, rate: number, days: number): number {
  return Math.floor((2 * principal * rate * days + 3_650_000) / 7_300_000)
}

/** A share in basis points, rounded half up. */
export function shareOf(sum: number, basisPoints: number): number {
  return Math.floor((2 * sum * basisPoints + 10_000) / 20_000)
}

/** The debt after the payments, in the order of the days on which they were paid (D17). */
export function debtAfter(terms: Terms, start: number, payments: readonly Payment[]): Debt {
  const { principal, fee, rate } = terms
  const debt: Debt = {
    principal,
    interest: 0,
    fee,
    over: 0,
    countedTo: start,
    worth: principal,
    worthOn: start,
    fell: 0,
    feesFell: 0,
    givenBack: 0,
  }
  let charged = fee
  const inOrder = payments
    .filter(({ amount, bought = 0 }) => amount + bought > 0)
    .map((each) => ({ ...each, day: Math.max(each.day, start) }))
    .sort((one, other) => one.day - other.day)
  for (const payment of inOrder) {
    const { bought = 0 } = payment
    debt.worth = worthOn(terms, debt, payment.day) - bought
    debt.worthOn = payment.day
    charged += bought
    if (debt.principal + debt.interest + debt.fee === 0) {
      // What bought more time for a debt that was paid by then bought nothing.
      debt.over += payment.amount
      debt.givenBack += bought
      debt.fell += bought
      debt.feesFell += bought
      continue
    }
    const most = Math.floor(debt.worth)
    if (payment.amount === 0 && most > 0) continue
    debt.interest += interestOn(debt.principal, rate, payment.day - debt.countedTo)
    debt.countedTo = payment.day
    const owed = debt.principal + debt.interest + debt.fee
    if (owed > 0 && most < owed && payment.amount >= most) {
      debt.over += payment.amount - Math.max(0, most)
      debt.givenBack = Math.max(0, -most)
      debt.fell = owed - most
      debt.feesFell = Math.min(debt.fell, charged)
      debt.principal = debt.interest = debt.fee = 0
      continue
    }
    let left = payment.amount
    const pay = (most: number): number => {
      const paid = Math.min(left, most)
      left -= paid
      return paid
    }
    debt.interest -= pay(debt.interest)
    for (const open of openParts(terms, debt)) {
      debt.fee -= pay(open.fee)
      debt.principal -= pay(open.principal)
    }
    debt.over += left
    debt.worth -= payment.amount - left
  }
  return debt
}

/** What the loan may ask for at the highest rate on a later day: it grows by the day (D37). */
export function worthOn(
  { highest }: Terms,
  { worth, worthOn: since }: Pick<Debt, 'worth' | 'worthOn'>,
  day: number,
): number {
  return worth * Math.pow(1 + highest / 10_000, (day - since) / 365)
}

/** What pays the loan off on a day, without late fees: the agreement's sum, or less at the highest rate. */
export function payoffOf(terms: Terms, debt: Debt, day: number): number {
  const interest = interestOn(debt.principal, terms.rate, Math.max(0, day - debt.countedTo))
  const owed = debt.principal + debt.interest + debt.fee + interest
  return owed === 0 ? 0 : Math.max(0, Math.min(owed, Math.floor(worthOn(terms, debt, day))))
}

/** What is not paid of each payment of the schedule; those that are paid are left out. */
export function openParts(
  terms: Terms,
  debt: Pick<Debt, 'principal' | 'fee'>,
): { day: number; principal: number; fee: number }[] {
  let principalPaid = terms.principal - debt.principal
  let feePaid = terms.fee - debt.fee
  const open = []
  for (const part of terms.schedule) {
    const principal = Math.max(0, part.principal - principalPaid)
    const fee = Math.max(0, part.fee - feePaid)
    principalPaid = Math.max(0, principalPaid - part.principal)
    feePaid = Math.max(0, feePaid - part.fee)
    if (principal + fee > 0) open.push({ day: part.day, principal, fee })
  }
  return open
}

/** The interest of each payment of the schedule when every one is made on its day. */
export function plannedInterest({ principal, rate, schedule }: Terms): number[] {
  let owed = principal
  let before = 0
  return schedule.map((part) => {
    const interest = interestOn(owed, rate, part.day - before)
    owed -= part.principal
    before = part.day
    return interest
  })
}

/** The agreed terms with their last payment `days` later. */
export function extended(terms: Terms, days: number): Terms {
  const schedule = terms.schedule.map((part, index) =>
    index === terms.schedule.length - 1 ? { ...part, day: part.day + days } : part,
  )
  return { ...terms, schedule }
}

/** The annual rate of D16 in basis points, to a tenth of a percent. */
export function annualRate(terms: Terms): number {
  const interest = plannedInterest(terms)
  const paid = terms.schedule.map((part, index) => ({
    day: part.day,
    amount: part.principal + part.fee + (interest[index] ?? 0),
  }))
  return rateOf(terms.principal, paid)
}

/** The same of what was received and these payments, by the day after the payout. */
export function rateOf(received: number, paid: readonly Payment[]): number {
  const worth = (rate: number): number =>
    paid.reduce((sum, { day, amount }) => sum + amount / (1 + rate) ** (day / 365), 0)
  let low = 0
  let high = 10
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (worth(middle) > received) low = middle
    else high = middle
  }
  return Math.round(low * 1000) * 10
}
