import type { Schema } from './contract.ts'
import { ApiCodeError, type ApiCode } from './response/failures/api-code-error.ts'
import { InvalidResponseError, retryAfter } from './response/failures/invalid-response-error.ts'
import type { FailureContext } from './response/failures/lender-failure.ts'
import { readAnswer } from './response/read-answer.ts'
import { namesFile, unfit, type UploadRun } from './upload-run.ts'

type Progress = Schema<'UploadProgress'>

/** Times that a lender may have got elsewhere than it said before an upload is given up. */
const MAX_SURPRISES = 3

/**
 * Sends a picture part by part, each behind what the lender has. An attempt that was cut leaves
 * open what arrived, so the next one asks first. Progress beyond every earlier offset begins a new
 * call with attempts of its own. A connection that is cut again and again still gets there, and a
 * lender that never gets further is given up.
 */
export async function uploadInParts(
  run: UploadRun,
  partBytes: number,
): Promise<Schema<'StoredFile'>> {
  const { size } = run.bytes
  const toStore = run.ticket.kind === 'oss'
  // What the store was given is there for the lender to fetch: only the outcome is asked for.
  let sent = toStore ? size : 0
  let furthest = sent
  let isCertain = true
  for (let surprises = 0; ;) {
    try {
      const done = await run.attempts('PATCH /file/upload/{upload_id}', async (context, signal) => {
        if (!isCertain && !toStore) {
          const offset = await askOffset(run, context, signal)
          // An attempt that is no longer awaited must not move what a later attempt works with.
          if (signal.aborted) return undefined
          sent = offset
        }
        while (sent <= furthest) {
          isCertain = false
          const { answer, stored } = await sendPart(run, sent, partBytes, context, signal)
          if (signal.aborted || stored) return stored
          isCertain = true
          sent = answer.offset
        }
        isCertain = true
        return undefined
      })
      if (done) {
        run.progress(size)
        return done
      }
      furthest = sent
    } catch (failure) {
      // The lender is elsewhere: another page sends the same picture, or parts were lost.
      const isElsewhere = failure instanceof ApiCodeError && failure.is(409002)
      if (!isElsewhere || toStore || (surprises += 1) > MAX_SURPRISES) throw failure
    }
    run.progress(sent)
  }
}

/** Sends what begins at `from`; nothing at the end of the bytes, which asks what became of them. */
async function sendPart(
  { bytes, send }: UploadRun,
  from: number,
  partBytes: number,
  context: FailureContext,
  signal: AbortSignal,
) {
  const headers = {
    'Content-Type': 'application/offset+octet-stream',
    'Upload-Offset': String(from),
  }
  const part = bytes.slice(from, from + partBytes)
  const response = await send('PATCH', part, headers, context, signal)
  const answer = (await readAnswer(response, context)) as Progress | null
  if (namesFile(answer)) return { answer, stored: fileOf(answer as Progress) }
  // Parts are taken whole. Who takes one and is no further, or beyond the end, would be sent to for ever.
  const { offset = 0 } = answer ?? {}
  const isFurther = Number.isInteger(offset) && offset > from && offset >= from + part.size
  if (answer && isFurther && offset <= bytes.size) return { answer, stored: undefined }
  throw unfit(response, answer, context)
}

function fileOf({ file_id, purpose, mime, size, width, height }: Progress): Schema<'StoredFile'> {
  return { file_id, purpose, mime, size, width, height } as Schema<'StoredFile'>
}

/** Failures of a HEAD, which has no body to name them. */
const codeOfStatus: Record<number, ApiCode> = { 404: 404001, 429: 429002 }

/** How many bytes the lender has. */
async function askOffset(
  { bytes, send }: UploadRun,
  context: FailureContext,
  signal: AbortSignal,
): Promise<number> {
  const response = await send('HEAD', null, {}, context, signal)
  const offset = response.headers.get('Upload-Offset') ?? ''
  if (response.ok && /^\d+$/.test(offset) && +offset <= bytes.size) return +offset
  const { status: httpStatus, headers } = response
  const code = codeOfStatus[httpStatus]
  if (code === undefined) throw new InvalidResponseError(response, '', context)
  const retryAfterSeconds = retryAfter(headers)
  throw new ApiCodeError({ code, message: '', data: null, httpStatus, retryAfterSeconds }, context)
}
