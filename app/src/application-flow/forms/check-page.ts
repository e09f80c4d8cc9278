/** What is wrong with a page as filled in, a message a control, by the rules shared with the lender. */
import { validateStep, type Edition, type StepPage } from '@paso/sdk/rules'
import type { Text } from '../../i18n/use-text.ts'
import type { FieldError } from '../../lender/answers.ts'
import type { DraftFields } from '../../session/drafts.ts'
import { contactParts, placeParts, uploadField, type Row } from './form-table.ts'
import { sentContacts } from './page-body.ts'
import { ruleWords } from './rule-words.ts'

/** What to do about one control. */
export interface Problem {
  /** Id of the control. */
  controlId: string
  message: string
}

/** A picture that was taken but is not there is not missing. */
const uploadWords = {
  sending: '照片还在上传,收到后再保存',
  failed: '照片没有上传成功,请再次上传',
} as const

export interface Asked {
  page: StepPage
  rows: readonly Row[]
  edition: Edition
  /** What is filled in, as `pageBody` gives it. */
  body: Record<string, unknown>
}

/**
 * The problems of a page in the order of its rows, one a control.
 *
 * @param today the calendar date in the lender's zone, `YYYY-MM-DD`
 */
export function checkPage(
  asked: Asked,
  fields: DraftFields,
  today: string,
  t: Text['t'],
): Problem[] {
  const { page, edition, body } = asked
  return problemsOf(validateStep(page, body, edition, today), asked, fields, t)
}

/** Broken rules, ours or the lender's (422001), at their controls. What has no control is left out. */
export function problemsOf(
  failures: readonly Pick<FieldError, 'field' | 'rule' | 'params'>[],
  { rows }: Pick<Asked, 'rows'>,
  fields: DraftFields,
  t: Text['t'],
): Problem[] {
  const contacts = sentContacts(rows, fields)
  const found = new Map<string, string>()
  for (const failure of failures) {
    const at = controlAt(failure, rows, contacts)
    if (at === undefined || found.has(at.controlId)) continue
    // A list that waits for the one above it cannot be chosen from yet.
    if (at.row.kind === 'place' && isWaiting(failure.field, fields)) continue
    const upload = at.row.kind === 'picture' ? fields[uploadField(at.row)] : undefined
    found.set(
      at.controlId,
      upload === 'sending' || upload === 'failed'
        ? t(uploadWords[upload])
        : ruleWords(failure, at.row, at.controlId, t),
    )
  }
  const order = rows.flatMap(controlsOf)
  return [...found]
    .map(([controlId, message]) => ({ controlId, message }))
    .toSorted((a, b) => order.indexOf(a.controlId) - order.indexOf(b.controlId))
}

/** A problem as the summary says it: two people have the same fields, so it names whose. */
export function summaryWords(
  { controlId, message }: Problem,
  rows: readonly Row[],
  t: Text['t'],
): string {
  const row = rows.find((each) => controlsOf(each).includes(controlId))
  if (row?.kind !== 'contact') return message
  return t('{person}:{message}', { person: t(row.label), message })
}

/** The controls of a row, by id, in their order. */
export function controlsOf(row: Row): string[] {
  if (row.kind === 'place') return placeParts.map((part) => `${row.name}_${part}`)
  if (row.kind === 'contact') return contactParts.map((part) => `${row.name}_${part}`)
  if (row.kind === 'account') return [row.name, `${row.name}_copy`]
  return [row.name]
}

function controlAt(
  { field, params }: Pick<FieldError, 'field' | 'params'>,
  rows: readonly Row[],
  contacts: readonly Row[],
): { row: Row; controlId: string } | undefined {
  const [, index, part] = /^contacts\.(\d+)\.(relation|name|phone)$/.exec(field) ?? []
  const contact =
    part !== undefined
      ? contacts[Number(index)]
      : field === 'contacts'
        ? rows.find((row) => row.kind === 'contact' && row.contactKind === params['kind'])
        : undefined
  if (contact !== undefined) {
    return { row: contact, controlId: `${contact.name}_${part ?? 'relation'}` }
  }
  const place = rows.find((row) => row.kind === 'place')
  if (place !== undefined && placeParts.some((name) => name === field)) {
    return { row: place, controlId: `${place.name}_${field}` }
  }
  const row = rows.find((each) => controlsOf(each).includes(field))
  return row === undefined ? undefined : { row, controlId: field }
}

/** Whether a part of a place waits for one above it. */
function isWaiting(field: string, fields: DraftFields): boolean {
  const above = placeParts.slice(
    0,
    placeParts.findIndex((part) => part === field),
  )
  return above.some((part) => (fields[part] ?? '') === '')
}
