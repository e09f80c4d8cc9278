import { isDeepStrictEqual } from 'node:util'

/** The lender did otherwise than the model. */
export class Mismatch extends Error {
  override name = 'Mismatch'
}

/** Throws `Mismatch` unless the lender's value is the model's. */
export function same(lender: unknown, model: unknown, what: string): void {
  if (isDeepStrictEqual(lender, model)) return
  throw new Mismatch(`${what}: lender ${JSON.stringify(lender)}, model ${JSON.stringify(model)}`)
}
