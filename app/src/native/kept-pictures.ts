/**
 * Pictures that the wrapper keeps by a name of its own (`file_ref`), by what they are for. Those that are no larger than what
 * the page would send itself are uploaded by the wrapper: that goes on while the page sleeps.
 */
import type { Picture } from '@paso/sdk/bridge'
import type { Schema } from '../lender/answers.ts'
import { lender } from '../lender/lender.ts'
import { savesData } from '../session/low-data.ts'
import { settings } from '../settings.ts'
import { nativeProblem } from './native-problem.ts'
import { openBridge } from './open-bridge.ts'

type Purpose = Schema<'UploadPurpose'>
interface Kept extends Pick<Picture, 'mime'> {
  file_ref: string
  file_size: number
}

/** Bytes; of a larger one the page sends its own smaller picture in parts, which a slow line gets through sooner. */
const largest = 400_000
const kept = new Map<Purpose, Kept>()

/** Remembers where the wrapper has what it just gave; a picture from elsewhere takes the place of an earlier one. */
export function notePicture(purpose: Purpose, picture: Picture | undefined): void {
  kept.delete(purpose)
  const { file_ref, file_size, mime } = picture ?? {}
  if (file_ref === undefined || file_size === undefined || mime === undefined) return
  if (savesData()) return
  if (file_size > 0 && file_size <= largest) kept.set(purpose, { file_ref, file_size, mime })
}

/** The id of the picture as the wrapper uploaded it; undefined where the page has to send it itself. */
export async function uploadByWrapper(
  purpose: Purpose,
  signal: AbortSignal,
): Promise<string | undefined> {
  const file = kept.get(purpose)
  if (file === undefined) return undefined
  kept.delete(purpose)
  const { mime, file_ref } = file
  const { client } = await lender()
  const ticket = await client.post(
    '/file/ticket',
    { purpose, mime, size: file.file_size },
    { signal },
  )
  // What goes to an object store is fetched by the lender at a call of the SDK's own.
  if (ticket.kind !== 'server') return undefined
  const url = new URL(`${settings.apiBase}/v2${ticket.url}`, location.origin).href
  try {
    const { upFiles } = await openBridge()
    const { method, headers } = ticket
    const { files } = await upFiles(
      { files: [{ file_ref, url, method, mime, headers }] },
      { signal },
    )
    return fileIdIn(files[0])
  } catch (failure) {
    nativeProblem(failure)
    return undefined
  }
}

/** Of the lender's own answer, which the wrapper hands on as text. */
function fileIdIn(answer: { status: number; body: string } | undefined): string | undefined {
  if (answer?.status !== 200) return undefined
  try {
    const { code, data } = JSON.parse(answer.body) as { code: number; data: { file_id: unknown } }
    return code === 200 && typeof data.file_id === 'string' ? data.file_id : undefined
  } catch {
    return undefined
  }
}
