import { createLenderClient, type LenderClient, type LenderClientOptions } from '../src/index.ts'
import type { LenderDouble } from './lender-double.ts'

/** A client of a test's lender, in Thailand, signed in, that waits no longer than it must. */
export function clientOf(
  lender: LenderDouble,
  options: Partial<LenderClientOptions> = {},
): LenderClient {
  return createLenderClient({
    baseUrl: lender.url,
    country: 'TH',
    caller: { platform: 'web', h5Version: '1.2.3' },
    token: () => 'tok-1',
    language: () => 'en',
    secret: 's3cr3t',
    random: () => 0,
    ...options,
  })
}

/** What a call throws; fails when it does not. */
export async function failureOf(call: Promise<unknown>): Promise<unknown> {
  try {
    await call
  } catch (failure) {
    return failure
  }
  throw new Error('The call succeeded')
}
