import { setTimeout as wait } from 'node:timers/promises'
import type { Call, Handlers } from '../pipeline/handler.ts'
import { RawAnswer } from '../pipeline/handler.ts'
import { Failure, tooManyCalls } from '../../foundation/failure.ts'
import { NoPlace } from '../../foundation/turns.ts'
import { cleanPicture, MAX_PICTURE_BYTES } from '../uploads/clean-picture.ts'
import { decoder } from '../uploads/decoder.ts'
import { placeFor, takeHandedIn } from '../uploads/by-object-store.ts'
import { offsetOf, PART_TYPE, rawBytes } from '../uploads/part-request.ts'
import { requireUploadQuota } from '../../lending/uploads/upload-quota.ts'
import {
  dropReceived,
  dropWhole,
  joinedParts,
  savePart,
} from '../../lending/uploads/upload-parts.ts'
import {
  countFailure,
  findByTicket,
  findFile,
  issueTicket,
  pictureBytes,
  storePicture,
  type StoredPicture,
  type Upload,
} from '../../lending/uploads/upload-store.ts'

/** Milliseconds until somebody hears, about, that all places are taken. */
const PAUSE = 1_000

/** So many may wait for that at a time, each with what it sent. */
const MOST_IN_PAUSE = 32

let inPause = 0

/** Who comes again at once, whatever the answer says, does so less often then; and not all at the same moment. */
async function pause(): Promise<void> {
  if (inPause >= MOST_IN_PAUSE) return
  inPause += 1
  await wait(PAUSE * (0.5 + Math.random()))
  inPause -= 1
}

type UploadCall = Call<'uploadBytes' | 'uploadPart' | 'getUploadOffset'>

const describe = ({ fileId, purpose }: Upload, stored: StoredPicture) => ({
  file_id: fileId,
  purpose,
  ...stored,
})

/** How far an upload in parts is; the picture's own facts once it is stored. */
const progressOf = (upload: Upload, received: number) => ({
  offset: received,
  length: upload.claimedSize,
  ...(upload.stored
    ? describe(upload, upload.stored)
    : {
        file_id: null,
        purpose: upload.purpose,
        mime: null,
        size: null,
        width: null,
        height: null,
      }),
})

/** The ticket's upload while it may be used: given, and either answered already or still good. */
async function openUpload(call: UploadCall): Promise<Upload> {
  const upload = await findByTicket(call.db, call.path.upload_id)
  if (upload === undefined) throw new Failure('not_found')
  if (upload.stored === null && upload.expiresAt <= call.clock.security()) {
    throw new Failure('not_found')
  }
  return upload
}

/**
 * Judges a whole picture and saves it; of two calls at once, one stores it and both answer that
 * one. Each that cannot be used counts against its ticket, and so does one whose caller hangs up
 * while it is decoded; the third ends it.
 */
async function judgeAndSave(
  call: UploadCall,
  { borrowerId, fileId }: Upload,
  bytes: Uint8Array,
): Promise<StoredPicture> {
  const sender = { borrowerId, gone: call.gone }
  return decoder
    .inTurn(sender, async (decode) => {
      // The ticket may have ended, or its picture be stored, while this call waited for its turn.
      const upload = await openUpload(call)
      if (upload.stored !== null) return upload.stored
      const now = call.clock.security()
      const cleaned = await cleanPicture(bytes, upload.claimedMime, decode).catch(
        async (error: unknown) => {
          if (call.gone.aborted) await countFailure(call.db, upload, now)
          throw error
        },
      )
      if (!cleaned.ok) {
        await call.transaction(async (tx) => {
          await dropWhole(tx, upload)
          await countFailure(tx, upload, now)
        })
        if (cleaned.why === 'wrong_content') throw new Failure('wrong_content')
        throw new Failure('too_large', { data: { max_bytes: MAX_PICTURE_BYTES } })
      }
      await call.transaction((tx) => storePicture(tx, upload, cleaned.picture, now))
      const file = await findFile(call.db, borrowerId, fileId)
      if (!file?.stored) throw new Failure('not_found')
      return file.stored
    })
    .catch(async (error: unknown) => {
      // Parts that have come stay: the last one, sent again, has the whole judged.
      if (!(error instanceof NoPlace)) throw error
      if (error.isOwners) throw tooManyCalls(1)
      await pause()
      throw new Failure('try_later', { retryAfter: 5 })
    })
}

