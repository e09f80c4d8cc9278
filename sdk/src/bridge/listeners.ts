import { permissionNames, permissionStates } from './permissions.ts'
import { ShapeMismatch, readShape, type ShapeOf } from './shape.ts'
import type { NativeEvent, NativeEvents } from './wire.ts'

/** What each event carries. */
export const eventShapes = {
  back: {},
  resume: { away_seconds: 'whole' },
  permission_changed: { permission: permissionNames, state: permissionStates },
} as const satisfies { [Event in NativeEvent]: ShapeOf<NativeEvents[Event]> }

type Listener = (data: never) => void

/** Who wants to hear of which event. */
export interface Listeners {
  on<Event extends NativeEvent>(
    event: Event,
    listener: (data: NativeEvents[Event]) => void,
  ): () => void
  /** Calls the listeners of an event; returns how that went. */
  emit(event: unknown, data: unknown): 'delivered' | 'nobody' | 'malformed'
}

/** Keeps listeners. One that throws keeps none of the others from hearing; what it threw becomes an uncaught error. */
export function createListeners(): Listeners {
  const all = new Map<string, Set<Listener>>()
  return {
    on(event, listener) {
      // A wrapper of its own for each subscription, so that one listener may be subscribed twice.
      const own: Listener = (data) => listener(data)
      const those = all.get(event) ?? new Set()
      all.set(event, those.add(own))
      return () => void those.delete(own)
    },
    emit(event, data) {
      const known = Object.keys(eventShapes).find((name) => name === event)
      if (!known) return 'malformed'
      let read: unknown
      try {
        read = readShape(eventShapes[known as NativeEvent], data ?? {})
      } catch (misfit) {
        if (misfit instanceof ShapeMismatch) return 'malformed'
        throw misfit
      }
      const those = [...(all.get(known) ?? [])]
      for (const listener of those) {
        try {
          listener(read as never)
        } catch (thrown) {
          setTimeout(() => {
            throw thrown
          })
        }
      }
      return those.length > 0 ? 'delivered' : 'nobody'
    },
  }
}
