/** What a call threw, without loading the client. */
export { isLenderFailure, type FailureWith } from './response/failures/is-lender-failure.ts'
export type { Failure } from './response/failures/failure.ts'
