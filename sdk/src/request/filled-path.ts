/**
 * A path of the contract with its `{parameters}` filled in. Throws a RangeError for what would lead elsewhere: a missing
 * or empty value, and the dots that every program on the way takes for a step up.
 */
export function filledPath(path: string, values: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? ''
    if (/^\.{0,2}$/.test(value)) throw new RangeError(`No address: ${name} is '${value}'`)
    return encodeURIComponent(value)
  })
}
