import type { Queryable } from '../store/database.ts'

/** What a device tells of itself, by the contract's names. */
export type DeviceFacts = Readonly<Record<string, string | number>>

/**
 * Keeps what a device told, in place of what it told before. With a borrower it becomes known as
 * theirs; a report without a session leaves it whose it was.
 */
export async function keepDevice(
  db: Queryable,
  report: { device: string; borrowerId: string | null; facts: DeviceFacts },
  now: Date,
): Promise<void> {
  await db.query(
    `insert into devices as known (device, borrower_id, facts, reported_at)
     values ($1, $2, $3::jsonb, $4)
     on conflict (device) do update
     set facts = excluded.facts, reported_at = excluded.reported_at,
       borrower_id = coalesce(excluded.borrower_id, known.borrower_id)`,
    [report.device, report.borrowerId, JSON.stringify(report.facts), now],
  )
}

/** Every device of a borrower, with what it told last. */
async function devicesOf(
  db: Queryable,
  borrowerId: string,
): Promise<{ device: string; facts: DeviceFacts; reported_at: Date }[]> {
  return db.query(
    'select device, facts, reported_at from devices where borrower_id = $1 order by device',
    [borrowerId],
  )
}

/** What the contract's list of sessions takes. */
const LONGEST_NAME = 100

/** Brand and model of each of a borrower's devices that has told them. */
export async function deviceNames(db: Queryable, borrowerId: string): Promise<Map<string, string>> {
  const names = (await devicesOf(db, borrowerId)).map(({ device, facts }): [string, string] => [
    device,
    `${facts['device_brand'] ?? ''} ${facts['device_model'] ?? ''}`.trim().slice(0, LONGEST_NAME),
  ])
  return new Map(names.filter(([, name]) => name !== ''))
}
