import type { Phone } from '../borrowers/borrowers.ts'
import type { Queryable } from '../../store/database/database.ts'
import { newIdentifier } from '../../foundation/identifier.ts'
import { directionOf, type Language } from '../../foundation/languages.ts'

/** A text message that the sandbox's telephone network delivered. */
export interface Text extends Phone {
  id: string
  body: string
  sentAt: Date
}

/** What the texts of a phone are found by. */
const hashOf = (db: Queryable, phone: string): string => db.vault.searchKey(phone, 'texts.phone')

/**
 * Who sends every text. A device reads a text in the direction of its first letter or mark, which the
 * Latin name must not be among words from right to left.
 */
const senderIn = (language: Language): string =>
  `${directionOf(language) === 'rtl' ? '\u200f' : ''}Paso`

/** Delivers a text and says whose it is: the console's inbox is where it arrives. */
export async function sendText(
  db: Queryable,
  { language, ...text }: Omit<Text, 'id'> & { language: Language },
): Promise<void> {
  const id = newIdentifier()
  const body = `${senderIn(language)}: ${text.body}`
  await db.query(
    `insert into texts (id, app_id, phone_prefix, phone_hash, phone, body, sent_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      id,
      text.appId,
      text.phonePrefix,
      hashOf(db, text.phone),
      db.vault.seal(text.phone, ['texts.phone', id]),
      db.vault.seal(body, ['texts.body', id]),
      text.sentAt,
    ],
  )
}

/**
 * The newest texts, or all: of one phone (national digits) where it is given, and of one edition where
 * that is.
 */
export async function listTexts(
  db: Queryable,
  { phone, appId }: { phone?: string | undefined; appId?: string | undefined } = {},
  count: number | null = 50,
): Promise<Text[]> {
  const rows = await db.query<Text>(
    `select id, app_id as "appId", phone_prefix as "phonePrefix", phone, body, sent_at as "sentAt"
     from texts
     where ($1::text is null or phone_hash = $1) and ($2::text is null or app_id = $2)
     order by id desc limit $3`,
    [phone === undefined ? null : hashOf(db, phone), appId ?? null, count],
  )
  return rows.map((row) => db.vault.openRow('texts', row))
}

/** Deletes every text that a phone was sent as one of an edition. */
export async function deleteTexts(db: Queryable, to: Phone): Promise<void> {
  await db.query('delete from texts where app_id = $1 and phone_prefix = $2 and phone_hash = $3', [
    to.appId,
    to.phonePrefix,
    hashOf(db, to.phone),
  ])
}
