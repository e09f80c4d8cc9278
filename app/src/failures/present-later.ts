import type { How } from './present-failure.ts'

/** `presentFailure`, whose code comes with the SDK after the first paint. Never throws. */
export async function presentLater(failure: unknown, how?: How): Promise<void> {
  try {
    const { presentFailure } = await import('./present-failure.ts')
    presentFailure(failure, how)
  } catch {
    // Its code cannot be fetched either: the missing chunk has been announced by then.
    return
  }
}
