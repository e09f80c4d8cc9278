/** The answers of a page as people read them, once more before all is handed in. */
import { groupDigits } from '@paso/ui-kit'
import {
  asTyped,
  placeParts,
  shownRows,
  type ContactRow,
  type DigitsRow,
  type PlaceRow,
  type Row,
} from '../application-flow/forms/form-table.ts'
import { optionText } from '../application-flow/forms/option-words.ts'
import { sentContacts } from '../application-flow/forms/page-body.ts'
import type { Formatters } from '../i18n/formatters.ts'
import { groupsBy, writtenPhone } from '../i18n/phone.ts'
import type { Text } from '../i18n/use-text.ts'
import type { DraftFields } from '../session/drafts.ts'

export interface ReadAnswer {
  /** Name of the control that changes it. */
  field: string
  label: string
  /** Empty where it was left out. */
  value: string
  /** Figures are read from left to right in every language. */
  isFigure: boolean
}

interface Reading {
  t: Text['t']
  format: Formatters
  phonePrefix: string
  /** Names of the regions by id, as far as they are known. */
  regions: ReadonlyMap<string, string>
}

/** @param rows of the page's table, which knows what is shown for these answers */
export function readAnswers(
  rows: readonly Row[],
  fields: DraftFields,
  reading: Reading,
): ReadAnswer[] {
  const sent = sentContacts(rows, fields)
  return shownRows(rows, fields).flatMap((row) => {
    if (row.kind === 'contact') return sent.includes(row) ? [readContact(row, fields, reading)] : []
    if (row.kind === 'place') return readPlace(row, fields, reading)
    return [readRow(row, fields, reading)]
  })
}

function readRow(
  row: Exclude<Row, ContactRow | PlaceRow>,
  fields: DraftFields,
  { t, format }: Reading,
): ReadAnswer {
  const text = fields[row.name] ?? ''
  const answer = { field: row.name, label: t(row.label), value: text, isFigure: false }
  if (text === '') return answer
  switch (row.kind) {
    case 'digits':
      return { ...answer, value: inGroups(text, row), isFigure: true }
    case 'date':
      return { ...answer, value: format.day(text) }
    case 'tiles':
    case 'list':
      return { ...answer, value: optionText(row.words, text, { t, format }) }
    case 'yesNo':
      return { ...answer, value: t(text === 'yes' ? row.yes : row.no) }
    case 'picture':
      return { ...answer, value: t('照片已收到') }
    default:
      return answer
  }
}

function inGroups(digits: string, row: DigitsRow): string {
  const { groups, between, pattern } = asTyped(row, digits)
  if (groups !== undefined) return groupDigits(digits, groups, between)
  return groupsBy(pattern ?? '', digits).join(' ') || digits
}

function readContact(
  row: ContactRow,
  fields: DraftFields,
  { t, format, phonePrefix }: Reading,
): ReadAnswer {
  const part = (name: string): string => fields[`${row.name}_${name}`] ?? ''
  const relation = part('relation')
  const words = relation === '' ? [] : [optionText('relation', relation, { t, format })]
  const phone = writtenPhone(phonePrefix + part('phone'))
  return {
    field: `${row.name}_relation`,
    label: t(row.label),
    value: [...words, part('name'), `\u2066${phone}\u2069`].join(' · '),
    isFigure: false,
  }
}

const readPlace = (row: PlaceRow, fields: DraftFields, { t, regions }: Reading): ReadAnswer[] =>
  placeParts.map((part) => ({
    field: `${row.name}_${part}`,
    label: t(row.parts[part].label),
    value: regions.get(fields[part] ?? '') ?? '',
    isFigure: false,
  }))
