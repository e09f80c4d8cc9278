/** Notifies screens that a permission stands otherwise than before, most likely after the phone's settings. */
const listeners = new Set<() => void>()

export function onPermissionChanged(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function announcePermissionChange(): void {
  for (const listener of listeners) listener()
}
