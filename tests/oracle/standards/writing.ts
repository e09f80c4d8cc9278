/** The digits that D3 takes: Latin, Thai, Arabic-Indic and extended Arabic-Indic. */
export const DIGITS = ['0123456789', '๐๑๒๓๔๕๖๗๘๙', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹'] as const
/** Digits of other scripts, which nobody who borrows here types. */
export const STRANGE_DIGITS = ['०१२३४५६७८९', '0123456789'] as const

/** What people put between the figures of a number, for the eye. */
const BETWEEN = ' \u00a0-–().\u002f'

/** A number as it would be printed: Latin digits, capitals, nothing in between. */
export function plain(typed: string): string {
  return [...typed]
    .filter((sign) => !BETWEEN.includes(sign))
    .map((sign) => {
      const script = DIGITS.find((digits) => digits.includes(sign))
      return script === undefined ? sign.toUpperCase() : String(script.indexOf(sign))
    })
    .join('')
}

export const onlyDigits = (text: string): boolean =>
  [...text].every((sign) => DIGITS[0].includes(sign))

/** A day that the calendar has. */
export function isDay(year: number, month: number, day: number): boolean {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  return day >= 1 && day <= (lengths[month - 1] ?? 0)
}
