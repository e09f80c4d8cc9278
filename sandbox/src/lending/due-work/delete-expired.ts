import { readClock } from '../../store/database/business-clock.ts'
import { deleteCodeCounts } from '../sessions/code-caps.ts'
import type { Database } from '../../store/database/database.ts'
import { deleteOldTelemetry } from '../telemetry/event-store.ts'
import { deleteUnnamedPictures, deleteUnusedTickets } from './delete-pictures.ts'
import { deleteEndedParts } from '../uploads/upload-parts.ts'

const DAY = 86_400_000

/**
 * Deletes what nobody may use any more: keys after 24 hours, parts of pictures with their tickets,
 * pictures that belong to nothing, ended sessions and old codes later.
 */
export async function deleteExpired(database: Database): Promise<void> {
  const clock = await readClock(database)
  const ago = (days: number): Date => new Date(clock.security().getTime() - days * DAY)
  // By the database's clock too, as when a key is claimed.
  await database.query(
    `delete from idempotency_keys
     where created_at < $1 and created_at < now() - interval '24 hours'`,
    [ago(1)],
  )
  await database.query(
    `delete from phone_codes where sent_at < $1 and (locked_until is null or locked_until < $1)`,
    [ago(1)],
  )
  // The last one of each device stays: by it the account knows the device, and when it was used.
  await database.query(
    `delete from sessions old where (expires_at < $1 or ended_at < $1) and exists (
       select 1 from sessions later where later.borrower_id = old.borrower_id
         and later.device_hash = old.device_hash and later.id > old.id)`,
    [ago(30)],
  )
  // Ten minutes fill the calls of a silent caller again.
  await database.query('delete from call_levels where settled_at < $1', [
    new Date(clock.security().getTime() - 10 * 60_000),
  ])
  await deleteCodeCounts(database, clock.security())
  await deleteOldTelemetry(database, clock.security())
  await deleteEndedParts(database, clock.security())
  await deleteUnusedTickets(database, clock.security())
  await deleteUnnamedPictures(database, clock.security())
}
