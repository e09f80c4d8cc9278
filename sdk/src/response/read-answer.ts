import { readEnvelope } from './envelope.ts'
import { InvalidResponseError } from './failures/invalid-response-error.ts'
import type { FailureContext } from './failures/lender-failure.ts'

/**
 * What an answer holds: the `data` of its envelope or, where the contract has bytes, a `Blob` of at least one. A failed
 * call that should give bytes comes as an envelope too; a success that does is not what was asked for.
 */
export async function readAnswer(
  response: Response,
  context: FailureContext,
  asBytes = false,
): Promise<unknown> {
  const type = response.headers.get('Content-Type') ?? ''
  if (asBytes && response.ok && /^(image|application\/(pdf|zip|octet-stream))/.test(type)) {
    const bytes = await response.blob()
    if (bytes.size) return bytes
    throw new InvalidResponseError(response, '', context)
  }
  const body = await response.text()
  const data = readEnvelope(response, body, context)
  if (asBytes) throw new InvalidResponseError(response, body, context)
  return data
}
