/**
 * When a payment of a loan in Thailand is due, worked out apart from the lender. It is past the pay
 * day of the model's borrower, then on a day when banks are open. Days are whole numbers since 1970.
 */
export const PAY_DAY = 25
const HOLIDAYS =
  '01-01 04-06 04-13 04-14 04-15 05-01 05-04 06-03 07-28 08-12 10-13 10-23 12-05 12-10 12-31'.split(
    ' ',
  )
const BY_THE_MOON =
  '2026-03-03 2026-05-31 2026-07-29 2026-07-30 2027-02-21 2027-05-20 2027-07-18 2027-07-19'.split(
    ' ',
  )

export const dateOf = (day: number): string => new Date(day * 86_400_000).toISOString().slice(0, 10)

const isHoliday = (day: number): boolean =>
  HOLIDAYS.includes(dateOf(day).slice(5)) || BY_THE_MOON.includes(dateOf(day))

const isWeekend = (day: number): boolean => [0, 6].includes((day + 4) % 7)

/** Whether banks are closed on a day. */
export const isClosed = (day: number): boolean =>
  isWeekend(day) || isHoliday(day) || makesUpFor(day - 1)

/** Whether the days up to this one, none of them a working day, have a holiday on a weekend. */
function makesUpFor(day: number): boolean {
  if (!isWeekend(day) && !isHoliday(day)) return false
  return (isWeekend(day) && isHoliday(day)) || makesUpFor(day - 1)
}

/** The day on which what was agreed for `agreed` is due. */
export function dueOn(agreed: number): number {
  const date = Number(dateOf(agreed).slice(8))
  if (date <= PAY_DAY && date >= PAY_DAY - 7) return dueOn(agreed + PAY_DAY - date + 1)
  return isClosed(agreed) ? dueOn(agreed + 1) : agreed
}

/** The day that a payment on `day` counts on: the agreed one between that and its due date. */
export function countedDay(
  { schedule }: { schedule: readonly { day: number }[] },
  start: number,
  day: number,
): number {
  const agreed = schedule.map((part) => start + part.day)
  return agreed.find((each) => each < day && day <= dueOn(each)) ?? day
}
