import type { Call, Handlers } from './handler.ts'
import { RawAnswer } from './handler.ts'
import { ApiFailure } from '../http/failure.ts'
import { cleanPicture, MAX_PICTURE_BYTES } from '../uploads/clean-picture.ts'
import {
  findByTicket,
  findFile,
  issueTicket,
  pictureBytes,
  storePicture,
  type StoredPicture,
  type Upload,
} from '../uploads/upload-store.ts'

const describe = ({ fileId, purpose }: Upload, stored: StoredPicture) => ({
  file_id: fileId,
  purpose,
  ...stored,
})

/** The ticket's upload while it may be used: given, and either answered already or still good. */
async function openUpload(call: Call<'uploadBytes'>): Promise<Upload> {
  const upload = await findByTicket(call.db, call.path.upload_id)
  if (upload === undefined) throw new ApiFailure('not_found')
  if (upload.stored === null && upload.expiresAt <= call.clock.security()) {
    throw new ApiFailure('not_found')
  }
  return upload
}

export const uploads = {
  createUploadTicket: async (call) => {
    const { purpose, mime, size } = call.body
    const now = call.clock.security()
    const ticket = await issueTicket(call.db, call.borrower.id, { purpose, mime, size }, now)
    return {
      upload_id: ticket.uploadId,
      kind: 'server' as const,
      url: `/file/upload/${ticket.uploadId}`,
      method: 'PUT' as const,
      expires_at: ticket.expiresAt.toISOString(),
    }
  },

  uploadBytes: async (call) => {
    const upload = await openUpload(call)
    if (upload.stored !== null) return describe(upload, upload.stored)
    const type = call.header('content-type')?.split(';')[0]?.trim().toLowerCase()
    if (type !== upload.claimedMime) throw new ApiFailure('wrong_content')
    const bytes: unknown = call.body
    if (!(bytes instanceof Uint8Array)) throw new ApiFailure('wrong_content')
    const cleaned = await cleanPicture(bytes, upload.claimedMime)
    if (!cleaned.ok) {
      if (cleaned.why === 'wrong_content') throw new ApiFailure('wrong_content')
      throw new ApiFailure('too_large', { data: { max_bytes: MAX_PICTURE_BYTES } })
    }
    const now = call.clock.security()
    await call.transaction((tx) => storePicture(tx, upload, cleaned.picture, now))
    // Of two calls at once, one stored its picture; both answer that one.
    const kept = await findFile(call.db, upload.borrowerId, upload.fileId)
    if (!kept?.stored) throw new ApiFailure('not_found')
    return describe(kept, kept.stored)
  },

  getFile: async (call) => {
    const bytes = await pictureBytes(call.db, call.borrower.id, call.path.file_id)
    if (bytes === undefined) throw new ApiFailure('not_found')
    return new RawAnswer(bytes, {
      'content-type': 'image/jpeg',
      'content-disposition': 'inline; filename="picture.jpg"',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  },
} satisfies Partial<Handlers>
