/**
 * Throws a RangeError for a value that would change a path of the contract. That is a missing or
 * empty value, which openapi-fetch would send as `{name}`, and the dots that every program on the
 * way reads as a step up.
 */
export function checkPathValues(path: string, values: Record<string, string> = {}): void {
  if (!path.includes('{')) return
  for (const [, name = ''] of path.matchAll(/\{(\w+)\}/g)) {
    const value = values[name] ?? ''
    if (/^\.{0,2}$/.test(value)) throw new RangeError(`No address: ${name} is '${value}'`)
  }
}
