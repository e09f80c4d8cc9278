import type { Clock } from '../../foundation/clock.ts'
import type { Country } from '../../foundation/contract.ts'
import type { Borrower } from '../../lending/borrowers/borrowers.ts'

/** What the checks before a handler found out about a call. */
export interface CallContext {
  borrower: Borrower | null
  sessionId: string | null
  signedInAt: Date | null
  clock: Clock
  platform: string
}

declare module 'fastify' {
  interface FastifyRequest {
    callContext: CallContext | null
    /** For the log: the code of the envelope that was answered. */
    answeredCode: number | null
    /** The edition that the call names; null where it carries no common fields. */
    country: Country | null
  }
}
