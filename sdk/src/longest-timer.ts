/** Milliseconds that a timer can hold; a longer one would ring at once. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1
