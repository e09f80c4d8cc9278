import type { DataOf } from '../../foundation/contract.ts'
import { first, type Queryable, type Transaction } from '../../store/database/database.ts'
import { isIdentifier, newIdentifier } from '../../foundation/identifier.ts'
import type { MessageParams, WordingName } from './wording.ts'

export type MessageKind = DataOf<'listMessages'>['messages'][number]['kind']

/** Something that the lender wrote to a borrower. Times are business time. */
export interface Message {
  id: string
  kind: MessageKind
  wording: WordingName
  params: MessageParams
  orderId: string | null
  /** The request that it answers. */
  caseId: string | null
  sentAt: Date
  readAt: Date | null
}

/**
 * Puts a message into a borrower's inbox and returns its id. It is left out where it has a name
 * (`once`) that another has already, and for an account that was forgotten, on whose loans money may
 * still come.
 */
export function addMessage(
  tx: Transaction,
  borrowerId: string,
  message: {
    kind: MessageKind
    wording: WordingName
    params?: MessageParams
    orderId?: string
    caseId?: string
    once?: string
    sentAt: Date
  },
): string {
  const id = newIdentifier()
  const params = JSON.stringify(message.params ?? {})
  tx.send(
    `insert into messages (borrower_id, id, kind, wording, params, order_id, case_id, once, sent_at)
     select id, $2::uuid, $3, $4, $5, $6::uuid, $7::uuid, $8, $9::timestamptz
     from borrowers where id = $1 and phone is not null for key share
     on conflict (borrower_id, once) do nothing`,
    [
      borrowerId,
      id,
      message.kind,
      message.wording,
      tx.vault.seal(params, ['messages.params', borrowerId, id]),
      message.orderId ?? null,
      message.caseId ?? null,
      message.once ?? null,
      message.sentAt,
    ],
  )
  return id
}

/** Whether the borrower has a message of that name. */
export async function wasSentOnce(
  db: Queryable,
  borrowerId: string,
  once: string,
): Promise<boolean> {
  const rows = await db.query('select 1 from messages where borrower_id = $1 and once = $2', [
    borrowerId,
    once,
  ])
  return rows.length > 0
}

/** Messages newest first: at most `count`, or all; older than `before` where that is given. */
export async function listMessages(
  db: Queryable,
  borrowerId: string,
  count: number | null,
  before?: string,
): Promise<Message[]> {
  const rows = await db.query<Omit<Message, 'params'> & { params: string }>(
    `select id, kind, wording, params, order_id as "orderId", case_id as "caseId",
       sent_at as "sentAt", read_at as "readAt"
     from messages
     where borrower_id = $1 and ($2::uuid is null or id < $2) order by id desc limit $3`,
    [borrowerId, before ?? null, count],
  )
  return rows.map((row) => {
    const params = db.vault.open(row.params, ['messages.params', borrowerId, row.id])
    return { ...row, params: JSON.parse(params) as MessageParams }
  })
}

/** How many messages were not read. */
export async function countUnread(db: Queryable, borrowerId: string): Promise<number> {
  const row = await first<{ unread: number }>(
    db,
    'select count(*) as unread from messages where borrower_id = $1 and read_at is null',
    [borrowerId],
  )
  return row?.unread ?? 0
}

/** Marks messages as read where they were not; false, and none marked, when one is not the borrower's. */
export async function markRead(
  db: Queryable,
  borrowerId: string,
  ids: readonly string[],
  now: Date,
): Promise<boolean> {
  const wanted = [...new Set(ids)]
  if (!wanted.every(isIdentifier)) return false
  const row = await first<{ found: number }>(
    db,
    'select count(*) as found from messages where borrower_id = $1 and id = any($2::uuid[])',
    [borrowerId, wanted],
  )
  if (row?.found !== wanted.length) return false
  await db.query(
    `update messages set read_at = $3
     where borrower_id = $1 and id = any($2::uuid[]) and read_at is null`,
    [borrowerId, wanted, now],
  )
  return true
}
