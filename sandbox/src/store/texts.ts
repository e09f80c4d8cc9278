import type { Queryable } from './database.ts'
import { newIdentifier } from './identifier.ts'

/** A text message that the sandbox's telephone network delivered. */
export interface Text {
  id: string
  phonePrefix: string
  phone: string
  body: string
  sentAt: Date
}

/** Delivers a text: the console's inbox is where it arrives. */
export async function sendText(
  db: Queryable,
  text: { phonePrefix: string; phone: string; body: string; sentAt: Date },
): Promise<void> {
  await db.query(
    'insert into texts (id, phone_prefix, phone, body, sent_at) values ($1, $2, $3, $4, $5)',
    [newIdentifier(), text.phonePrefix, text.phone, text.body, text.sentAt],
  )
}

/** The newest texts, of one phone where it is given. */
export async function listTexts(db: Queryable, phone?: string, count = 50): Promise<Text[]> {
  const rows = await db.query<{
    id: string
    phone_prefix: string
    phone: string
    body: string
    sent_at: Date
  }>(
    `select id, phone_prefix, phone, body, sent_at from texts
     where $1::text is null or phone = $1 order by id desc limit $2`,
    [phone ?? null, count],
  )
  return rows.map((row) => ({
    id: row.id,
    phonePrefix: row.phone_prefix,
    phone: row.phone,
    body: row.body,
    sentAt: row.sent_at,
  }))
}
