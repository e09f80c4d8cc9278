/** Milliseconds of work before others get their turn: on a phone four times slower than its clock still well under 50. */
const TURN_MS = 5

/** Long work on a thread that has other work too: `if (turns.areOver()) await turns.next()` between its steps. */
export interface Turns {
  /** Whether others should get their turn now. */
  areOver: () => boolean
  /** Comes back when they had it. */
  next: () => Promise<void>
  /** When the work is done. */
  end: () => void
}

/** Begins the first turn. */
export function takeTurns(): Turns {
  // Timers of a page that is not looked at come once a second or less; a message does not wait for them. In Node it is
  // the other way round: messages that answer each other let nobody in between.
  const channel = typeof setImmediate === 'function' ? undefined : new MessageChannel()
  let began = performance.now()
  return {
    areOver: () => performance.now() > began + TURN_MS,
    next: () =>
      new Promise<void>((resolve) => {
        if (!channel) setImmediate(resolve)
        else {
          channel.port1.onmessage = () => resolve()
          channel.port2.postMessage(null)
        }
      }).then(() => {
        began = performance.now()
      }),
    end: () => channel?.port1.close(),
  }
}
