import type { Country } from '../../foundation/contract.ts'
import { COUNTRIES, countries } from '../../lending/countries/countries.ts'
import type { Settings } from '../../lending/settings/settings.ts'
import { html, type Html } from './html.ts'

/** A page or call of one edition, which its address may name; else the served page's. */
export interface Edition {
  Querystring: { app_id?: string | string[] }
}

export const editionIn = (
  { app_id: asked }: Edition['Querystring'],
  settings: Pick<Settings, 'country'>,
): Country => COUNTRIES.find((each) => countries[each].appId === asked) ?? settings.country

/** The editions, to choose one from. */
export const editionOptions = (chosen: Country): Html =>
  html`${COUNTRIES.map(
    (each) =>
      html`<option value="${countries[each].appId}" ${each === chosen ? html`selected` : null}>
        ${countries[each].name}
      </option>`,
  )}`
