/** The lender's time as far as it is known: the device's clock plus what an answer said it was off by. */
export interface CorrectedClock {
  /** Milliseconds since 1970. */
  now(): number
  /** Takes the lender's time as the right one from now on. */
  correct(serverTime: number): void
}

/** A clock that starts out trusting the device. */
export function correctedClock(deviceTime: () => number): CorrectedClock {
  let offset = 0
  return {
    now: () => Math.round(deviceTime() + offset),
    correct: (serverTime) => {
      offset = serverTime - deviceTime()
    },
  }
}
