import type { Vault } from '../../store/sealing/vault.ts'
import type { Queryable } from '../../store/database/database.ts'

/** What a device reports about itself, by the contract's names. */
export type DeviceFacts = Readonly<Record<string, string | number>>

/**
 * What identifies a device in an edition, wherever something is kept of it. Two editions on one
 * device know nothing of each other.
 */
export const deviceHash = (vault: Vault, appId: string, device: string): string =>
  vault.searchKey(JSON.stringify([appId, device]), 'device')

/**
 * Saves what a device reported, in place of its report before. With a borrower it becomes known as
 * theirs; a report without a session leaves it whose it was.
 */
export async function saveDevice(
  db: Queryable,
  report: { appId: string; device: string; borrowerId: string | null; facts: DeviceFacts },
  now: Date,
): Promise<void> {
  const hash = deviceHash(db.vault, report.appId, report.device)
  await db.query(
    `insert into devices as known (device_hash, device, borrower_id, facts, reported_at)
     values ($1, $2, $3, $4, $5)
     on conflict (device_hash) do update
     set facts = excluded.facts, reported_at = excluded.reported_at,
       borrower_id = coalesce(excluded.borrower_id, known.borrower_id)`,
    [
      hash,
      db.vault.seal(report.device, ['devices.device', hash]),
      report.borrowerId,
      db.vault.seal(JSON.stringify(report.facts), ['devices.facts', hash]),
      now,
    ],
  )
}

/** What the contract's list of sessions takes. */
const LONGEST_NAME = 100

/** Brand and model of each of a borrower's devices that has reported them, by the device's hash. */
export async function deviceNames(db: Queryable, borrowerId: string): Promise<Map<string, string>> {
  const rows = await db.query<{ device_hash: string; facts: string }>(
    'select device_hash, facts from devices where borrower_id = $1',
    [borrowerId],
  )
  const names = rows.map((row): [string, string] => {
    const facts = JSON.parse(db.vault.openRow('devices', row).facts) as DeviceFacts
    const name = `${facts['device_brand'] ?? ''} ${facts['device_model'] ?? ''}`
    return [row.device_hash, name.trim().slice(0, LONGEST_NAME)]
  })
  return new Map(names.filter(([, name]) => name !== ''))
}
