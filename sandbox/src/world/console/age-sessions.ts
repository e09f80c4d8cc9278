import { phoneHash } from '../../lending/sessions/phone-codes.ts'
import type { Database } from '../../store/database/database.ts'

/**
 * Lets the code and the sessions of a phone be so much older, since real time cannot be moved. So a
 * tester sees a new code asked for, an idle session end, and a number that may have changed hands.
 */
export async function ageSessions(
  database: Database,
  of: { appId: string; phonePrefix: string; phone: string },
  ms: number,
): Promise<{ sessions: number }> {
  const interval = `${ms} milliseconds`
  await database.query(
    `update phone_codes set sent_at = sent_at - $2::interval, expires_at = expires_at - $2::interval
     where phone_hash = $1`,
    [phoneHash(database.vault, of), interval],
  )
  const aged = await database.query(
    `update sessions s set started_at = s.started_at - $4::interval, used_at = s.used_at - $4::interval
     from borrowers b where b.id = s.borrower_id
       and b.app_id = $1 and b.phone_prefix = $2 and b.phone_hash = $3 returning s.id`,
    [of.appId, of.phonePrefix, database.vault.searchKey(of.phone, 'borrowers.phone'), interval],
  )
  return { sessions: aged.length }
}
