/** Notifies screens with the borrower's data that a call left by an earlier page has had its effect. */
const listeners = new Set<() => void>()

export function onOutboxFlushed(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function announceOutboxFlushed(): void {
  for (const listener of listeners) listener()
}
