/** What is wrong with a page as filled in, a message a control, by the rules shared with the lender. */
import {
  checkIdentityNumber,
  nationalDigits,
  normalizeNumber,
  readIdentityNumber,
  validateStep,
  type Edition,
  type StepPage,
} from '@paso/sdk/rules'
import type { Text } from '../../i18n/use-text.ts'
import type { FieldError } from '../../lender/answers.ts'
import type { DraftFields } from '../../session/drafts.ts'
import { digitsTooMany } from './digits-too-many.ts'
import {
  asTyped,
  contactParts,
  placeParts,
  shownRows,
  uploadField,
  type Row,
} from './form-table.ts'
import { otherKind } from './other-kind.ts'
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
  /** The borrower's own number in national digits, which nobody else can be called at. */
  ownPhone?: string | undefined
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
  const broken = validateStep(page, body, edition, today)
  return problemsOf([...broken, ...ownPhones(asked, fields)], asked, fields, t)
}

type Looked = Pick<Asked, 'rows' | 'edition'>

const phoneOf = (row: Row, fields: DraftFields, edition: Edition): string =>
  nationalDigits(fields[`${row.name}_phone`] ?? '', edition)

/** The lender's own rule on a contact, said before it is asked. */
const ownPhones = (
  { rows, edition, ownPhone }: Asked,
  fields: DraftFields,
): Pick<FieldError, 'field' | 'rule' | 'params'>[] =>
  sentContacts(rows, fields).flatMap((row, index) =>
    phoneOf(row, fields, edition) === ownPhone
      ? [{ field: `contacts.${index}.phone`, rule: 'same_phone', params: { other: 'own' } }]
      : [],
  )

/**
 * What may be as it is, and is asked about once: a field that few leave empty, an identity number in which no
 * digit checks the others. A gender that is not the number's. Of contacts a phone that may lack a digit (D4), and a
 * name that stands twice.
 */
export function doubtsOf(asked: Looked, fields: DraftFields, t: Text['t']): Problem[] {
  return [
    ...emptyFields(asked, fields, t),
    ...uncheckedNumbers(asked, fields, t),
    ...otherGender(asked, fields, t),
    ...doubtedContacts(asked, fields, t),
  ]
}

/** A question by the answers that it asks about: with another one it is asked anew, a gender also with another number. */
export const questionKey = ({ controlId }: Problem, fields: DraftFields): string =>
  [controlId, fields[controlId], controlId === 'gender' && fields['identity_number']].join(' ')

const emptyFields = ({ rows }: Looked, fields: DraftFields, t: Text['t']): Problem[] =>
  shownRows(rows, fields).flatMap(({ name, askedWhenEmpty }) =>
    askedWhenEmpty !== undefined && (fields[name] ?? '').trim() === ''
      ? [{ controlId: name, message: t(askedWhenEmpty) }]
      : [],
  )

function uncheckedNumbers({ rows, edition }: Looked, fields: DraftFields, t: Text['t']): Problem[] {
  const row = rows.find(({ name }) => name === 'identity_number')
  const typed = fields['identity_number'] ?? ''
  if (row?.kind !== 'digits' || checkIdentityNumber(typed, edition)) return []
  const isChecked = edition.identityFormats.some(
    ({ hasCheckDigit, shape }) => hasCheckDigit && shape.test(normalizeNumber(typed)),
  )
  if (isChecked) return []
  const { groups, between } = asTyped(row, typed)
  const number = inGroups(normalizeNumber(typed), groups ?? [], between)
  // From left to right in every language, also where a line of large letters ends between its groups.
  const message = t('这个号码少一位或错一位也看不出来。证件上也是 {number} 的话,请再保存一次。', {
    number: `\u2066${number}\u2069`,
  })
  return [{ controlId: row.name, message }]
}

/** Who calls themself neither is believed: most numbers cannot say it. */
function otherGender({ edition }: Looked, fields: DraftFields, t: Text['t']): Problem[] {
  const { identity_number: number = '', gender = '' } = fields
  const { gender: held } = readIdentityNumber(number, edition)
  return held === undefined || ['', held, 'third_gender'].includes(gender)
    ? []
    : [
        {
          controlId: 'gender',
          message: t('证件号码里的性别与这里选的不同。没有选错的话,请再保存一次。'),
        },
      ]
}

/** As the kit's `groupDigits`, which would come into the first visit if two screens shared it. */
function inGroups(number: string, [size = 4, ...others]: readonly number[], between = ' '): string {
  const rest = number.slice(size)
  if (rest === '') return number
  const isAlone = between === ' ' && [size, rest.length, others[0]].includes(1)
  const gap = isAlone ? '\u00a0' : between
  return number.slice(0, size) + gap + inGroups(rest, others.length > 0 ? others : [size], between)
}

function doubtedContacts({ rows, edition }: Looked, fields: DraftFields, t: Text['t']): Problem[] {
  const { minDigits, maxDigits } = edition.phone
  const names = new Set<string>()
  return sentContacts(rows, fields).flatMap((row) => {
    const found: Problem[] = []
    const name = (fields[`${row.name}_name`] ?? '').trim().replace(/\s+/g, ' ').toLowerCase()
    if (name !== '' && names.has(name)) {
      const message = t('上面已有同名的人。如果是另一个人,请再保存一次。')
      found.push({ controlId: `${row.name}_name`, message })
    }
    names.add(name)
    const { length } = phoneOf(row, fields, edition)
    if (length >= minDigits && length < maxDigits) {
      const digits = maxDigits + 1
      const message = t('手机号一般是 {digits} 位。这个号码完整的话,请再保存一次。', { digits })
      found.push({ controlId: `${row.name}_phone`, message })
    }
    return found
  })
}

/** Broken rules, ours or the lender's (422001), at their controls. What has no control is left out. */
export function problemsOf(
  failures: readonly Pick<FieldError, 'field' | 'rule' | 'params'>[],
  asked: Looked,
  fields: DraftFields,
  t: Text['t'],
): Problem[] {
  // Rows of one name say it differently: the one that is shown speaks.
  const rows = shownRows(asked.rows, fields)
  const contacts = sentContacts(rows, fields)
  const found = new Map<string, string>()
  for (const failure of failures) {
    const at = controlAt(failure, rows, contacts)
    if (at === undefined || found.has(at.controlId)) continue
    // A list that waits for the one above it cannot be chosen from yet.
    if (at.row.kind === 'place' && isWaiting(failure.field, fields)) continue
    const typed = fields[at.controlId] ?? ''
    const upload = at.row.kind === 'picture' ? fields[uploadField(at.row)] : undefined
    found.set(
      at.controlId,
      upload === 'sending' || upload === 'failed'
        ? t(uploadWords[upload])
        : ruleWords(
            failure,
            {
              row: spoken(at.row, fields),
              controlId: at.controlId,
              tooMany: digitsTooMany(failure, at.row, typed, asked.edition),
              otherKind: otherKind(at.row, typed, asked.edition),
            },
            t,
          ),
    )
  }
  const order = rows.flatMap(controlsOf)
  return [...found]
    .map(([controlId, message]) => ({ controlId, message }))
    .sort((a, b) => order.indexOf(a.controlId) - order.indexOf(b.controlId))
}

const spoken = (row: Row, fields: DraftFields): Row =>
  row.kind === 'digits' ? asTyped(row, fields[row.name] ?? '') : row

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
