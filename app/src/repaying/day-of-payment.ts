/**
 * The day on which a payment was most likely made, `YYYY-MM-DD`. An instruction ends with the day on which it was made, or
 * with the next one where it was made in the last two hours; nobody paid after today.
 * @param expires the end of the instruction in the lender's zone, beginning with `YYYY-MM-DD`
 */
export function dayOfPayment(expires: string, today: string): string {
  const day = expires.slice(0, 10)
  return day < today ? day : today
}
