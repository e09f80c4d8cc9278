import { first, type Queryable } from '../../store/database/database.ts'
import { deviceHash } from './device-store.ts'

/** Events of one device that are kept a day; what comes after them is let go. */
export const EVENTS_A_DAY = 500

/**
 * Events and reports of one sender that are kept a day, whatever devices it names: of a borrower, or
 * of all visitors of one network.
 */
export const KEPT_A_DAY = 5_000

export interface Sender {
  borrowerId: string | null
  /** As `networkOf` has it. */
  network: string
}

export interface AppEvent {
  appId: string
  device: string
  eventId: string
  name: string
  value: string
  version: string
  platform: string
}

/** Saves an event once, as long as device and sender have not sent too many on that day (UTC). */
export async function saveAppEvent(
  db: Queryable,
  event: AppEvent,
  sender: Sender,
  now: Date,
): Promise<void> {
  const hash = deviceHash(db.vault, event.appId, event.device)
  const known = await db.query(
    'select 1 from app_events where device_hash = $1 and event_id = $2',
    [hash, event.eventId],
  )
  if (known.length > 0) return
  if (!(await isWithinShare(db, sender, now))) return
  if (!(await countOne(db, hash, EVENTS_A_DAY, now))) return
  const sealed = (column: 'device' | 'name' | 'value'): string =>
    db.vault.seal(event[column], [`app_events.${column}`, hash, event.eventId])
  await db.query(
    `insert into app_events
       (device_hash, event_id, borrower_id, device, name, value, version, platform, happened_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
    [
      hash,
      event.eventId,
      sender.borrowerId,
      sealed('device'),
      sealed('name'),
      sealed('value'),
      event.version,
      event.platform,
      now,
    ],
  )
}

/**
 * Whether more is kept of this sender on that day (UTC), and counts it. Asked before anything is
 * written under the name of a device, of which a sender may invent as many as it likes.
 */
export function isWithinShare(
  db: Queryable,
  { borrowerId, network }: Sender,
  now: Date,
): Promise<boolean> {
  const sender = db.vault.searchKey(borrowerId ?? network, 'app_event_counts.sender')
  return countOne(db, sender, KEPT_A_DAY, now)
}

async function countOne(db: Queryable, what: string, most: number, now: Date): Promise<boolean> {
  const counted = await first(
    db,
    `insert into app_event_counts as counted (device_hash, day, kept) values ($1, $2::date, 1)
     on conflict (device_hash, day) do update set kept = counted.kept + 1 where counted.kept < $3
     returning kept`,
    [what, now.toISOString().slice(0, 10), most],
  )
  return counted !== undefined
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
