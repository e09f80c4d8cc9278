/**
 * Reports an error that nobody expected, as an uncaught one: the page goes on, the browser's log
 * and listeners of the window's `error` event know of it.
 */
export function logException(error: unknown): void {
  setTimeout(() => {
    throw error
  })
}
