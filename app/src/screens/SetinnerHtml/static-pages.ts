/**
 * The static pages by the two parts of their address. Keys of a table, never markup: an address
 * can name a page and bring nothing of its own.
 */
import type { LegalName } from '../../legal/legal-texts.ts'

export type StaticPage = 'lender' | LegalName

const pages = {
  about: { lender: 'lender' },
  legal: { terms: 'terms', privacy: 'privacy', deletion: 'deletion' },
} as const satisfies Record<string, Record<string, StaticPage>>

/** The page of an address; undefined where it names none. */
export function staticPageAt(title: string, comp: string): StaticPage | undefined {
  const group = entryOf<Record<string, StaticPage>>(pages, title)
  return group && entryOf(group, comp)
}

/** Only what stands in the table itself: `constructor` is a part of every object. */
const entryOf = <Entry>(table: Record<string, Entry>, key: string): Entry | undefined =>
  Object.prototype.hasOwnProperty.call(table, key) ? table[key] : undefined
