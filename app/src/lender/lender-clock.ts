/** How far the lender's clock is ahead of the device's, in milliseconds, as its last answer said. */
let ahead = 0

/** Reads the time of an answer (`Date`, whole seconds); nothing where the browser does not show it. */
export function noteLenderTime(date: string | null): void {
  const at = Date.parse(date ?? '')
  if (!Number.isNaN(at)) ahead = at - Date.now()
}

/** The lender's time, in milliseconds since 1970: a phone's own clock may be hours wrong. */
export const lenderNow = (): number => Date.now() + ahead
