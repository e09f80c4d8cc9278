/** Letters, as words and codes of engines have them. */
const HARMLESS = /^[A-Za-z_]+[.,:;]?$/

/**
 * A copy of what was thrown that may be printed: class, code and those words that are letters alone. Some engines write the
 * whole address, token included, or a piece of the answer into their errors. Undefined for what is no error.
 */
export function printableCause(thrown: unknown): Error | undefined {
  if (!(thrown instanceof Error)) return undefined
  const { name, code, message, cause } = thrown as Error & { code?: unknown; cause?: unknown }
  const words = message.replace(/"[^]*"/, '…').replace(/\S+/g, (word) => printed(word) ?? '…')
  const copy = new Error(words)
  hide(copy, 'name', printed(name) ?? 'Error')
  hide(copy, 'stack', String(copy))
  hide(copy, 'cause', printableCause(cause))
  return printed(code) ? Object.assign(copy, { code }) : copy
}

const printed = (word: unknown) =>
  typeof word === 'string' && HARMLESS.test(word) ? word : undefined

/** Sets a property as engines set those of errors: what reads all that can be enumerated does not find it. */
export function hide(error: Error, name: 'name' | 'stack' | 'cause', value: unknown): void {
  if (value) Object.defineProperty(error, name, { value, writable: true, configurable: true })
}
