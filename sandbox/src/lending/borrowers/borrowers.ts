import type { Vault } from '../../store/sealing/vault.ts'
import { first, type Queryable } from '../../store/database/database.ts'
import { newIdentifier } from '../../foundation/identifier.ts'

/** The person behind a session. */
export interface Borrower {
  /** UUIDv7 */
  id: string
  /** National digits without prefix. */
  phone: string
  phonePrefix: string
}

/** A phone in an edition: what an account is known by (D1). */
export interface Phone {
  appId: string
  phonePrefix: string
  /** National digits without prefix. */
  phone: string
}

/** The account of a phone in an edition (D1), made at its first signing in. Returns its id. */
export async function borrowerOf(db: Queryable, phone: Phone, now: Date): Promise<string> {
  const { appId, phonePrefix } = phone
  const id = newIdentifier()
  const hash = db.vault.searchKey(phone.phone, 'borrowers.phone')
  const made = await first<{ id: string }>(
    db,
    `insert into borrowers (id, app_id, phone_prefix, phone, phone_hash, created_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (app_id, phone_prefix, phone_hash) do nothing returning id`,
    [id, appId, phonePrefix, db.vault.seal(phone.phone, ['borrowers.phone', id]), hash, now],
  )
  if (made) return made.id
  const known = await first<{ id: string }>(
    db,
    'select id from borrowers where app_id = $1 and phone_prefix = $2 and phone_hash = $3',
    [appId, phonePrefix, hash],
  )
  if (!known) throw new Error('the account was not found')
  return known.id
}

/**
 * A change of what an account holds one of locks its row first. Rows that only name the account
 * are added meanwhile: their foreign keys lock its key alone.
 */
export async function lockBorrower(tx: Queryable, borrowerId: string): Promise<void> {
  await tx.query('select id from borrowers where id = $1 for no key update', [borrowerId])
}

/** The phone of an account; undefined once it was forgotten. */
export async function phoneOfBorrower(
  db: Queryable,
  borrowerId: string,
): Promise<Phone | undefined> {
  const row = await first<Phone>(
    db,
    `select app_id as "appId", phone_prefix as "phonePrefix", phone from borrowers
     where id = $1 and phone is not null`,
    [borrowerId],
  )
  return row && { ...row, phone: db.vault.open(row.phone, ['borrowers.phone', borrowerId]) }
}

/** A phone as people write it, from what a statement read of its account; empty once forgotten. */
export function shownPhone(
  vault: Vault,
  row: { borrowerId: string; phonePrefix: string; phone: string | null },
): string {
  if (row.phone === null) return ''
  return `${row.phonePrefix} ${vault.open(row.phone, ['borrowers.phone', row.borrowerId])}`
}

/** When the account was made. */
export async function registeredAt(db: Queryable, borrowerId: string): Promise<Date> {
  const row = await first<{ created_at: Date }>(
    db,
    'select created_at from borrowers where id = $1',
    [borrowerId],
  )
  if (!row) throw new Error('the account was not found')
  return row.created_at
}
