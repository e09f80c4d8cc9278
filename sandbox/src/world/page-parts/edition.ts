import type { FastifyRequest } from 'fastify'
import type { Country } from '../../foundation/contract.ts'
import { COUNTRIES, countries } from '../../lending/countries/countries.ts'
import { countryOfPort, type Settings } from '../../lending/settings/settings.ts'
import { html, type Html } from '../../foundation/html.ts'

/** A page or call of one edition, which its address may name. */
export interface Edition {
  Querystring: { app_id?: string | string[] }
}

export const editionIn = (
  { app_id: asked }: Edition['Querystring'],
  settings: Pick<Settings, 'country'>,
): Country => COUNTRIES.find((each) => countries[each].appId === asked) ?? settings.country

/** The edition of a page: the one that its address names, else that of the port that was asked. */
export const editionOfPage = (
  { query, raw }: FastifyRequest<Edition>,
  settings: Pick<Settings, 'country' | 'otherEditions'>,
): Country => editionIn(query, { country: countryOfPort(settings, raw.socket.localPort) })

/** The editions, to choose one from. */
export const editionOptions = (chosen: Country): Html =>
  html`${COUNTRIES.map(
    (each) =>
      html`<option value="${countries[each].appId}" ${each === chosen ? html`selected` : null}>
        ${countries[each].name}
      </option>`,
  )}`