/** 413001 with the size that the ticket was asked for. */
const tooLarge = ({ claimedSize }: Upload): Failure =>
  new Failure('too_large', { data: { max_bytes: claimedSize } })

/** 409002 with the one offset that is possible. */
const wrongOffset = (received: number): Failure =>
  new Failure('state_does_not_allow', {
    data: { state: 'receiving', allowed: [String(received)], next: null },
  })

export const uploads = {
  createUploadTicket: async (call) => {
    const { purpose, mime, size } = call.body
    const now = call.clock.security()
    await requireUploadQuota(call.db, call.borrower.id, size, now)
    const ticket = await issueTicket(call.db, call.borrower.id, { purpose, mime, size }, now)
    const place = await placeFor(call.settings.objectStore, ticket, { mime, size })
    return {
      upload_id: ticket.uploadId,
      purpose,
      ...place,
      method: 'PUT' as const,
      expires_at: ticket.expiresAt.toISOString(),
    }
  },

  uploadBytes: async (call) => {
    const upload = await openUpload(call)
    if (upload.stored !== null) return describe(upload, upload.stored)
    const bytes = rawBytes(call.body, call.header('content-type'), upload.claimedMime)
    if (bytes.length > upload.claimedSize) throw tooLarge(upload)
    return describe(upload, await judgeAndSave(call, upload, bytes))
  },

  getUploadOffset: async (call) => {
    const { stored, claimedSize, received } = await openUpload(call)
    return new RawAnswer(null, {
      'upload-offset': String(stored === null ? received : claimedSize),
      'upload-length': String(claimedSize),
    })
  },

  uploadPart: async (call) => {
    const upload = await openUpload(call)
    const offset = offsetOf(call.header('upload-offset'))
    if (upload.stored !== null) return progressOf(upload, upload.claimedSize)
    const bytes = rawBytes(call.body, call.header('content-type'), PART_TYPE)
    const isHandedIn = bytes.length === 0 && offset === upload.claimedSize
    const { objectStore } = call.settings
    if (objectStore && isHandedIn && upload.received === 0) {
      // From then on it is a part that came here.
      await takeHandedIn(objectStore, upload, call.log, (whole) =>
        call.transaction((tx) => savePart(tx, upload, 0, whole)),
      )
    }
    const { outcome, received } = await call.transaction(async (tx) => {
      const part = await savePart(tx, upload, offset, bytes)
      if (part.outcome === 'too_large') await dropReceived(tx, upload)
      return part
    })
    if (outcome === 'wrong_offset') throw wrongOffset(received)
    if (outcome === 'too_large') throw tooLarge(upload)
    if (received < upload.claimedSize) return progressOf(upload, received)
    // Judged outside of the part's transaction: decoding takes long, and the row stays free.
    const whole = await joinedParts(call.db, upload)
    if (whole.length === upload.claimedSize) {
      const stored = await judgeAndSave(call, upload, whole)
      return progressOf({ ...upload, stored }, received)
    }
    // Another call with the last part was faster: the parts are a stored picture now, or refused.
    const now = await openUpload(call)
    if (now.stored === null) throw wrongOffset(now.received)
    return progressOf(now, received)
  },

  getFile: async (call) => {
    const bytes = await pictureBytes(call.db, call.borrower.id, call.path.file_id)
    if (bytes === undefined) throw new Failure('not_found')
    return new RawAnswer(bytes, {
      'content-type': 'image/jpeg',
      'content-disposition': 'inline; filename="picture.jpg"',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  },
} satisfies Partial<Handlers>
