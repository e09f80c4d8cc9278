import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import { Failure } from '../../foundation/failure.ts'
import { networkOf } from '../../foundation/network.ts'
import { listsAskedFor } from '../../lending/settings/remote-config.ts'
import type { Operation } from './description.ts'
import type { PipelineOptions } from './pipeline-options.ts'
import { LISTS, TELEMETRY } from './turns-of-calls.ts'

/** A list counts as so many calls of its network, which may send sixty a minute at 3,000 calls. */
const CALLS_OF_A_LIST = 50

/** What a call passes before a byte of its body is read: what is refused here costs little, and counts. */
export function arrival(
  operation: Operation,
  { settings, rateLimit, realTime }: PipelineOptions,
): onRequestAsyncHookHandler {
  const isList = LISTS.has(operation.id)
  const isAsked = listsAskedFor({ allowsDeviceLists: true }, settings.remoteConfig).length > 0
  const reportsItself = TELEMETRY.has(operation.id)
  return async (request) => {
    const network = networkOf(request.ip)
    rateLimit.take(reportsItself ? `telemetry ${network}` : network, realTime)
    if (isList && !isAsked) throw new Failure('not_allowed')
    if (operation.signed && bringsOtherThanJson(request)) throw new Failure('wrong_content')
    if (isList) rateLimit.take(`lists ${network}`, realTime, CALLS_OF_A_LIST)
  }
}

/** A body of another type: pictures are read by other operations. Without a body there is no type. */
function bringsOtherThanJson(request: FastifyRequest): boolean {
  return bodyLength(request, 1) > 0 && !bringsJson(request)
}

/** Whether a call says that its body is JSON. The framework takes a type with any space before it. */
export const bringsJson = ({ headers }: FastifyRequest): boolean =>
  /^\s*application\/json\s*(;|$)/i.test(headers['content-type'] ?? '')

/** Bytes of the body that a call says it brings, or `unsaid` where it does not say how many; a GET brings none. */
export function bodyLength({ method, headers }: FastifyRequest, unsaid: number): number {
  if (/^(GET|HEAD)$/.test(method)) return 0
  return headers['transfer-encoding'] === undefined
    ? Number(headers['content-length'] ?? 0)
    : unsaid
}
