import { readEnvelope } from './envelope.ts'
import type { FailureContext } from './failures/lender-failure.ts'

/**
 * What an answer holds: the `data` of its envelope, or a `Blob` of raw bytes. A failed call that should give bytes comes
 * as an envelope too.
 */
export async function readAnswer(response: Response, context: FailureContext): Promise<unknown> {
  const type = response.headers.get('Content-Type') ?? ''
  if (response.ok && /^(image|application\/(pdf|zip|octet-stream))/.test(type))
    return response.blob()
  return readEnvelope(response, await response.text(), context)
}
