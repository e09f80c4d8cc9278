/** Runs work once nothing else is loading. */
export function whenIdle(work: () => void): void {
  const idle = window.requestIdleCallback ?? ((later: () => void) => setTimeout(later, 2_000))
  idle(work)
}
