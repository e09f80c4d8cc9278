import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Place } from '../keyring/sealed-columns.ts'
import { lockOrder, type Order } from '../loans/order-store.ts'
import { first, type Queryable, type Transaction } from '../store/database.ts'

export type SigningStatus = 'waiting' | 'signed' | 'failed'

export interface Signing {
  borrowerId: string
  orderId: string
  status: SigningStatus
  expiresAt: Date
}

const LINK_LIFE = 60 * 60_000
/** A link this fresh is given again, so that two open pages hold the same one. */
const FRESH = 50 * 60_000

/** The link into the signing app for a locked order, good for an hour of real time. */
export async function signingLink(
  tx: Transaction,
  order: Order,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const known = await first<{ secret: Uint8Array; status: SigningStatus; expires_at: Date }>(
    tx,
    'select secret, status, expires_at from signings where borrower_id = $1 and order_id = $2',
    [order.borrowerId, order.id],
  )
  if (known?.status === 'waiting' && known.expires_at.getTime() - now.getTime() > FRESH) {
    const secret = tx.vault.openBytes(known.secret, placeOf(order))
    return { token: tokenOf(order, secret), expiresAt: known.expires_at }
  }
  const secret = randomBytes(24)
  const expiresAt = new Date(now.getTime() + LINK_LIFE)
  await tx.query(
    `insert into signings (borrower_id, order_id, secret, status, expires_at)
     values ($1, $2, $3, 'waiting', $4)
     on conflict (borrower_id, order_id) do update
       set secret = excluded.secret, status = 'waiting', expires_at = excluded.expires_at`,
    [order.borrowerId, order.id, tx.vault.sealBytes(secret, placeOf(order)), expiresAt],
  )
  return { token: tokenOf(order, secret), expiresAt }
}

/** How the signing of an order stands; undefined before its link was asked for. */
export async function findSigning(
  db: Queryable,
  borrowerId: string,
  orderId: string,
): Promise<Signing | undefined> {
  const row = await first<{ status: SigningStatus; expires_at: Date }>(
    db,
    'select status, expires_at from signings where borrower_id = $1 and order_id = $2',
    [borrowerId, orderId],
  )
  return row && { borrowerId, orderId, status: row.status, expiresAt: row.expires_at }
}

/** The signing that a link opens, with its order locked; undefined for any other text. */
export async function openLink(
  tx: Transaction,
  token: string,
): Promise<{ signing: Signing; order: Order } | undefined> {
  const named = namesIn(token)
  const order = named && (await lockOrder(tx, named.borrowerId, named.orderId))
  if (!named || !order) return undefined
  const row = await first<{ secret: Uint8Array; status: SigningStatus; expires_at: Date }>(
    tx,
    'select secret, status, expires_at from signings where borrower_id = $1 and order_id = $2',
    [named.borrowerId, named.orderId],
  )
  if (!row) return undefined
  const secret = tx.vault.openBytes(row.secret, placeOf(order))
  if (!timingSafeEqual(named.secret, secret)) return undefined
  const { status, expires_at: expiresAt } = row
  return { order, signing: { borrowerId: order.borrowerId, orderId: order.id, status, expiresAt } }
}

/** Writes what became of a signing. */
export async function keepSigning(db: Queryable, signing: Signing): Promise<void> {
  await db.query('update signings set status = $3 where borrower_id = $1 and order_id = $2', [
    signing.borrowerId,
    signing.orderId,
    signing.status,
  ])
}

// Sealed: whoever reads a dump could sign with it.
const placeOf = (order: Order): Place => ['signings.secret', order.borrowerId, order.id]

// The link names borrower and order before its secret, so that the look-up names them too (D26).
function tokenOf(order: Order, secret: Uint8Array): string {
  const ids = Buffer.from((order.borrowerId + order.id).replaceAll('-', ''), 'hex')
  return Buffer.concat([ids, secret]).toString('base64url')
}

function namesIn(
  token: string,
): { borrowerId: string; orderId: string; secret: Buffer } | undefined {
  if (!/^[A-Za-z0-9_-]{75}$/.test(token)) return undefined
  const bytes = Buffer.from(token, 'base64url')
  const id = (from: number): string =>
    bytes
      .toString('hex', from, from + 16)
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { borrowerId: id(0), orderId: id(16), secret: bytes.subarray(32) }
}
