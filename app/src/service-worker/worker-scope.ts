/** What our service workers use of their surroundings; the compiler knows those of a page only. */
interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

export interface FetchEvent extends ExtendableEvent {
  request: Request
  respondWith: (answer: Promise<Response>) => void
}

interface WorkerEvents {
  install: ExtendableEvent
  activate: ExtendableEvent
  fetch: FetchEvent
  message: ExtendableEvent & { data: unknown }
}

export interface WorkerScope {
  location: Location
  clients: {
    claim: () => Promise<void>
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<unknown[]>
  }
  registration: {
    /** The worker of a newer version, while it keeps its files. */
    installing: unknown
    waiting: unknown
    unregister: () => Promise<boolean>
  }
  skipWaiting: () => Promise<void>
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void
}

export const workerScope = (): WorkerScope => self as unknown as WorkerScope
