/**
 * What an edition asks for, found by asking `validateStep`, as the lender does: the rules are functions, so a list beside
 * them could say something else than they do.
 */
import {
  editions,
  ruleNames,
  validateStep,
  type BrokenRule,
  type Fields,
  type StepPage,
} from '@paso/sdk/rules'
import { spareIdentity } from '../scenarios/spare-identities.ts'
import type { Country } from '../../foundation/contract.ts'
import { describedFields, type DescribedField } from './described-fields.ts'

/** Another field that has one of some values. */
export interface Case {
  field: string
  values: readonly unknown[]
}

/** What a field takes: the values offered or, of free text, the rules it can break. */
export interface Taken {
  /** Missing where it is the same in all cases. */
  when?: Case
  choices: readonly unknown[]
  rules: readonly BrokenRule[]
}

/** A field that an edition's page has. */
export interface AskedField {
  name: string
  /** Whether it must be there, or the cases that must all be true. */
  required: boolean | readonly Case[]
  takes: readonly Taken[]
}

/** Any day does: the guide says ages, never dates. */
const TODAY = '2026-01-01'
/** What breaks the rules of free text, between them; what they leave unbroken is not listed. */
const PROBES = [
  ...['\u0007', 'x'.repeat(1000), '9999-12-31', '2020-01-01', '2000-01-01'],
  ...Array.from({ length: 40 }, (_, n) => ['x', '0', '1'].map((each) => each.repeat(n + 1))).flat(),
]
const IBAN_PROBES = Array.from({ length: 30 }, (_, n) => `11${'A'.repeat(n + 1)}`)

const fieldsOfPages = new Map<string, readonly AskedField[]>()

/** The fields of a page in an edition, in the order of the contract; found once, by thousands of questions. */
export function askedFields(page: StepPage, country: Country): readonly AskedField[] {
  const name = `${page} ${country}`
  const fields = fieldsOfPages.get(name) ?? findFields(page, country)
  fieldsOfPages.set(name, fields)
  return fields
}

/** How a page of an edition judges: each question is asked of its rules. */
interface Page {
  page: StepPage
  country: Country
}

/** What decides about other fields: those with values to choose, and a body with every field filled in. */
interface Deciding {
  choosable: readonly DescribedField[]
  usual: Fields
}

function findFields(page: StepPage, country: Country): AskedField[] {
  const asked = { page, country }
  const fields = describedFields(page).filter(({ name }) => {
    const rules = brokenAt(asked, name, 'x')
    return !rules.some(({ rule }) => rule === 'unknown_field')
  })
  const choosable = fields.filter(({ values }) => values.length > 0)
  const deciding = { choosable, usual: usualBody(asked, fields, choosable) }
  return fields.map((field) => ({
    name: field.name,
    required: requirementOf(asked, field.name, deciding),
    takes: takenBy(asked, field, deciding),
  }))
}

/** The rules that one value breaks beside the others. */
function brokenAt(asked: Page, name: string, value: unknown, others: Fields = {}): BrokenRule[] {
  const body = { ...others, [name]: value }
  // Twice, so that the second one repeats the first one's phone.
  return asked.page === 'emergency'
    ? failuresOf(asked, { contacts: [body, body] }, `contacts.1.${name}`)
    : failuresOf(asked, body, name)
}

function failuresOf({ page, country }: Page, body: Fields, field: string): BrokenRule[] {
  const failures = validateStep(page, body, editions[country], TODAY)
  return failures.filter((each) => each.field === field)
}

function offered(
  asked: Page,
  { name, values }: DescribedField,
  others: Fields,
): readonly unknown[] {
  return values.filter((value) => brokenAt(asked, name, value, others).length === 0)
}

/** Every field filled in: with the first value offered, or with a number that some rule reads. */
function usualBody(
  asked: Page,
  fields: readonly DescribedField[],
  choosable: readonly DescribedField[],
): Fields {
  const number = spareIdentity(asked.country, 1)
  const free = fields.filter((field) => !choosable.includes(field))
  const texts = Object.fromEntries(free.map(({ name }) => [name, number]))
  return choosable.reduce<Fields>(
    (body, field) => ({ ...body, [field.name]: offered(asked, field, body)[0] }),
    texts,
  )
}

function requirementOf(
  asked: Page,
  name: string,
  { choosable, usual }: Deciding,
): boolean | readonly Case[] {
  const cases = casesOf(asked, name, usual, choosable)
  return cases.length > 0 ? cases : mustBeThere(asked, name, usual)
}

function mustBeThere(asked: Page, name: string, others: Fields): boolean {
  return brokenAt(asked, name, undefined, others).length > 0
}

/** Finds a field that decides, then looks again with it decided: a plate needs both a private vehicle and a motor. */
function casesOf(
  asked: Page,
  name: string,
  others: Fields,
  deciders: readonly DescribedField[],
): readonly Case[] {
  for (const decider of deciders) {
    const values = offered(asked, decider, others)
    const needing = values.filter((value) =>
      mustBeThere(asked, name, { ...others, [decider.name]: value }),
    )
    if (needing.length === 0 || needing.length === values.length) continue
    const decided = { ...others, [decider.name]: needing[0] }
    const undecided = deciders.filter((each) => each !== decider)
    return [...casesOf(asked, name, decided, undecided), { field: decider.name, values: needing }]
  }
  return []
}

function takenBy(
  asked: Page,
  field: DescribedField,
  { choosable, usual }: Deciding,
): readonly Taken[] {
  for (const decider of choosable.filter((each) => each !== field)) {
    const cases = offered(asked, decider, usual).map((value) => ({
      value,
      taken: takenBeside(asked, field, { ...usual, [decider.name]: value }),
    }))
    const alike = Map.groupBy(cases, ({ taken }) => JSON.stringify(taken))
    if (alike.size === 1) continue
    return [...alike.values()].flatMap(([first, ...others]) => {
      if (!first) return []
      const values = [first, ...others].map(({ value }) => value)
      return [{ when: { field: decider.name, values }, ...first.taken }]
    })
  }
  return [takenBeside(asked, field, usual)]
}

function takenBeside(asked: Page, field: DescribedField, others: Fields): Taken {
  if (field.values.length > 0) return { choices: offered(asked, field, others), rules: [] }
  const { starts, minDigits } = editions[asked.country].phone
  const probes = [
    ...PROBES,
    // An IBAN begins with its country's code, and has two digits and letters behind it.
    ...[...PROBES, ...IBAN_PROBES].map((each) => `${asked.country}${each}`),
    // A phone that breaks nothing of its own is one that another contact may have.
    ...starts.map((start) => start.padEnd(minDigits, '0')),
  ]
  const found = new Map(
    probes
      .flatMap((value) => brokenAt(asked, field.name, value, others))
      .map(({ rule, params }) => [rule, { rule, params }] as const),
  )
  // Whether it must be there stands beside.
  found.delete('required')
  return { choices: [], rules: ruleNames.flatMap((name) => found.get(name) ?? []) }
}
