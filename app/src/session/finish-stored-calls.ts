import { isSignedIn } from './session.ts'
import { readStored } from './stored-values.ts'

/** What a killed page left unanswered has its effect now, and the page shows it. */
export async function finishStoredCalls(): Promise<void> {
  if (!isSignedIn()) return
  if (readStored('notices') !== undefined) {
    const { recordWaitingNotices } = await import('./notices.ts')
    await recordWaitingNotices().catch(() => undefined)
  }
  const { flushOutbox } = await import('./outbox.ts')
  if (!(await flushOutbox())) return
  const { refetchQueries } = await import('../frame/refetch-queries.ts')
  refetchQueries()
}
