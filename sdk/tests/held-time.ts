import { setImmediate as turn } from 'node:timers/promises'
import { vi } from 'vitest'

/**
 * Time stands still for the client until a test lets some pass, so that no machine is too slow for a limit. The lender and
 * the network are real and take the time they need. `vi.useRealTimers()` ends it.
 */
export function holdTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
}

/** Lets time pass, with all that falls due in it. */
export async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms)
}

/** Waits for something while time stands still; what is due already happens. */
export async function until(happened: () => boolean): Promise<void> {
  const ends = Date.now() + 60_000
  while (!happened()) {
    if (Date.now() > ends) throw new Error(`It did not happen: ${happened.toString()}`)
    await pass(0)
    await turn()
  }
}
