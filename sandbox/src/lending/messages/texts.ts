import type { Queryable } from '../../store/database/database.ts'
import { newIdentifier } from '../../foundation/identifier.ts'

/** A text message that the sandbox's telephone network delivered. */
export interface Text {
  id: string
  phonePrefix: string
  phone: string
  body: string
  sentAt: Date
}

/** What the texts of a phone are found by. */
const hashOf = (db: Queryable, phone: string): string => db.vault.searchKey(phone, 'texts.phone')

/** Delivers a text: the console's inbox is where it arrives. */
export async function sendText(
  db: Queryable,
  text: { phonePrefix: string; phone: string; body: string; sentAt: Date },
): Promise<void> {
  const id = newIdentifier()
  await db.query(
    `insert into texts (id, phone_prefix, phone_hash, phone, body, sent_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      id,
      text.phonePrefix,
      hashOf(db, text.phone),
      db.vault.seal(text.phone, ['texts.phone', id]),
      db.vault.seal(text.body, ['texts.body', id]),
      text.sentAt,
    ],
  )
}

/** The newest texts, or all, of one phone (national digits) where it is given. */
export async function listTexts(
  db: Queryable,
  phone?: string,
  count: number | null = 50,
): Promise<Text[]> {
  const rows = await db.query<Text>(
    `select id, phone_prefix as "phonePrefix", phone, body, sent_at as "sentAt" from texts
     where $1::text is null or phone_hash = $1 order by id desc limit $2`,
    [phone === undefined ? null : hashOf(db, phone), count],
  )
  return rows.map((row) => db.vault.openRow('texts', row))
}

/** Forgets every text that a phone was sent. */
export async function deleteTexts(
  db: Queryable,
  to: { phonePrefix: string; phone: string },
): Promise<void> {
  await db.query('delete from texts where phone_prefix = $1 and phone_hash = $2', [
    to.phonePrefix,
    hashOf(db, to.phone),
  ])
}
