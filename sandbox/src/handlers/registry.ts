import type { Handlers } from './handler.ts'

/**
 * Every operation of the contract and what serves it. Each tag's file exports one object
 * (`export const loans = { quote, apply, … } satisfies Partial<Handlers>`), spread in here.
 */
export const handlers = {} as Handlers
