import { first, type Queryable } from '../../store/database/database.ts'
import { deviceHash } from './device-store.ts'

/** Events of one device that are kept a day; what comes after them is let go. */
export const EVENTS_A_DAY = 500

export interface AppEvent {
  appId: string
  device: string
  eventId: string
  borrowerId: string | null
  name: string
  value: string
  version: string
  platform: string
}

/** Saves an event once, as long as the device has not sent too many on that day (UTC). */
export async function saveAppEvent(db: Queryable, event: AppEvent, now: Date): Promise<void> {
  const hash = deviceHash(db.vault, event.appId, event.device)
  const known = await db.query(
    'select 1 from app_events where device_hash = $1 and event_id = $2',
    [hash, event.eventId],
  )
  if (known.length > 0) return
  const counted = await first(
    db,
    `insert into app_event_counts as counted (device_hash, day, kept) values ($1, $2::date, 1)
     on conflict (device_hash, day) do update set kept = counted.kept + 1 where counted.kept < $3
     returning kept`,
    [hash, now.toISOString().slice(0, 10), EVENTS_A_DAY],
  )
  if (counted === undefined) return
  const sealed = (column: 'device' | 'name' | 'value'): string =>
    db.vault.seal(event[column], [`app_events.${column}`, hash, event.eventId])
  await db.query(
    `insert into app_events
       (device_hash, event_id, borrower_id, device, name, value, version, platform, happened_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
    [
      hash,
      event.eventId,
      event.borrowerId,
      sealed('device'),
      sealed('name'),
      sealed('value'),
      event.version,
      event.platform,
      now,
    ],
  )
}

const DAY = 86_400_000

/**
 * Deletes events, and devices without a signed-in report, after 30 days of silence. An ended
 * session is known as long, and by it a purge finds what its device reported before.
 */
export async function deleteOldTelemetry(db: Queryable, now: Date): Promise<void> {
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY)
  await db.query('delete from app_events where happened_at < $1', [ago(30)])
  await db.query('delete from app_event_counts where day < $1::date', [
    ago(2).toISOString().slice(0, 10),
  ])
  await db.query('delete from devices where borrower_id is null and reported_at < $1', [ago(30)])
}
