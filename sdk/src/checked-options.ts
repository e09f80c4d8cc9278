import type { CallOptions, LenderClientOptions } from './client-options.ts'

type Bounds = Pick<CallOptions, 'timeoutMs' | 'totalMs' | 'maxRetries'>

/** Throws a RangeError for bounds that nobody can mean, of a client or of a call. Unset is always right. */
export function checkBounds({ timeoutMs = 1, totalMs = 1, maxRetries = 0 }: Bounds): void {
  if (!(timeoutMs > 0 && totalMs > 0 && maxRetries >= 0))
    throw new RangeError('timeoutMs, totalMs or maxRetries out of bounds')
}

/**
 * Throws a RangeError for an address to which nothing can be sent from here. A path alone is one within a page only. What stands
 * behind the path of an address would end up in the middle of every call's.
 */
export function checkBaseUrl({ baseUrl }: Pick<LenderClientOptions, 'baseUrl'>): void {
  try {
    const { origin, location } = globalThis as Partial<typeof globalThis>
    const { search, hash, username } = new URL(baseUrl, origin ?? location?.href)
    if (/^(\/|https?:\/\/)/.test(baseUrl) && !(search + hash + username)) return
  } catch {
    // Said below.
  }
  throw new RangeError('baseUrl cannot be called from here')
}
