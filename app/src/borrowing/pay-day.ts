const dayLength = 86_400_000

/** `2026-12-25` for the 25th; the last day of a month that is shorter. */
function dayInMonth(year: number, month: number, day: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return Date.UTC(year, month, Math.min(day, last))
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
