/** A picture from the phone to the lender: a ticket, then the bytes in parts. */
import { isLenderFailure } from '@paso/sdk/failures'
import { pictureReasons } from '../application-flow/forms/identity.ts'
import type { PlainMessage } from '../application-flow/forms/form-table.ts'
import { lender } from '../lender/lender.ts'
import type { Schema } from '../lender/answers.ts'
import { uploadByWrapper } from '../native/kept-pictures.ts'
import type { SavedImage } from '../session/images.ts'

export type UploadPurpose = Schema<'UploadPurpose'>
type Ticket = Schema<'UploadTicket'>

/** Bytes of a part: of a slow network's cut little is lost, and the percentage moves. */
const partBytes = 32_768

/** Pictures the lender has already: what failed after the bytes does not send them again. */
const sent = new WeakMap<Blob, string>()

/** Pictures of which the lender may have a part: their sending goes on there. */
const begun = new WeakMap<Blob, Ticket>()

/** A picture whose sending was begun by a page that is gone goes on where it stopped. */
export function goOnSending({ blob, ticket }: Pick<SavedImage, 'blob' | 'ticket'>): void {
  if (ticket !== undefined) begun.set(blob, ticket)
}

interface SendOptions {
  /** Called with how much of it has arrived, in whole percent. */
  onPercent?: (percent: number) => void
  /** Called with what another page needs to go on with it. */
  onTicket?: (ticket: Ticket) => Promise<void>
}

/** @returns the id of the stored picture */
export async function sendPicture(
  purpose: UploadPurpose,
  photo: Blob,
  signal: AbortSignal,
  { onPercent, onTicket }: SendOptions = {},
): Promise<string> {
  const known = sent.get(photo)
  if (known !== undefined) return known
  const { client } = await lender()
  const upload = async (ticket: Ticket): Promise<string> => {
    const { file_id } = await client.uploadBytes(ticket, photo, {
      signal,
      partBytes,
      onProgress: (arrived, total) => {
        // Every sending begins at 0, also one that goes on.
        if (arrived > 0) onPercent?.(Math.floor((100 * arrived) / total))
      },
    })
    sent.set(photo, file_id)
    begun.delete(photo)
    return file_id
  }
  const byWrapper = await uploadByWrapper(purpose, signal)
  if (byWrapper !== undefined) {
    sent.set(photo, byWrapper)
    return byWrapper
  }
  const ticket = begun.get(photo)
  if (ticket !== undefined) {
    try {
      return await upload(ticket)
    } catch (failure) {
      // The ticket has ended meanwhile.
      if (!isLenderFailure(failure, 404001)) throw failure
      begun.delete(photo)
    }
  }
  const request = { purpose, mime: 'image/jpeg', size: photo.size } as const
  const fresh = await client.post('/file/ticket', request, { signal })
  begun.set(photo, fresh)
  await onTicket?.(fresh)
  return upload(fresh)
}

/** Has the front of a document read, so that a bad picture is known while the card is at hand. */
export async function readFront(fileId: string, signal: AbortSignal): Promise<void> {
  const { client } = await lender()
  await client.get('/verify/ocr_verify', { query: { front_file_id: fileId }, signal })
}

/** The lender no longer has a picture: it is sent anew. */
export function deleteSent(photo: Blob): void {
  sent.delete(photo)
}

/** Why another picture is needed, as what to do; empty where sending the same again may do. */
export function refusalOf(failure: unknown): readonly PlainMessage[] {
  if (isLenderFailure(failure, 422003)) {
    return failure.data.reasons.map((reason) => pictureReasons[reason])
  }
  if (isLenderFailure(failure, 413001)) return ['照片文件太大,请另拍一张']
  return isLenderFailure(failure, 415001) ? ['这个文件不是照片,请另选一张'] : []
}
