import { dateOf, dueOn } from './due-days.ts'
import { annualRate, interestOn, plannedInterest, type Terms } from './debt.ts'
import { product } from './loan.ts'
import { Mismatch, same } from './mismatch.ts'

interface ShownCost {
  received: { amount: number }
  service_fee: { amount: number }
  annual_interest: number
  apr: number
  days: number
  schedule: {
    due_date: string
    agreed_date: string
    principal: { amount: number }
    interest: { amount: number }
    service_fee: { amount: number }
  }[]
}

/** The terms that a quote shows, once its figures have been worked out again (D15, D16). */
export function agreedTerms(
  shown: unknown,
  wanted: { amount: number; days: number; today: number },
): Terms {
  const { received, service_fee, annual_interest, apr, days, schedule } = shown as ShownCost
  const terms: Terms = {
    principal: wanted.amount,
    fee: service_fee.amount,
    rate: annual_interest,
    highest: product.highestRate,
    schedule: schedule.map((each) => ({
      day: Date.parse(each.agreed_date) / 86_400_000 - wanted.today,
      principal: each.principal.amount,
      fee: each.service_fee.amount,
    })),
  }
  same([received.amount, days], [wanted.amount, wanted.days], 'what is received, and for how long')
  same(terms.schedule.at(-1)?.day, wanted.days, 'the last due day')
  same(
    schedule.map(({ due_date }) => due_date),
    schedule.map(({ agreed_date }) => dateOf(dueOn(Date.parse(agreed_date) / 86_400_000))),
    'the due dates',
  )
  same(schedule.length, wanted.days <= 90 ? 1 : wanted.days / 30, 'the number of payments')
  same(total(terms, 'principal'), wanted.amount, 'the principal of the schedule')
  same(total(terms, 'fee'), terms.fee, 'the fee of the schedule')
  const interest = plannedInterest(terms)
  same(
    schedule.map((each) => each.interest.amount),
    interest,
    'the interest of the schedule',
  )
  same(apr, annualRate(terms), 'the annual percentage rate')
  if (apr > product.highestRate) throw new Mismatch(`the rate is too high: ${apr}`)
  const sums = terms.schedule.map((each, index) => each.principal + (interest[index] ?? 0))
  // Equal as far as whole minor units go: the last one takes what rounding left.
  if (Math.max(...sums) - Math.min(...sums) > 2 * sums.length) {
    throw new Mismatch(`the payments are not equal: ${sums.join(', ')}`)
  }
  const [first] = terms.schedule
  if (!first || first.day < 30 || interestOn(terms.principal, terms.rate, 365) <= 0) {
    throw new Mismatch('terms that are none')
  }
  return terms
}

function total(terms: Terms, part: 'principal' | 'fee'): number {
  return terms.schedule.reduce((sum, each) => sum + each[part], 0)
}
