import type { Queryable } from '../../store/database/database.ts'

/** A stored picture of a borrower and where it lies in the archive. */
export interface ExportedPicture {
  file_id: string
  purpose: string
  stored_at: Date
  file: string
}

/** Every stored picture of a borrower, oldest first. */
export async function ownPictures(db: Queryable, borrowerId: string): Promise<ExportedPicture[]> {
  const rows = await db.query<Omit<ExportedPicture, 'file'>>(
    `select file_id, purpose, stored_at from uploads
     where borrower_id = $1 and stored_at is not null order by file_id`,
    [borrowerId],
  )
  return rows.map((row) => ({ ...row, file: `pictures/${row.purpose}-${row.file_id}.jpg` }))
}
