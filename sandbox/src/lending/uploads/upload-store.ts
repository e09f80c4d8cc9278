import { createHash, randomBytes } from 'node:crypto'
import { first, type Queryable } from '../../store/database/database.ts'
import { isIdentifier, newIdentifier } from '../../foundation/identifier.ts'
import type { PictureType, CleanPicture } from './picture-type.ts'

export type UploadPurpose =
  | 'id_front'
  | 'id_back'
  | 'id_holder'
  | 'work_certificate'
  | 'other_certificate'
  | 'repayment_voucher'

/** A ticket is good this long, in milliseconds. */
export const TICKET_LIFE = 15 * 60_000

/** A ticket as its holder sees it: the borrower's id and a secret, so that look-ups stay his. */
export interface Ticket {
  uploadId: string
  /** The file that it leads to, and what its object is called in an object store. */
  fileId: string
  expiresAt: Date
}

/** What a ticket was given for, and the picture if it has come. */
export interface Upload {
  borrowerId: string
  fileId: string
  purpose: UploadPurpose
  claimedMime: PictureType
  /** Bytes that the ticket was asked for. */
  claimedSize: number
  /** Bytes that have come in parts, without a gap from the start on. */
  received: number
  expiresAt: Date
  stored: StoredPicture | null
}

export interface StoredPicture {
  mime: 'image/jpeg'
  size: number
  width: number
  height: number
}

/** Named as in `Upload`. */
const COLUMNS = `borrower_id as "borrowerId", file_id as "fileId", purpose, claimed_mime as "claimedMime",
  claimed_size as "claimedSize", received, expires_at as "expiresAt",
  case when stored_at is not null then jsonb_build_object('mime', mime, 'size', size,
    'width', width, 'height', height) end as stored`

const digestOf = (uploadId: string): Buffer => createHash('sha256').update(uploadId).digest()

/** Gives a ticket for one picture. `now` is security time. */
export async function issueTicket(
  db: Queryable,
  borrowerId: string,
  wanted: { purpose: UploadPurpose; mime: PictureType; size: number },
  now: Date,
): Promise<Ticket> {
  const secret = randomBytes(18).toString('base64url')
  const uploadId = `${borrowerId.replaceAll('-', '')}_${secret}`
  const fileId = newIdentifier()
  const expiresAt = new Date(now.getTime() + TICKET_LIFE)
  await db.query(
    `insert into uploads
       (borrower_id, file_id, ticket_digest, purpose, claimed_mime, claimed_size, asked_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      borrowerId,
      fileId,
      digestOf(uploadId),
      wanted.purpose,
      wanted.mime,
      wanted.size,
      now,
      expiresAt,
    ],
  )
  return { uploadId, fileId, expiresAt }
}

/** The upload that a ticket names; undefined for a ticket that was never given. */
export async function findByTicket(db: Queryable, uploadId: string): Promise<Upload | undefined> {
  const parts = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})_/.exec(
    uploadId,
  )
  const borrowerId = parts?.slice(1).join('-')
  if (borrowerId === undefined) return undefined
  return first<Upload>(
    db,
    `select ${COLUMNS}
     from uploads where borrower_id = $1 and ticket_digest = $2`,
    [borrowerId, digestOf(uploadId)],
  )
}

/** What came for a ticket that often and could not be used ends it. */
const MOST_FAILURES = 3

/** Counts what came for a ticket and could not be used; enough of it ends the ticket `now`. */
export async function countFailure(
  db: Queryable,
  { borrowerId, fileId }: Upload,
  now: Date,
): Promise<void> {
  await db.query(
    `update uploads set failures = failures + 1,
       expires_at = case when failures + 1 < $3 then expires_at else least(expires_at, $4) end
     where borrower_id = $1 and file_id = $2 and stored_at is null`,
    [borrowerId, fileId, MOST_FAILURES, now],
  )
}

/** A borrower's own stored picture; undefined for anybody else's, and for one that never came. */
export async function findFile(
  db: Queryable,
  borrowerId: string,
  fileId: string,
): Promise<Upload | undefined> {
  if (!isIdentifier(fileId)) return undefined
  return first<Upload>(
    db,
    `select ${COLUMNS}
     from uploads where borrower_id = $1 and file_id = $2 and stored_at is not null`,
    [borrowerId, fileId],
  )
}

/**
 * Saves the picture of a ticket once, and drops the parts that it came in; false when one is kept
 * already. Run in a transaction.
 */
export async function storePicture(
  db: Queryable,
  { borrowerId, fileId }: Upload,
  picture: CleanPicture,
  now: Date,
): Promise<boolean> {
  const updated = await db.query(
    `update uploads set stored_at = $3, mime = $4, size = $5, width = $6, height = $7
     where borrower_id = $1 and file_id = $2 and stored_at is null returning file_id`,
    [borrowerId, fileId, now, picture.mime, picture.bytes.length, picture.width, picture.height],
  )
  if (updated.length === 0) return false
  await db.query('insert into upload_bytes (borrower_id, file_id, bytes) values ($1, $2, $3)', [
    borrowerId,
    fileId,
    db.vault.sealBytes(picture.bytes, ['upload_bytes.bytes', borrowerId, fileId]),
  ])
  await dropParts(db, borrowerId, fileId)
  return true
}

/** Deletes an upload's parts: the picture is stored. */
export async function dropParts(db: Queryable, borrowerId: string, fileId: string): Promise<void> {
  await db.query('delete from upload_parts where borrower_id = $1 and file_id = $2', [
    borrowerId,
    fileId,
  ])
}

/** The bytes of a borrower's own stored picture. */
export async function pictureBytes(
  db: Queryable,
  borrowerId: string,
  fileId: string,
): Promise<Uint8Array | undefined> {
  if (!isIdentifier(fileId)) return undefined
  const row = await first<{ borrower_id: string; file_id: string; bytes: Uint8Array }>(
    db,
    'select borrower_id, file_id, bytes from upload_bytes where borrower_id = $1 and file_id = $2',
    [borrowerId, fileId],
  )
  return row && db.vault.openRow('upload_bytes', row).bytes
}
