import { setPriority } from 'node:os'
import type { ChildQuestion, ChildReply } from './child-pool.ts'

/** How much later than everybody's calls the processor comes to what strangers' pictures need. */
const AFTER_CALLS = 10

/**
 * Makes this process one of a `ChildPool`: it answers one question after the other until the lender is gone. It ends
 * where `answer` throws, for another to follow. One that stands `afterCalls` has the processor when no call needs it.
 *
 * Its processor time is looked at meanwhile, so what takes long belongs into another thread of the process.
 */
export function answerLender<Asked, Answer>(
  answer: (asked: Asked) => Answer | Promise<Answer>,
  { afterCalls = false } = {},
): void {
  if (afterCalls) setPriority(AFTER_CALLS)
  process.on('message', ({ asked, limitMs }: ChildQuestion<Asked>) => {
    const begun = process.cpuUsage()
    const cpuMs = (): number => {
      const { user, system } = process.cpuUsage(begun)
      return (user + system) / 1000
    }
    const reply = (said: ChildReply<Answer>): unknown => process.send?.(said)
    // The lender ends the process then.
    const watch = setInterval(() => {
      if (cpuMs() > limitMs) reply({ tooSlow: true })
    }, 100)
    const answered = async (): Promise<void> => {
      const found = await answer(asked)
      clearInterval(watch)
      const used = cpuMs()
      reply(used > limitMs ? { tooSlow: true } : { answer: found, cpuMs: used })
    }
    void answered()
  })
  process.on('disconnect', () => process.exit())
  // A terminal's Ctrl-C reaches this process too, and the lender still wants what is at work.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
}
