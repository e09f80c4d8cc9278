import type { Schema } from '../lender/answers.ts'

const dayLength = 86_400_000

/** `2026-12-25` for the 25th; the last day of a month that is shorter. */
function dayInMonth(year: number, month: number, day: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return Date.UTC(year, month, Math.min(day, last))
}

/** Ways of being paid with more pay days than the one of the month that was asked for. */
const oftenPaid: readonly string[] = ['weekly', 'daily_or_fortnightly', 'semi_monthly']

/** The day of the month that is the borrower's only pay day in it. */
export function monthlyPayDay({
  pay_day,
  pay_method,
}: Pick<Schema<'WorkDetails'>, 'pay_day' | 'pay_method'>): string | undefined {
  return oftenPaid.includes(pay_method) ? undefined : pay_day
}

/**
 * How many days after the borrower's pay day a date is. Undefined where the pay day is not one of
 * the month, as where it is a day of the week.
 */
export function daysAfterPayDay(payDay: string, date: string): number | undefined {
  if (!/^([1-9]|[12]\d|3[01])$/.test(payDay)) return undefined
  const due = new Date(date)
  const year = due.getUTCFullYear()
  const month = due.getUTCMonth()
  const here = dayInMonth(year, month, Number(payDay))
  const paid = here <= due.getTime() ? here : dayInMonth(year, month - 1, Number(payDay))
  return (due.getTime() - paid) / dayLength
}
