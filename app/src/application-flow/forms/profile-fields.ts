/** From what the lender knows to the texts of a form: saved before, read from a document, typed. */
import type { Schema, Step } from '../../lender/answers.ts'
import type { DraftFields } from '../../session/drafts.ts'
import { detailsToConfirm } from '../steps.ts'
import { openField, type ContactRow, type Row, type TypedPage } from './form-table.ts'

type Profile = Schema<'Profile'>

/**
 * What a page starts from, latest last: what was saved, what was read from a document and is still to
 * be confirmed, the draft.
 */
export function fieldsOfProfile(
  page: TypedPage,
  profile: Profile,
  rows: readonly Row[],
  steps: readonly Step[],
): DraftFields {
  const waits = steps.some(({ status }) => status === detailsToConfirm)
  const read = page === 'personal' && waits ? profile.reading : null
  return { ...savedFields(page, profile, rows), ...textsOf(read, rows), ...profile.drafts[page] }
}

/** What was saved of a page. */
export function savedFields(page: TypedPage, profile: Profile, rows: readonly Row[]): DraftFields {
  const known = {
    personal: profile.personal,
    basic: profile.basic,
    location: profile.residence,
    emergency: profile.emergency,
    work: profile.work,
  }[page]
  return textsOf(known, rows)
}

function textsOf(known: object | null, rows: readonly Row[]): DraftFields {
  const asked = new Set(rows.flatMap((row) => (row.kind === 'place' ? placeNames : [row.name])))
  const texts: Record<string, string> = {}
  for (const [name, value] of Object.entries(known ?? {})) {
    if (name === 'contacts') Object.assign(texts, textsOfContacts(value as Contact[], rows))
    if (!asked.has(name)) continue
    if (typeof value === 'string') texts[name] = value
    if (typeof value === 'boolean') texts[name] = value ? 'yes' : 'no'
  }
  return texts
}

const placeNames = ['province', 'city', 'district']

type Contact = Schema<'EmergencyContact'>

/** Each saved contact goes to the next row of its kind. */
function textsOfContacts(contacts: readonly Contact[], rows: readonly Row[]): DraftFields {
  const free = rows.filter((row): row is ContactRow => row.kind === 'contact')
  const texts: Record<string, string> = {}
  for (const { kind, relation, name, phone } of contacts) {
    const at = free.findIndex((row) => row.contactKind === kind)
    const [row] = at < 0 ? [] : free.splice(at, 1)
    if (row === undefined) continue
    texts[`${row.name}_relation`] = relation
    texts[`${row.name}_name`] = name
    texts[`${row.name}_phone`] = phone
    if (row.add !== undefined) texts[openField(row)] = 'yes'
  }
  return texts
}
