/**
 * Throws a RangeError for what would lead elsewhere when it fills in a path of the contract: a missing or empty value, which
 * openapi-fetch would send as `{name}`, and the dots that every program on the way takes for a step up.
 */
export function checkPathValues(path: string, values: Record<string, string> = {}): void {
  for (const [, name = ''] of path.matchAll(/\{(\w+)\}/g)) {
    const value = values[name] ?? ''
    if (/^\.{0,2}$/.test(value)) throw new RangeError(`No address: ${name} is '${value}'`)
  }
}
