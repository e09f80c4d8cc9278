import type { ErrorObject } from 'ajv/dist/2020.js'
import { DatabaseUnavailable, sqlState } from '../../store/database/database.ts'
import { Failure, type FieldFault } from '../../foundation/failure.ts'
import { faultsOf } from './validation.ts'

interface Thrown {
  code?: unknown
  statusCode?: unknown
  validation?: unknown
  validationContext?: unknown
}

/** States in which coming again helps: locks, lost connections, a full server, one that became a standby. */
const TRY_LATER = /^(08|25006|40|53|55P03|57P0)/

/**
 * What to answer to anything thrown while a call was served. The contract's failures pass; a fault
 * of the request becomes its failure; all else is 503001 or 500001 without details.
 *
 * @param limit bytes that a body may have, for 413001.
 * @param worded says a fault of a body more exactly, for 422001.
 */
export function failureFor(
  error: unknown,
  limit: number,
  worded?: (fault: FieldFault) => FieldFault,
): Failure {
  if (error instanceof Failure) return error
  const { statusCode, validation, validationContext } = (error ?? {}) as Thrown
  if (Array.isArray(validation)) {
    const inBody = validationContext === 'body'
    const faults = faultsOf(validation as ErrorObject[], inBody ? worded : undefined)
    // What people type travels in bodies; a query or header that is wrong is a client's defect.
    if (!inBody) {
      const detail = faults.map(({ field, rule }) => `${field} (${rule})`).join(', ')
      return new Failure('malformed', { detail })
    }
    return new Failure('fields_invalid', {
      data: faults.map((fault) => ({ params: {}, ...fault })),
    })
  }
  if (isDatabaseTrouble(error)) return new Failure('try_later', { retryAfter: 2 })
  if (statusCode === 413) return new Failure('too_large', { data: { max_bytes: limit } })
  if (statusCode === 415) return new Failure('wrong_content')
  if (statusCode === 404) return new Failure('not_found')
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    return new Failure('malformed')
  }
  return new Failure('internal')
}

/** The socket under a connection broke, as Node names it. */
const BROKEN_SOCKET = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/

/** The driver reports a connection that broke, or stays silent, as a plain error. */
const BROKEN_CONNECTION =
  /Connection terminated|Client (has encountered a connection error|was closed)|Query read timeout/i

function isDatabaseTrouble(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true
  if (!(error instanceof Error)) return false
  const { code } = error as Thrown
  return (
    TRY_LATER.test(sqlState(error) ?? '') ||
    (typeof code === 'string' && BROKEN_SOCKET.test(code)) ||
    BROKEN_CONNECTION.test(error.message)
  )
}
