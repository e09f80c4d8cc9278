import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Place } from '../../store/sealing/sealed-columns.ts'
import { lockOrder, type Order } from '../orders/order-store.ts'
import { first, type Queryable, type Transaction } from '../../store/database/database.ts'

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
  const known = await sealedSigning(tx, order.borrowerId, order.id)
  if (known?.status === 'waiting' && known.expiresAt.getTime() - now.getTime() > FRESH) {
    const secret = tx.vault.openBytes(known.secret, placeOf(order))
    return { token: tokenOf(order, secret), expiresAt: known.expiresAt }
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

/** Named as in `Signing`. */
const COLUMNS =
  'borrower_id as "borrowerId", order_id as "orderId", status, expires_at as "expiresAt"'

/** How the signing of an order stands; undefined before its link was asked for. */
export async function findSigning(
  db: Queryable,
  borrowerId: string,
  orderId: string,
): Promise<Signing | undefined> {
  return first<Signing>(
    db,
    `select ${COLUMNS} from signings where borrower_id = $1 and order_id = $2`,
    [borrowerId, orderId],
  )
}

/** The same with what its link proves itself by. */
async function sealedSigning(
  db: Queryable,
  borrowerId: string,
  orderId: string,
): Promise<(Signing & { secret: Uint8Array }) | undefined> {
  return first<Signing & { secret: Uint8Array }>(
    db,
    `select ${COLUMNS}, secret from signings where borrower_id = $1 and order_id = $2`,
    [borrowerId, orderId],
  )
}

/** The signing that a link opens, with its order locked; undefined for any other text. */
export async function openLink(
  tx: Transaction,
  token: string,
): Promise<{ signing: Signing; order: Order } | undefined> {
  const named = namesIn(token)
  const order = named && (await lockOrder(tx, named.borrowerId, named.orderId))
  if (!named || !order) return undefined
  const stored = await sealedSigning(tx, named.borrowerId, named.orderId)
  if (!stored) return undefined
  const { secret, ...signing } = stored
  if (!timingSafeEqual(named.secret, tx.vault.openBytes(secret, placeOf(order)))) return undefined
  return { order, signing }
}

/** Writes what became of a signing. */
export async function saveSigning(db: Queryable, signing: Signing): Promise<void> {
  await db.query('update signings set status = $3 where borrower_id = $1 and order_id = $2', [
    signing.borrowerId,
    signing.orderId,
    signing.status,
  ])
}

// Sealed: a reader of a dump could sign with it.
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
