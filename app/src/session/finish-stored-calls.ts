import { whenIdle } from '../frame/when-idle.ts'
import { isSignedIn } from './session.ts'
import { readStored } from './stored-values.ts'

/** What a killed page left unanswered has its effect now, and the page shows it; pictures whose day is over go. */
export async function finishStoredCalls(): Promise<void> {
  if (!isSignedIn()) return
  whenIdle(() => {
    void import('./delete-old-images.ts')
      .then(({ deleteOldImages }) => deleteOldImages())
      .catch(() => undefined)
  })
  if (readStored('notices') !== undefined) {
    const { recordWaitingNotices } = await import('./notices.ts')
    await recordWaitingNotices().catch(() => undefined)
  }
  const { flushOutbox } = await import('./outbox.ts')
  if (!(await flushOutbox())) return
  const { refetchQueries } = await import('../frame/refetch-queries.ts')
  refetchQueries()
}
