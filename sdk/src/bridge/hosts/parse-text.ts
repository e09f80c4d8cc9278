/** What a message says; undefined when it is no JSON text. */
export function parseText(message: unknown): unknown {
  if (typeof message !== 'string') return undefined
  try {
    return JSON.parse(message) as unknown
  } catch {
    return undefined
  }
}
