import type { Country } from '../settings/settings.ts'
import { minuteIn } from '../../foundation/clock.ts'
import { markets } from '../rules/products.ts'

/**
 * The hours of the day in which a borrower may be reminded, where the lender is: from the first, and
 * before the second. Thailand allows 8–20 on weekdays and 8–18 on holidays, so 8–18 is right on any
 * day; Mexico allows 7–22. For Pakistan and Egypt no hours were found: there it is our own office
 * day, and in the generic edition too.
 */
const contactHours: Readonly<Record<Country, readonly [from: number, until: number]>> = {
  TH: [8, 18],
  MX: [7, 22],
  PK: [9, 18],
  EG: [9, 18],
  GENERIC: [9, 18],
}

/** The country that an edition's `app_id` stands for. */
export function countryOf(appId: string): Country {
  const found = (Object.keys(markets) as Country[]).find((each) => markets[each].appId === appId)
  if (found === undefined) throw new Error(`no edition is ${appId}`)
  return found
}

/** When the hours begin in which borrowers of the country may be reminded, as `HH:MM` there. */
export function contactHoursBegin(country: Country): string {
  return `${String(contactHours[country][0]).padStart(2, '0')}:00`
}

/** Whether a borrower of the country may be reminded at that instant. */
export function mayRemind(country: Country, instant: Date): boolean {
  const [from, until] = contactHours[country]
  const hour = Number(minuteIn(markets[country].zone, instant).slice(11, 13))
  return hour >= from && hour < until
}
