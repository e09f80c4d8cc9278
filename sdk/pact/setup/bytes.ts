import { readFileSync } from 'node:fs'
import { MatchersV3 } from '@pact-foundation/pact'
import { expect } from 'vitest'
import type { LenderClient } from '../../src/index.ts'
import { caller, commonFields } from './common-fields.ts'
import { clientOf, interaction, jsonAnswer, withGiven, type Query } from './exchange.ts'
import { providerStates, type ProviderState } from './provider-states.ts'

/** A GET of the pact that is answered with raw bytes. */
export interface BytesExchange {
  description: string
  given: ProviderState
  /** The path on the wire; what the state gives stands in it as `${name}`. */
  path: string
  /** Fields of the call's own in its query. */
  fields?: Record<string, string>
  /** Type and bytes of the answer; a lender's bytes must be of the type, not the same. */
  answer: [type: string, file: string]
  call: (client: LenderClient) => Promise<unknown>
}

/** Writes an interaction whose answer is bytes, and looks at whether the client gives them as they came. */
export async function bytesExchange(wanted: BytesExchange): Promise<void> {
  const gives: Record<string, string> = providerStates[wanted.given].gives
  const token = gives['token'] ?? ''
  const [type, file] = wanted.answer
  const example = wanted.path.replace(/\$\{(\w+)\}/g, (_, name: string) => gives[name] ?? '')
  const path =
    example === wanted.path ? example : MatchersV3.fromProviderState(wanted.path, example)
  const own = withGiven(wanted.fields ?? {}, gives) as object
  await interaction(wanted.description, wanted.given)
    .withRequest('GET', path, (request) =>
      request
        .query({ ...own, ...commonFields(token, caller.h5Version) } as Query)
        .headers({ 'Accept-Language': 'th', 'Country-Language': 'th' }),
    )
    .willRespondWith(200, (response) => {
      response.headers({ 'X-Request-Id': jsonAnswer['X-Request-Id'] }).binaryFile(type, file)
    })
    .executeTest(async ({ url }) => {
      const blob = (await wanted.call(clientOf(url, token))) as Blob
      expect(blob.type).toBe(type)
      expect(Buffer.from(await blob.arrayBuffer())).toEqual(readFileSync(file))
    })
}
