import type { NamePart } from '@paso/sdk/rules'
import type { Queryable } from '../../store/database/database.ts'
import { loadPages, type Details } from './pages.ts'

/** What somebody is called, in the order of every form that asks for it; a nickname is on no document. */
const PARTS = [
  'full_name',
  'given_name',
  'second_name',
  'family_name',
  'second_family_name',
] as const satisfies readonly NamePart[]

/**
 * The borrower's whole name as one line, out of the parts that the edition's form has (D29), once the
 * personal page was saved; empty before.
 */
export function borrowerName(personal: Details | undefined): string {
  return PARTS.map((part) => personal?.[part])
    .flatMap((value) => (typeof value === 'string' ? [value.trim()] : []))
    .filter((value) => value !== '')
    .join(' ')
}

/** The borrower's whole name as it is saved now. */
export async function nameToday(db: Queryable, borrowerId: string): Promise<string> {
  return borrowerName((await loadPages(db, borrowerId)).get('personal'))
}

/** The name as an answer carries it, cut to the contract's bound of 200 characters. */
export function shownName(personal: Details | undefined): string {
  return [...borrowerName(personal)].slice(0, 200).join('')
}
