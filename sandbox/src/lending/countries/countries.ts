import { dateIn } from '../../foundation/clock.ts'
import type { Country } from '../../foundation/contract.ts'
import { addHolidays } from '../rules/business-days.ts'
import type { CountryProfile } from './country-profile.ts'
import { countries } from './every-country.ts'

export { countries }

export const COUNTRIES = Object.keys(countries) as readonly Country[]

for (const { calendar, addedHolidays } of Object.values(countries)) {
  if (calendar !== null && addedHolidays !== null) addHolidays(calendar, addedHolidays)
}

const byAppId = new Map<string, Country>(COUNTRIES.map((each) => [countries[each].appId, each]))

/** The country that an edition's `app_id` stands for; throws for one that this lender does not serve. */
export function countryOf(appId: string): Country {
  const found = byAppId.get(appId)
  if (found === undefined) throw new Error(`no edition is ${appId}`)
  return found
}

/** What the lender knows of the country of an account, or of anything else that carries an edition. */
export const profileOf = ({ appId }: { appId: string }): CountryProfile =>
  countries[countryOf(appId)]

/** The editions and the day (YYYY-MM-DD) that it is in each at an instant, side by side. */
export function daysAt(instant: Date): { appIds: string[]; days: string[] } {
  const all = Object.values(countries)
  return {
    appIds: all.map(({ appId }) => appId),
    days: all.map(({ zone }) => dateIn(zone, instant)),
  }
}
