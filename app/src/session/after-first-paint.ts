/** What the device does once the first page stands: nothing of it holds the borrower up. */
import { deviceId, isSignedIn } from './session.ts'
import { readStored, writeStored } from './stored-values.ts'
import { chooseLanguage, storedLanguage } from '../i18n/choose-language.ts'
import { lender } from '../lender/lender.ts'

/** Called once, when React has taken the page over. */
export function afterFirstPaint(): void {
  noteAddress(new URLSearchParams(location.search))
  deviceId()
  const language = storedLanguage()
  if (language !== undefined) void chooseLanguage(language)
  void finishStoredCalls().catch(() => undefined)
}

/** What a killed page left unanswered has its effect now, and the page shows it. */
async function finishStoredCalls(): Promise<void> {
  await lender()
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

/** The address that opened the app may say where the borrower came from (D13). */
function noteAddress(query: URLSearchParams): void {
  const channel = query.get('channel')
  if (channel !== null && /^[\w.-]{1,100}$/.test(channel)) writeStored('channel', channel)
  const attribution = query.get('attribution_id')
  if (attribution !== null && /^[\w.-]{1,100}$/.test(attribution)) {
    writeStored('attribution_id', attribution)
  }
}
