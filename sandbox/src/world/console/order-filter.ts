import { COUNTRIES, countries } from '../../lending/countries/countries.ts'
import { isIdentifier } from '../../foundation/identifier.ts'
import type { Queryable } from '../../store/database/database.ts'
import { html, type Html } from '../../foundation/html.ts'
import { borrowerWithPhone, identifierOf } from '../proofs/books.ts'
import { isOrderState, ORDER_STATES, STATES } from './order-words.ts'
import type { OverviewScope } from './overview.ts'

/** What an address of the overview may say; a parameter that comes twice says nothing. */
export type Asked = Readonly<
  Partial<Record<'before' | 'app_id' | 'state' | 'of', string | string[]>>
>

/** The overview as it is looked at, and the address that says the same with no phone in it. */
export interface Filter extends OverviewScope {
  /** What stands in the field of the search. */
  typed: string
}

/** Identifiers that one search may come to: a phone is an account in each edition. */
const MOST_FOUND = COUNTRIES.length

const one = (given: string | string[] | undefined): string =>
  typeof given === 'string' ? given.trim() : ''

/** What is asked for. A number of an order is looked up, a phone is not: `borrowersOf` does. */
export async function readFilter(db: Queryable, asked: Asked): Promise<Filter> {
  const state = one(asked.state)
  const typed = one(asked.of)
  return {
    before: one(asked.before) || undefined,
    appId: editionAsked(asked),
    state: isOrderState(state) ? state : undefined,
    typed,
    of: typed === '' ? undefined : await identifiersOf(db, typed),
  }
}

async function identifiersOf(db: Queryable, typed: string): Promise<string[]> {
  const named = typed.split(',').slice(0, MOST_FOUND)
  if (named.every(isIdentifier)) return named
  const id = await identifierOf(db, typed)
  return id === undefined ? [] : [id]
}

/** The borrowers of a typed phone, in the edition that is asked for or in every one. */
export async function borrowersOf(db: Queryable, asked: Asked): Promise<string[]> {
  const appId = editionAsked(asked)
  const editions = Object.values(countries).filter(
    (each) => appId === undefined || each.appId === appId,
  )
  const found = await Promise.all(
    editions.map((each) => borrowerWithPhone(db, each, one(asked.of))),
  )
  return found.filter((each) => each !== undefined)
}

const editionAsked = (asked: Asked): string | undefined =>
  Object.values(countries).find(({ appId }) => appId === one(asked.app_id))?.appId

/** The address of the overview that shows this. */
export function addressOf({ before, appId, state, typed }: Partial<Filter>): string {
  const said = Object.entries({ of: typed, state, app_id: appId, before })
  const query = new URLSearchParams(
    said.filter((each): each is [string, string] => Boolean(each[1])),
  )
  return query.size === 0 ? '/sandbox' : `/sandbox?${query.toString()}`
}

const option = (value: string, label: string, chosen: string | undefined): Html =>
  html`<option value="${value}" ${value === (chosen ?? '') ? html`selected` : null}>
    ${label}
  </option>`

/** The search: by phone, number or identifier, state and edition. */
export const searchForm = (filter: Filter): Html =>
  html`<form method="get" action="/sandbox" role="search" aria-label="Orders">
    <div class="fields">
      <span class="field wide">
        <label for="of">Phone, order number, or an id</label>
        <input
          id="of"
          name="of"
          value="${filter.typed}"
          maxlength="200"
          autocomplete="off"
          spellcheck="false"
        />
      </span>
      <span class="field">
        <label for="state">State</label>
        <select id="state" name="state">
          ${option('', 'Any state', filter.state)}
          ${ORDER_STATES.map((each) => option(each, `${STATES[each]} (${each})`, filter.state))}
        </select>
      </span>
      <span class="field">
        <label for="edition">Edition</label>
        <select id="edition" name="app_id">
          ${option('', 'All editions', filter.appId)}
          ${Object.values(countries).map(({ appId, name }) => option(appId, name, filter.appId))}
        </select>
      </span>
    </div>
    <div class="actions">
      <button class="second">Show</button>
      ${addressOf({ ...filter, before: undefined }) === '/sandbox' ? null : html`<a class="button second" href="/sandbox">Everything</a>`}
    </div>
  </form>`
