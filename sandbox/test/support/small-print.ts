import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import {
  findByTicket,
  issueTicket,
  storePicture,
  type UploadPurpose,
} from '../../src/lending/uploads/upload-store.ts'
import type { Database } from '../../src/store/database/database.ts'
import { specimen } from './direct-call.ts'

/**
 * Keeps a page of small print as the front of a card: it is read in every direction, and is like no other picture but
 * those with the same mark.
 */
export async function storeFront(
  database: Database,
  borrowerId: string,
  purpose: UploadPurpose = 'id_front',
  mark: string = randomUUID(),
): Promise<string> {
  const page = specimen('work-certificate')
  const wanted = { purpose, mime: 'image/jpeg', size: page.length } as const
  const now = new Date()
  const { uploadId, fileId } = await issueTicket(database, borrowerId, wanted, now)
  const upload = await findByTicket(database, uploadId)
  if (!upload) throw new Error('the ticket is gone')
  const { width } = await sharp(page).metadata()
  const bytes = Buffer.concat([page, Buffer.from(mark)])
  const picture = { bytes, mime: 'image/jpeg', width, height: 1 } as const
  await database.transaction((tx) => storePicture(tx, upload, picture, now))
  return fileId
}
