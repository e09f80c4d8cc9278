import { ageOn } from '@paso/sdk/rules'
import { addDays } from '../../foundation/clock.ts'
import type { Minor } from '../../foundation/money.ts'
import { downToStep, type Product } from './products.ts'

/** What the scoring looks at. */
export interface Applicant {
  incomeBand: string
  /** YYYY-MM-DD */
  birthDate: string
  /** The first day on which no record of late payment counts; undefined where none counts today. */
  lateUntil: string | undefined
}

export type Assessment = { outcome: 'granted'; limit: Minor } | Refusal

export interface Refusal {
  outcome: 'refused'
  reason: RefusalReason
  /** YYYY-MM-DD */
  applyAgainOn: string
}

export type RefusalReason =
  | 'income_too_low'
  | 'too_little_left'
  | 'too_young'
  | 'record_of_late_payment'
  | 'details_not_confirmed'

/** What would make another answer likely, by the reason of a refusal. */
export const wouldHelp = {
  income_too_low: 'higher_income',
  too_little_left: 'lower_costs',
  too_young: 'waiting',
  record_of_late_payment: 'paying_on_time',
  details_not_confirmed: 'confirming_details',
} as const satisfies Record<RefusalReason, string>

const ADULT = 18
/** From this age the whole limit of the income band is given; before, half of it. */
const FULL_LIMIT_AGE = 20
/** How long a refusal holds where nothing says when its reason ends. */
export const WAIT_DAYS = 90

/**
 * The sandbox's whole scoring, the same for everyone. Minors are refused until their birthday, late
 * payers until that no longer counts, the lowest income band for 90 days. Else the limit follows
 * the income band, halved before the age of 20. It is rounded down to the product's step and never
 * below its least.
 */
export function assess(product: Product, applicant: Applicant, today: string): Assessment {
  const age = ageOn(applicant.birthDate, today)
  if (age < ADULT) return refuse('too_young', birthday(applicant.birthDate, ADULT))
  if (applicant.lateUntil !== undefined)
    return refuse('record_of_late_payment', applicant.lateUntil)
  const tenths = product.tenthsByIncome[applicant.incomeBand]
  if (tenths === undefined) return refuseForNow('income_too_low', today)
  const full = (product.maxAmount / 10) * tenths
  const wanted = age < FULL_LIMIT_AGE ? full / 2 : full
  return { outcome: 'granted', limit: downToStep(product, wanted) }
}

/**
 * Refused for 90 days, where nothing says when the reason ends. An income, and what is left of it,
 * do not change from one day to the next.
 */
export const refuseForNow = (reason: RefusalReason, today: string): Refusal =>
  refuse(reason, addDays(today, WAIT_DAYS))

const refuse = (reason: RefusalReason, applyAgainOn: string): Refusal => ({
  outcome: 'refused',
  reason,
  applyAgainOn,
})

/** The day of that birthday; who was born on 29 February has it on 1 March of a common year. */
function birthday(birthDate: string, age: number): string {
  const [year = 0, month = 1, day = 1] = birthDate.split('-').map(Number)
  return new Date(Date.UTC(year + age, month - 1, day)).toISOString().slice(0, 10)
}
