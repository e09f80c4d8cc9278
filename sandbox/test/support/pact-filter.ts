import { parseArgs } from 'node:util'
import { operationOf, type Interaction } from './pact-file.ts'

/** Which interactions are asked for: those that fit everything that is named. */
export interface PactFilter {
  /** What the description holds, as a regular expression. */
  description?: RegExp
  /** What the name of the provider state holds, as a regular expression. */
  state?: RegExp
  /** The `operationId` that is called. */
  operation?: string
}

/** The environment's names for the filters; the first two are those of Pact's own verifiers. */
const FROM_ENVIRONMENT = {
  'filter-description': 'PACT_DESCRIPTION',
  'filter-state': 'PACT_PROVIDER_STATE',
  'filter-operation': 'PACT_OPERATION',
} as const

type Option = keyof typeof FROM_ENVIRONMENT

/**
 * Reads the filters from a command's arguments, else from its environment. Throws an `Error` that
 * says what is wrong. It does so for an argument that is not known, for a value that is no regular
 * expression and for a filter that every interaction or none would pass.
 */
export function readFilter(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): PactFilter {
  const { values } = parseArgs({
    args: [...args],
    options: {
      'filter-description': { type: 'string' },
      'filter-state': { type: 'string' },
      'filter-operation': { type: 'string' },
    },
    allowPositionals: false,
  })
  if (environment['PACT_PROVIDER_NO_STATE']) {
    throw new Error('PACT_PROVIDER_NO_STATE fits nothing: every interaction has a state')
  }
  const given = (option: Option) => values[option] ?? environment[FROM_ENVIRONMENT[option]]
  const description = given('filter-description')
  const state = given('filter-state')
  const operation = given('filter-operation')
  return {
    ...(description ? { description: new RegExp(description, 'u') } : {}),
    ...(state ? { state: new RegExp(state, 'u') } : {}),
    ...(operation ? { operation } : {}),
  }
}

/** The interactions that fit; throws when there is none, since a verification of nothing is no success. */
export function filtered(
  all: readonly Interaction[],
  { description, state, operation }: PactFilter,
): Interaction[] {
  const fitting = all.filter(
    (each) =>
      (description?.test(each.description) ?? true) &&
      (!state || each.providerStates.some(({ name }) => state.test(name))) &&
      (operation === undefined || operationOf(each) === operation),
  )
  if (fitting.length === 0) throw new Error('no interaction fits the filter: nothing is verified')
  return fitting
}

/** The environment without what a verifier would filter by on its own account, behind our count. */
export function withoutFilters(environment: NodeJS.ProcessEnv): void {
  for (const name of Object.values(FROM_ENVIRONMENT)) delete environment[name]
}
