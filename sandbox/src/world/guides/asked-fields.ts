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

const fieldsOfPages = new Map<string, readonly AskedField[]>()

/** The fields of a page in an edition, in the order of the contract; found once, by thousands of questions. */
export function askedFields(page: StepPage, country: Country): readonly AskedField[] {
  const name = `${page} ${country}`
  const fields = fieldsOfPages.get(name) ?? findFields(page, country)
  fieldsOfPages.set(name, fields)
  return fields
}

function findFields(page: StepPage, country: Country): AskedField[] {
  const fields = describedFields(page).filter(({ name }) => {
    const rules = brokenAt(name, 'x')
    return !rules.some(({ rule }) => rule === 'unknown_field')
  })
  const choosable = fields.filter(({ values }) => values.length > 0)
  const usual = usualBody()
  return fields.map((field) => ({
    name: field.name,
    required: requirementOf(field.name),
    takes: takenBy(field),
  }))

  /** The rules that one value breaks beside the others. */
  function brokenAt(name: string, value: unknown, others: Fields = {}): BrokenRule[] {
    const body = { ...others, [name]: value }
    // Twice, so that the second one repeats the first one's phone.
    return page === 'emergency'
      ? failuresOf({ contacts: [body, body] }, `contacts.1.${name}`)
      : failuresOf(body, name)
  }

  function failuresOf(body: Fields, field: string): BrokenRule[] {
    const failures = validateStep(page, body, editions[country], TODAY)
    return failures.filter((each) => each.field === field)
  }

  function offered({ name, values }: DescribedField, others: Fields): readonly unknown[] {
    return values.filter((value) => brokenAt(name, value, others).length === 0)
  }

  /** Every field filled in: with the first value offered, or with a number that some rule reads. */
  function usualBody(): Fields {
    const number = spareIdentity(country, 1)
    const free = fields.filter((field) => !choosable.includes(field))
    const texts = Object.fromEntries(free.map(({ name }) => [name, number]))
    return choosable.reduce<Fields>(
      (body, field) => ({ ...body, [field.name]: offered(field, body)[0] }),
      texts,
    )
  }

  function requirementOf(name: string): boolean | readonly Case[] {
    const cases = casesOf(name, usual)
    return cases.length > 0 ? cases : mustBeThere(name, usual)
  }

  function mustBeThere(name: string, others: Fields): boolean {
    return brokenAt(name, undefined, others).length > 0
  }

  /** Finds a field that decides, then looks again with it decided: a plate needs both a private vehicle and a motor. */
  function casesOf(name: string, others: Fields, deciders = choosable): readonly Case[] {
    for (const decider of deciders) {
      const values = offered(decider, others)
      const needing = values.filter((value) =>
        mustBeThere(name, { ...others, [decider.name]: value }),
      )
      if (needing.length === 0 || needing.length === values.length) continue
      const decided = { ...others, [decider.name]: needing[0] }
      const undecided = deciders.filter((each) => each !== decider)
      return [...casesOf(name, decided, undecided), { field: decider.name, values: needing }]
    }
    return []
  }

  function takenBy(field: DescribedField): readonly Taken[] {
    for (const decider of choosable.filter((each) => each !== field)) {
      const cases = offered(decider, usual).map((value) => ({
        value,
        taken: takenBeside(field, { ...usual, [decider.name]: value }),
      }))
      const alike = Map.groupBy(cases, ({ taken }) => JSON.stringify(taken))
      if (alike.size === 1) continue
      return [...alike.values()].flatMap(([first, ...others]) => {
        if (!first) return []
        const values = [first, ...others].map(({ value }) => value)
        return [{ when: { field: decider.name, values }, ...first.taken }]
      })
    }
    return [takenBeside(field, usual)]
  }

  function takenBeside(field: DescribedField, others: Fields): Taken {
    if (field.values.length > 0) return { choices: offered(field, others), rules: [] }
    // An IBAN begins with its country's code.
    const probes = [...PROBES, ...PROBES.map((each) => `${country}${each}`)]
    const found = new Map(
      probes
        .flatMap((value) => brokenAt(field.name, value, others))
        .map(({ rule, params }) => [rule, { rule, params }] as const),
    )
    // Whether it must be there stands beside.
    found.delete('required')
    return { choices: [], rules: ruleNames.flatMap((name) => found.get(name) ?? []) }
  }
}
