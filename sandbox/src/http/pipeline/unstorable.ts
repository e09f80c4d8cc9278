import { Failure } from '../../foundation/failure.ts'

/** Most levels of lists and objects within each other. No body of the contract comes near; tens of thousands would exhaust the stack. */
const DEEPEST_NESTING = 32

/** Whether a column can hold the text: no NUL, and no half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** Most values of a call, lists and objects counted with what they hold. The contract's largest body has some fifty. */
export const MOST_VALUES = 1_000

/**
 * 400001 for text that no database column can hold: a NUL or half of a surrogate pair. The same for
 * lists and objects within each other beyond all use, and for more values than any call has, which
 * would hold up everybody while they are validated.
 */
export function refuseUnstorable(call: unknown): void {
  let values = 0
  const look = (value: unknown, depth: number): void => {
    values += 1
    if (values > MOST_VALUES) throw new Failure('malformed', { detail: 'too many values' })
    if (typeof value === 'string') {
      if (!isStorable(value)) throw new Failure('malformed')
    } else if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value)) {
      if (depth === DEEPEST_NESTING) throw new Failure('malformed')
      for (const key in value) {
        if (!isStorable(key)) throw new Failure('malformed')
        look((value as Record<string, unknown>)[key], depth + 1)
      }
    }
  }
  look(call, 0)
}
