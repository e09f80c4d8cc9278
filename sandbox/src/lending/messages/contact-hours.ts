import { minuteIn } from '../../foundation/clock.ts'
import type { CountryProfile } from '../countries/country-profile.ts'

/** When the hours begin in which borrowers of a country may be reminded, as `HH:MM` there. */
export function contactHoursBegin({ contactHours }: CountryProfile): string {
  return `${String(contactHours[0]).padStart(2, '0')}:00`
}

/** Whether a borrower of the country may be reminded at that instant. */
export function mayRemind({ contactHours, zone }: CountryProfile, instant: Date): boolean {
  const [from, until] = contactHours
  const hour = Number(minuteIn(zone, instant).slice(11, 13))
  return hour >= from && hour < until
}
