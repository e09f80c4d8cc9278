/** Unexpected errors, for whoever watches. Telemetry subscribes; nothing is sent from here. */
type Watcher = (info: string) => void

const watchers = new Set<Watcher>()

export function onException(watcher: Watcher): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Tells the watchers of an error that nobody expected. */
export function logException(error: unknown): void {
  const info = error instanceof Error ? `${error.name}: ${String(error)}` : 'no error object'
  for (const watcher of watchers) watcher(info)
}
