/**
 * The terms of use and the privacy notice: the login page says that going on accepts the one and
 * acknowledges the other. The lender keeps a record of both, once a version (D31). What could
 * not be recorded for want of a network is tried again at the next start.
 */
import { isLenderFailure } from '@paso/sdk/failures'
import { lender } from '../lender/lender.ts'
import { readStored, removeStored } from './stored-values.ts'

/** Records what was accepted and waits, if anything. What the lender did not hear waits on. */
export async function recordWaitingNotices(): Promise<void> {
  const version = readStored('notices')
  if (version === undefined) return
  const { isFinalAnswer } = await lender()
  try {
    await recordNotices(version)
  } catch (failure) {
    if (!isFinalAnswer(failure)) throw failure
    // Another version is in force by now: it is asked about with the next loan.
    removeStored('notices')
  }
}

/**
 * A call that the lender refuses without both records: they are made, which `onRecorded` is to say, and
 * the call once more.
 */
export async function withNotices<Answer>(
  call: () => Promise<Answer>,
  onRecorded: () => void,
): Promise<Answer> {
  try {
    return await call()
  } catch (failure) {
    if (!isLenderFailure(failure, 409002) || failure.data.state !== 'consent_missing') throw failure
    const { client } = await lender()
    await recordNotices((await client.get('/account/consent')).notice_version)
    onRecorded()
    return call()
  }
}

async function recordNotices(notice_version: string): Promise<void> {
  const { client } = await lender()
  for (const purpose of ['privacy_notice', 'terms_of_use'] as const) {
    await client.post('/account/consent', { purpose, notice_version, granted: true })
  }
  removeStored('notices')
}
