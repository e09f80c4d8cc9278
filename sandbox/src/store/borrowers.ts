import { first, type Queryable } from './database.ts'
import { newIdentifier } from './identifier.ts'

/** The account of a phone in an edition (D1), made at its first signing in. Gives its id. */
export async function borrowerOf(
  db: Queryable,
  phone: { appId: string; phonePrefix: string; phone: string },
  now: Date,
): Promise<string> {
  const made = await first<{ id: string }>(
    db,
    `insert into borrowers (id, app_id, phone_prefix, phone, created_at) values ($1, $2, $3, $4, $5)
     on conflict (app_id, phone_prefix, phone) do nothing returning id`,
    [newIdentifier(), phone.appId, phone.phonePrefix, phone.phone, now],
  )
  if (made) return made.id
  const known = await first<{ id: string }>(
    db,
    'select id from borrowers where app_id = $1 and phone_prefix = $2 and phone = $3',
    [phone.appId, phone.phonePrefix, phone.phone],
  )
  if (!known) throw new Error('the account was not found')
  return known.id
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
