/** From the texts of a form to the body of its call, as the contract has it. */
import { normalizeNumber } from '@paso/sdk/rules'
import type { DraftFields } from '../../session/drafts.ts'
import { contactParts, placeParts, shownRows, type ContactRow, type Row } from './form-table.ts'

/** The contacts that go along: those that must be given, and those with something in them. */
export function sentContacts(rows: readonly Row[], fields: DraftFields): ContactRow[] {
  const filled = (row: ContactRow): boolean =>
    contactParts.some((part) => (fields[`${row.name}_${part}`] ?? '') !== '')
  return shownRows(rows, fields).filter(
    (row): row is ContactRow => row.kind === 'contact' && (row.add === undefined || filled(row)),
  )
}

/** The answers of the rows that are shown; an empty one is left out. */
export function pageBody(
  rows: readonly Row[],
  fields: DraftFields,
  phonePrefix: string,
): Record<string, unknown> {
  const values = shownRows(rows, fields).flatMap((row): [string, unknown][] => {
    if (row.kind === 'contact') return []
    if (row.kind === 'place') return placeParts.map((part) => [part, fields[part]])
    if (row.kind === 'account') {
      // A wallet's number may begin with the country's code, which without its plus would pass for digits of the number.
      return [row.name, `${row.name}_copy`].map((name) => [
        name,
        fields[name]?.replace(phonePrefix, '').replace(/^\+/, '').trim(),
      ])
    }
    return [[row.name, valueOf(row, fields[row.name] ?? '')]]
  })
  const contacts = sentContacts(rows, fields).map((row) => ({
    kind: row.contactKind,
    relation: fields[`${row.name}_relation`] ?? '',
    name: tidy(fields[`${row.name}_name`] ?? ''),
    phone_prefix: phonePrefix,
    phone: fields[`${row.name}_phone`] ?? '',
  }))
  const given = values.filter(([, value]) => value !== undefined && value !== '')
  return {
    ...Object.fromEntries(given),
    ...(rows.some((row) => row.kind === 'contact') ? { contacts } : {}),
  }
}

function valueOf(
  row: Exclude<Row, { kind: 'contact' | 'place' | 'account' }>,
  text: string,
): unknown {
  switch (row.kind) {
    case 'yesNo':
      return text === '' ? undefined : text === 'yes'
    case 'digits':
      // Only a phone has a plus; before another number it is a slip.
      return row.inputMode === 'tel'
        ? normalizeNumber(text).replace(/^\+/, '')
        : normalizeNumber(text)
    case 'consent':
      return text === 'yes' ? true : undefined
    case 'tiles':
    case 'list':
    case 'namedList':
      // What an earlier answer left behind is no answer to this question.
      return row.options.includes(text) ? text : undefined
    default:
      return tidy(text)
  }
}

/**
 * One line without space around it. A line break of a text area is no part of an address, and
 * neither is an invisible character that was pasted with one.
 */
const tidy = (text: string): string =>
  text
    .replace(/[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
    .trim()
    .replace(/\s+/g, ' ')
