import type { OperationId } from '../contract.ts'

/**
 * The operations of the contract that the sandbox does not serve yet. They are admitted and
 * validated like any other and then answered with 503001; verification leaves their interactions
 * out. The list only shrinks: an operation stands here or in the registry, never in both.
 */
export const notServed = [] as const satisfies readonly OperationId[]

/** An operation that is not served yet. */
export type NotServed = (typeof notServed)[number]
