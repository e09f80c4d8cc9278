/** A picture from the phone to the lender: a ticket, then the bytes. */
import { isLenderFailure } from '@paso/sdk/failures'
import { pictureReasons } from '../application-flow/forms/identity.ts'
import type { PlainMessage } from '../application-flow/forms/form-table.ts'
import { lender } from '../lender/lender.ts'
import type { Schema } from '../lender/answers.ts'

export type UploadPurpose = Schema<'UploadPurpose'>

/** Pictures the lender has already: what failed after the bytes does not send them again. */
const sent = new WeakMap<Blob, string>()

/** @returns the id of the stored picture */
export async function sendPicture(
  purpose: UploadPurpose,
  photo: Blob,
  signal: AbortSignal,
): Promise<string> {
  const known = sent.get(photo)
  if (known !== undefined) return known
  const { client } = await lender()
  const request = { purpose, mime: 'image/jpeg', size: photo.size } as const
  const ticket = await client.post('/file/ticket', request, { signal })
  const { file_id } = await client.uploadBytes(ticket, photo, { signal })
  sent.set(photo, file_id)
  return file_id
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
