import type { Queryable } from '../../store/database/database.ts'

/** A stored picture of a borrower and where it lies in the archive. */
export interface ExportedPicture {
  file_id: string
  purpose: string
  stored_at: Date
  file: string
  bytes: Uint8Array
}

/** Every stored picture of a borrower, oldest first. */
export async function ownPictures(db: Queryable, borrowerId: string): Promise<ExportedPicture[]> {
  const rows = await db.query<Omit<ExportedPicture, 'file'> & { borrower_id: string }>(
    `select u.borrower_id, u.file_id, u.purpose, u.stored_at, b.bytes
     from uploads u join upload_bytes b on b.borrower_id = u.borrower_id and b.file_id = u.file_id
     where u.borrower_id = $1 and u.stored_at is not null order by u.file_id`,
    [borrowerId],
  )
  return rows
    .map((row) => db.vault.openRow('upload_bytes', row))
    .map(({ borrower_id: _borrower, ...row }) => ({
      ...row,
      file: `pictures/${row.purpose}-${row.file_id}.jpg`,
    }))
}
