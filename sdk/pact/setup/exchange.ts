import { join } from 'node:path'
import { MatchersV3, PactV4 } from '@pact-foundation/pact'
import { expect } from 'vitest'
import type { OperationId } from '../../src/contract.ts'
import {
  ApiCodeError,
  createLenderClient,
  SignedOutError,
  type LenderClient,
  type LenderClientOptions,
} from '../../src/index.ts'
import { caller, commonFields, secret, timestamp, WRONG_SIGNATURE } from './common-fields.ts'
import { exampleOf, schemaOf } from './description.ts'
import type { ExactName } from './exact-values.ts'
import { providerStates, type ProviderState } from './provider-states.ts'
import { shapeOf } from './shape.ts'

const { fromProviderState, regex, reify } = MatchersV3

/** One call of the pact. */
export interface Exchange {
  /** Unique among all: Pact would quietly keep only the last of two. */
  description: string
  /** What is true before. */
  given: ProviderState
  /** Method and path on the wire: `GET /v2/verify/steps`. */
  request: `${'GET' | 'POST'} /v2/${string}`
  /** The call's own fields: the query of a GET, else the body. A value that the state gives is taken from there. */
  fields?: Record<string, unknown>
  /** For a key that the state knows. */
  idempotencyKey?: string
  /** The operation's example that is answered: `[operationId, status, name]`. */
  answer: [operation: OperationId, status: number, example: string]
  /** Shown as `data` instead of the example's: only what the client reads. */
  data?: unknown
  /** Names in the answer whose very values the client depends on, beside those that are always exact. */
  exact?: readonly ExactName[]
  /** Names in `data` that the client does not need here and that the contract lets be null. */
  without?: readonly string[]
  /** A header that is lost on the way. */
  lost?: 'Country-Language' | 'Idempotency-Key'
  /** The call of a GET arrives with a wrong signature, for every verifier. */
  wrongSignature?: true
  answerHeaders?: Record<string, string>
  /** Another version of the app than usual. */
  h5Version?: string
  call: (client: LenderClient) => Promise<unknown>
}

/** GETs that change something and so carry a key. */
const KEYED_GETS = ['/v2/verify/submit_apply']

/** Writes one interaction into the pact by making the call with the real client, and looks at what the client gives. */
export async function exchange(wanted: Exchange): Promise<void> {
  const [method, path] = wanted.request.split(' ') as ['GET' | 'POST', string]
  const [operation, status, example] = wanted.answer
  const gives: Record<string, string> = providerStates[wanted.given].gives
  const token = gives['token'] ?? ''
  const common = {
    ...commonFields(token, wanted.h5Version ?? caller.h5Version),
    ...(wanted.wrongSignature ? { sign: WRONG_SIGNATURE } : {}),
  }
  const own = withGiven(wanted.fields ?? {}, gives) as Record<string, unknown>
  const described = exampleOf(operation, status, example) as { code: number; data: unknown }
  const data = 'data' in wanted ? wanted.data : described.data
  const answer = { ...described, data: leftOut(data, wanted.without ?? []) }
  const schema = schemaOf(operation, status)
  const shape = shapeOf(answer, schema, wanted.exact) as { data?: unknown }

  await interaction(wanted.description, wanted.given)
    .withRequest(method, path, (request) => {
      request.query(method === 'GET' ? { ...own, ...common } : { timestamp: timestamp() })
      const headers = {
        Accept: 'application/json',
        'Accept-Language': 'th',
        'Country-Language': 'th',
        ...(method === 'POST' || KEYED_GETS.includes(path)
          ? { 'Idempotency-Key': wanted.idempotencyKey ?? regex(KEY, EXAMPLE_KEY) }
          : {}),
      }
      request.headers(
        Object.fromEntries(Object.entries(headers).filter(([name]) => name !== wanted.lost)),
      )
      if (method === 'POST') request.jsonBody({ ...own, ...common })
    })
    .willRespondWith(status, (response) => {
      response.headers({ ...jsonAnswer, ...wanted.answerHeaders }).jsonBody(shape)
    })
    .executeTest(async ({ url }) => {
      const result = await wanted
        .call(clientOf(url, token, changesFor(wanted)))
        .catch((failure: unknown) => failure)
      const expected = 'data' in shape ? reify(shape.data as never) : undefined
      if (status === 200) expect(result).toEqual(expected)
      else expectFailure(result, answer.code, expected)
    })
}

export type Query = Record<string, string>

const KEY = '^[A-Za-z0-9._:-]{8,100}$'
const EXAMPLE_KEY = '1f0e9d8c-7b6a-4958-8776-655443322110'

/** Headers of every JSON answer. */
export const jsonAnswer = {
  // A plain type takes any charset beside it; a matcher would be held against each part of the header.
  'Content-Type': 'application/json',
  'X-Request-Id': regex('.+', '5f9c0f5e-6d3b-4f6e-9d5b-1c2d3e4f5a6b'),
}

/** An interaction of the pact, with its state. */
export function interaction(description: string, given: ProviderState) {
  const { parameters } = providerStates[given]
  const hasParameters = Object.keys(parameters).length > 0
  return new PactV4({
    consumer: 'paso-sdk',
    provider: 'lender',
    dir: join(import.meta.dirname, '../../../pacts'),
    logLevel: 'error',
  })
    .addInteraction()
    .given(given, hasParameters ? parameters : undefined)
    .uponReceiving(description)
}

/** The real client, in Thailand and in Thai, that waits no longer than it must. */
export function clientOf(
  url: string,
  token: string,
  changed: Partial<LenderClientOptions> = {},
): LenderClient {
  return createLenderClient({
    baseUrl: url,
    country: 'TH',
    caller,
    token: () => token,
    language: () => 'th',
    secret,
    random: () => 0,
    ...changed,
  })
}

/** What differs from the usual client in an exchange. */
function changesFor({ h5Version, lost, wrongSignature }: Exchange): Partial<LenderClientOptions> {
  return {
    ...(h5Version ? { caller: { ...caller, h5Version } } : {}),
    ...(lost
      ? {
          fetch: (request) => {
            request.headers.delete(lost)
            return fetch(request)
          },
        }
      : {}),
    ...(wrongSignature
      ? {
          fetch: (request) => {
            const url = request.url.replace(/(?<=[?&]sign=)[^&]+/, WRONG_SIGNATURE)
            return fetch(new Request(url, request))
          },
        }
      : {}),
  }
}

function leftOut(data: unknown, names: readonly string[]): unknown {
  if (names.length === 0) return data
  return Object.fromEntries(
    Object.entries(data as object).filter(([name]) => !names.includes(name)),
  )
}

/** Fields with the state's values, wherever they stand, marked as such. */
export function withGiven(value: unknown, gives: Record<string, string>): unknown {
  const given = Object.entries(gives).find(([, example]) => example === value)
  if (given) return fromProviderState(`\${${given[0]}}`, given[1])
  if (Array.isArray(value)) return value.map((each) => withGiven(each, gives))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withGiven(each, gives)]),
  )
}

function expectFailure(failure: unknown, code: number, data: unknown): void {
  if (code === 403100) {
    expect(failure).toBeInstanceOf(SignedOutError)
    return
  }
  expect(failure).toBeInstanceOf(ApiCodeError)
  expect((failure as ApiCodeError).wireCode).toBe(code)
  expect((failure as ApiCodeError).data).toEqual(data)
}
