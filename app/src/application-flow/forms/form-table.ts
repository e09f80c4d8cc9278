/** What a form page asks, as data: the same table draws, checks, sends and restores a page. */
import type { ContactKind, StepPage } from '@paso/sdk/rules'
import type { CountryForms } from '../../countries/country-profile.ts'
import type { MessageArguments, MessageId } from '../../i18n/generated/messages.ts'
import type { FormPage, Schema } from '../../lender/answers.ts'
import type { DraftFields } from '../../session/drafts.ts'
import type { OptionList } from './option-words.ts'

/** A message without arguments. */
export type PlainMessage = {
  [Id in MessageId]: keyof MessageArguments[Id] extends never ? Id : never
}[MessageId]

/** A page of the certification that is typed; `/identity` is photographed. */
export type TypedPage = Exclude<FormPage, 'identity'>

export interface FormTable<Page extends StepPage = StepPage> {
  page: Page
  /** Name of the step, in the bar. */
  name: PlainMessage
  /** The question of the page, its first heading. */
  title: PlainMessage
  /** Why it is asked. */
  lead?: PlainMessage
  /** In the order people see them. */
  rows: (country: CountryForms) => readonly Row[]
}

export type Row =
  | TextRow
  | DigitsRow
  | DateRow
  | ChoiceRow
  | NamedListRow
  | YesNoRow
  | PlaceRow
  | ContactRow
  | PictureRow
  | AccountRow
  | ConsentRow

interface AnyRow {
  /** Name on the wire, and of the control. */
  name: string
  label: PlainMessage
  hint?: PlainMessage
  /** May stay empty. */
  optional?: boolean
  /** May stay empty as well, and is asked about once: few people leave it so. */
  askedWhenEmpty?: PlainMessage
  /** What to do when it is empty. */
  missing: PlainMessage
  /** What to do when it breaks any other rule that has no words of its own below. */
  wrong?: PlainMessage
  /** Words of single rules. */
  rules?: Readonly<Record<string, PlainMessage>>
  /** Absent: always shown. What is not shown is neither checked nor sent. */
  shownWhen?: (fields: DraftFields) => boolean
}

export interface TextRow extends AnyRow {
  kind: 'text' | 'area'
  autoComplete: string
  inputMode?: 'email'
}

/** A number that is no amount. */
export interface DigitsRow extends AnyRow {
  kind: 'digits'
  autoComplete: string
  inputMode: 'numeric' | 'tel' | 'text'
  /** How many the number has, where that is known. */
  digits?: number | undefined
  /** Read back in groups, to compare with the paper. */
  groups?: readonly number[]
  /** What people write between them, where it is no space. */
  between?: string
  /** The same for a number of several lengths: the groups of this pattern stand apart. */
  pattern?: string
  /** Numbers of other documents, the shorter ones first: digits alone, with words and groups of their own. */
  others?: readonly (Pick<DigitsRow, 'groups' | 'between'> & { digits: number })[]
}

/** The row as it speaks of what was typed: of another number where its own has letters, or fewer digits. */
export function asTyped(row: DigitsRow, text: string): DigitsRow {
  const { others = [], inputMode, digits = 0 } = row
  const { length } = text.replace(/\D/g, '')
  const isOwn = inputMode === 'text' ? !/^\d+$/.test(text) : length <= digits
  if (isOwn) return row
  return { ...row, ...(others.find((each) => length <= each.digits) ?? others[others.length - 1]) }
}

export interface DateRow extends AnyRow {
  kind: 'date'
}

interface AnyChoiceRow extends AnyRow {
  /** Values in their order. */
  options: readonly string[]
  /** Tiles one a line, for long words. */
  columns?: '1'
  /** Other fields that mean nothing once this one is answered otherwise. */
  resets?: readonly string[]
}

/** A few, all in sight, or a list in the phone's own picker. */
export interface ChoiceRow extends AnyChoiceRow {
  kind: 'tiles' | 'list'
  words: OptionList
}

/** A list whose values the lender names. */
export interface NamedListRow extends AnyChoiceRow {
  kind: 'namedList'
  names: Readonly<Record<string, string>>
}

/** The number of an account, and once more as `<name>_copy`. */
export interface AccountRow extends AnyRow {
  kind: 'account'
  copyLabel: PlainMessage
  /** `text` where the number has letters. */
  inputMode: 'numeric' | 'text'
  /** The country that its IBAN begins with. */
  begins?: string
  /** In which it is read back, or as a phone number is cut. */
  groups: readonly number[] | 'phone'
}

/** Something that must be agreed to: `yes` in the form, true on the wire. */
export interface ConsentRow extends AnyRow {
  kind: 'consent'
}

/** `yes` and `no` in the form, a boolean on the wire. */
export interface YesNoRow extends AnyRow {
  kind: 'yesNo'
  yes: PlainMessage
  no: PlainMessage
}

/** Province, city and district: three fields of their own names. */
export interface PlaceRow extends AnyRow {
  kind: 'place'
  /** What each is called there, what to do when it is empty, and what stands in it until it can be chosen. */
  parts: Record<
    (typeof placeParts)[number],
    { label: PlainMessage; missing: PlainMessage; waiting?: PlainMessage }
  >
}

/** A person: the fields `<name>_relation`, `<name>_name`, `<name>_phone`. */
export interface ContactRow extends AnyRow {
  kind: 'contact'
  contactKind: ContactKind
  relations: readonly string[]
  /** Words that open a person who need not be given. */
  add?: PlainMessage
}

/** A picture: its file id is the value. */
export interface PictureRow extends AnyRow {
  kind: 'picture'
  /** What it may show; the first unless chosen otherwise. */
  purposes: readonly {
    purpose: Schema<'UploadPurpose'>
    label: PlainMessage
    hint?: PlainMessage
  }[]
  guide: PlainMessage
}

/** Opens a person who need not be given: a field of the draft that never leaves as an answer. */
export const openField = (row: { name: string }): string => `${row.name}_open`

/** How the sending of a picture stands, `sending` or `failed`: for the words about it. */
export const uploadField = (row: { name: string }): string => `${row.name}_upload`

/** The parts of a place, by their names on the wire. */
export const placeParts = ['province', 'city', 'district'] as const
/** What stands for a city or a district that the lender's list does not have. */
export const unlisted = 'other'
/** The parts of a contact, as `<row>_<part>` in a draft. */
export const contactParts = ['relation', 'name', 'phone'] as const

/** The rows to show for what is filled in so far. */
export const shownRows = (rows: readonly Row[], fields: DraftFields): readonly Row[] =>
  rows.filter((row) => row.shownWhen?.(fields) ?? true)

/** Whether a person who is not asked for yet is the next of their kind. */
export const isNextClosed = (row: ContactRow, rows: readonly Row[], fields: DraftFields): boolean =>
  rows.find(
    (each) =>
      each.kind === 'contact' &&
      each.contactKind === row.contactKind &&
      each.shownWhen?.(fields) === false,
  ) === row
