let waiting: (() => void) | undefined

/** Has something done as the next screen is there and not yet painted: what changes its lines moves nothing then. */
export function beforeNextPaint(work: () => void): void {
  waiting = work
}

/** Called when a screen is there and not yet painted. */
export function markScreenThere(): void {
  waiting?.()
  waiting = undefined
}
