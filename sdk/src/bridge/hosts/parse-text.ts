/** What a message says: the text itself where it is no JSON, undefined where it is no text. */
export function parseText(message: unknown): unknown {
  if (typeof message !== 'string') return undefined
  try {
    return JSON.parse(message) as unknown
  } catch {
    return message
  }
}
