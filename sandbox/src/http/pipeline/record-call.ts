import { callerFieldNames } from './caller.ts'
import type { StoredAnswer } from './idempotency.ts'
import { isIdentifier } from '../../foundation/identifier.ts'
import type { Transaction } from '../../store/database/database.ts'
import { recordAct, UNRECORDED } from '../../lending/audit/record-act.ts'

/** A call of a signed-in borrower, as its chain remembers it. */
export interface RecordedCall {
  operation: string
  borrowerId: string
  sessionId: string | null
  requestId: string
  /** Business time. */
  at: Date
  /** Body, query and path as they were validated. */
  asked: readonly unknown[]
}

/**
 * Appends what the call led to. Of what was asked and answered only identifiers of objects are
 * taken, known by their name and form, so that nothing a person typed can come along.
 */
export function recordCall(tx: Transaction, call: RecordedCall, answer: StoredAnswer): void {
  if (UNRECORDED.has(call.operation)) return
  recordAct(tx, {
    borrowerId: call.borrowerId,
    at: call.at,
    actor: 'borrower',
    action: call.operation,
    about: {
      ...identifiersIn([...call.asked, answer.data]),
      ...(call.sessionId === null ? {} : { session_id: call.sessionId }),
      request_id: call.requestId,
      ...outcomeOf(call.operation, answer.data),
      code: answer.code,
    },
  })
}

/** What was decided on what was asked for: codes alone. */
function outcomeOf(operation: string, answered: unknown): Record<string, string> {
  if (operation === 'submitApplication') return outcomeIn(answered)
  if (operation !== 'applyForLoan') return {}
  const { order } = (answered ?? {}) as Record<string, unknown>
  const { state } = (order ?? {}) as Record<string, unknown>
  return typeof state === 'string' ? { state } : {}
}

/** Whether an application was granted, and the class of reason where it was not: codes alone. */
function outcomeIn(answered: unknown): Record<string, string> {
  const { result, refusal } = (answered ?? {}) as Record<string, unknown>
  if (result === 'approved') return { outcome: 'granted' }
  if (result !== 'refused') return {}
  const { reason } = (refusal ?? {}) as Record<string, unknown>
  return { outcome: 'refused', ...(typeof reason === 'string' ? { reason } : {}) }
}

/** Fields `…_id` that hold an identifier, two levels deep: an answer names what it made. */
function identifiersIn(parts: readonly unknown[]): Record<string, string> {
  const found: Record<string, string> = {}
  const look = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return
    for (const [name, each] of Object.entries(value)) {
      if (typeof each !== 'string') {
        if (depth > 0) look(each, depth - 1)
      } else if (name.endsWith('_id') && !callerFieldNames.has(name) && isIdentifier(each)) {
        found[name] ??= each
      }
    }
  }
  for (const part of parts) look(part, 1)
  return found
}
