/** Milliseconds of work before others run: on a phone four times slower than its clock still well under 50. */
const SLICE_MS = 5

/** Long work on a thread that has other work too: `if (slices.isOver()) await slices.yield()` between its steps. */
export interface TimeSlices {
  /** Whether the slice is used up. */
  isOver: () => boolean
  /** Lets other work of the thread run, then begins the next slice. */
  yield: () => Promise<void>
  /** When the work is done. */
  end: () => void
}

/** Begins the first slice. */
export function startTimeSlices(): TimeSlices {
  // Timers of a page that is not looked at come once a second or less; a message does not wait for them. In Node it is
  // the other way round: messages that answer each other let nobody in between.
  const channel = typeof setImmediate === 'function' ? undefined : new MessageChannel()
  let began = performance.now()
  return {
    isOver: () => performance.now() > began + SLICE_MS,
    yield: () =>
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
