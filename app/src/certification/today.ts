import { intlFormatters } from '../i18n/app-intl.ts'
import { lenderNow } from '../lender/lender-clock.ts'

/** The calendar date in a zone, `YYYY-MM-DD`: ages are counted by the lender's day, and by its clock. */
export function todayIn(timeZone: string, now = new Date(lenderNow())): string {
  const parts = intlFormatters
    .getDateTimeFormat('en-u-ca-gregory-nu-latn', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
    .formatToParts(now)
  const part = (type: string): string => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}
