import { dateIn } from '../../foundation/clock.ts'
import { first, type Transaction } from '../../store/database/database.ts'
import { recordAct } from '../audit/record-act.ts'
import { lockBorrower } from '../borrowers/borrowers.ts'
import { countries, countryOf } from '../countries/countries.ts'
import { readingHandedIn } from '../ocr/readings.ts'
import { refuseForNow } from '../rules/quota.ts'
import { latestEvaluation, recordEvaluation } from './evaluations.ts'
import { awaitConfirmation, loadPages } from './pages.ts'

/**
 * Frees a number that its holder typed and no card of theirs shows; false where one does, or a loan
 * hangs on it. The holder's personal page waits to be saved again, and what was granted on it ends.
 */
export async function releaseUnprovenNumber(
  tx: Transaction,
  { appId, identityNumber, hash }: { appId: string; identityNumber: string; hash: string },
  now: Date,
): Promise<boolean> {
  const holder = await first<{ borrower_id: string }>(
    tx,
    'select borrower_id from identity_numbers where app_id = $1 and number_hash = $2',
    [appId, hash],
  )
  // Freed meanwhile.
  if (!holder) return true
  const id = holder.borrower_id
  await lockBorrower(tx, id)
  const identity = (await loadPages(tx, id)).get('identity')
  const reading = await readingHandedIn(tx, id, identity)
  const orders = await tx.query('select 1 from orders where borrower_id = $1 limit 1', [id])
  if (reading?.identity_number === identityNumber || orders.length > 0) return false
  await awaitConfirmation(tx, id)
  const granted = await latestEvaluation(tx, id)
  if (granted?.result === 'approved') {
    const refusal = refuseForNow(
      'details_not_confirmed',
      dateIn(countries[countryOf(appId)].zone, now),
    )
    await recordEvaluation(tx, id, refusal, {
      currency: granted.currency,
      riskToken: undefined,
      now,
    })
  }
  await tx.query('delete from identity_numbers where borrower_id = $1', [id])
  const about = { instead: 'identity_number' }
  recordAct(tx, { borrowerId: id, at: now, actor: 'job', action: 'identity_number_shown', about })
  return true
}
