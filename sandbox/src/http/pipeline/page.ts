import { isIdentifier } from '../../foundation/identifier.ts'
import { Failure } from '../../foundation/failure.ts'

/** Entries on a page of a list. */
export const PAGE = 20

/**
 * The first page of what was found, newest first, and where to go on; ask the store for
 * `PAGE + 1`, so that it shows whether there is more.
 */
export function pageOf<Entry extends { id: string }>(
  found: readonly Entry[],
): { page: Entry[]; cursor: string | null } {
  const page = found.slice(0, PAGE)
  const last = page.at(-1)
  const more = found.length > PAGE && last !== undefined
  return { page, cursor: more ? Buffer.from(last.id).toString('base64url') : null }
}

/** The last entry of the page before; undefined without a cursor, 400001 for one that nobody gave. */
export function cursorId(cursor: string | undefined): string | undefined {
  if (cursor === undefined) return undefined
  const id = Buffer.from(cursor, 'base64url').toString('utf8')
  if (!isIdentifier(id)) throw new Failure('malformed', { detail: 'cursor (format)' })
  return id
}
