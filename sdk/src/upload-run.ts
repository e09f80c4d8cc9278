import {
  asNetworkError,
  quietly,
  withAttempts,
  type Attempt,
  type AttemptSettings,
} from './attempts.ts'
import type { LenderClientOptions } from './client-options.ts'
import type { Schema } from './contract.ts'
import { versionedPath } from './request/version-prefix.ts'
import { InvalidResponseError } from './response/failures/invalid-response-error.ts'
import type { FailureContext } from './response/failures/lender-failure.ts'
import { readAnswer } from './response/read-answer.ts'
import type { UploadOptions } from './upload-bytes.ts'

/** One upload: what goes where, and the means that all its requests share. */
export interface UploadRun {
  ticket: Schema<'UploadTicket'>
  bytes: Blob
  /** What the caller's client sends requests with, where it has one of its own. */
  ownFetch: LenderClientOptions['fetch']
  /** Reports to the caller how many bytes have arrived. */
  progress: (sent: number) => void
  /** `withAttempts` within what is left of the time for the whole upload. */
  attempts: <Result>(operation: string, attempt: Attempt<Result>) => Promise<Result>
  /** Sends a request about the ticket to the lender. */
  send: (
    method: string,
    body: Blob | null,
    headers: Record<string, string>,
    context: FailureContext,
    signal: AbortSignal,
  ) => Promise<Response>
}

/** Makes an upload ready; nothing is sent yet. */
export function uploadRun(
  { baseUrl, versionPrefix, language, fetch: ownFetch }: LenderClientOptions,
  settings: AttemptSettings,
  ticket: Schema<'UploadTicket'>,
  bytes: Blob,
  partBytes: number,
  { onProgress, signal, totalMs, ...rest }: UploadOptions,
): UploadRun {
  // A store is sent the whole, and the lender then asked for the outcome.
  const parts = ticket.kind === 'oss' ? 2 : Math.ceil(bytes.size / partBytes) || 1
  const ends = performance.now() + (totalMs ?? settings.totalMs * parts)
  // The address of an `oss` ticket is the store's; the lender's follows from the ticket's name.
  const path = ticket.kind === 'oss' ? `/file/upload/${ticket.upload_id}` : ticket.url
  const url = baseUrl.replace(/\/$/, '') + versionedPath(path, versionPrefix)
  return {
    ticket,
    bytes,
    ownFetch,
    // A bar that fails must not fail the upload.
    progress: quietly((sent: number) => onProgress?.(sent, bytes.size)),
    attempts: (operation, attempt) => {
      const left = Math.max(0, ends - performance.now())
      const own = { ...rest, signal, totalMs: Math.min(totalMs ?? settings.totalMs, left) }
      return withAttempts(operation, settings, own, (context, ends) =>
        asNetworkError(context, () => attempt(context, ends)),
      )
    },
    send: (method, body, headers, { requestId }, signal) =>
      (ownFetch ?? fetch)(
        new Request(url, {
          method,
          body,
          headers: {
            Accept: 'application/json',
            'Accept-Language': language(),
            'X-Request-Id': requestId,
            ...headers,
          },
          credentials: 'include',
          redirect: 'error',
          signal,
        }),
      ),
  }
}

/** Sends the whole in one piece; when that breaks, again the whole. */
export async function putToLender(run: UploadRun): Promise<Schema<'StoredFile'>> {
  const { bytes, ticket, attempts, send, progress } = run
  const stored = await attempts('PUT /file/upload/{upload_id}', async (context, signal) => {
    const headers = { 'Content-Type': bytes.type }
    const response = await send(ticket.method, bytes, headers, context, signal)
    const answer = await readAnswer(response, context)
    if (namesFile(answer)) return answer as Schema<'StoredFile'>
    throw unfit(response, answer, context)
  })
  progress(bytes.size)
  return stored
}

/** Whether an answer names the file that the lender made of a picture. */
export function namesFile(answer: unknown): boolean {
  const { file_id } = (answer ?? {}) as { file_id?: unknown }
  return typeof file_id === 'string' && file_id !== ''
}

/** What a successful answer is that does not say what it must. */
export const unfit = (response: Response, answer: unknown, context: FailureContext) =>
  new InvalidResponseError(response, String(JSON.stringify(answer)), context)
