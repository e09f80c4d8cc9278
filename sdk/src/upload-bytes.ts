import { withAttempts, type AttemptSettings } from './attempts.ts'
import type { CallOptions, LenderClientOptions } from './client-options.ts'
import type { Schema } from './contract.ts'
import { versionedPath } from './request/version-prefix.ts'
import { readAnswer } from './response/read-answer.ts'

/** What an upload may set for itself. */
export interface UploadOptions extends Pick<CallOptions, 'signal' | 'timeoutMs' | 'totalMs'> {
  /** Told how many bytes of how many the lender has. */
  onProgress?: (sent: number, total: number) => void
}

/**
 * Sends bytes as they are to where their ticket says. The one-time ticket is the permission: no common fields, and to an
 * object store neither cookies nor headers of ours, which its preflight would refuse. Sending the same ticket again is
 * harmless, so a broken upload is.
 */
export async function uploadBytes(
  { baseUrl, versionPrefix, fetch }: LenderClientOptions,
  settings: AttemptSettings,
  ticket: Schema<'UploadTicket'>,
  bytes: Blob,
  options: UploadOptions = {},
): Promise<Schema<'StoredFile'>> {
  const toLender = ticket.kind === 'server'
  const url = toLender
    ? baseUrl.replace(/\/$/, '') + versionedPath(ticket.url, versionPrefix)
    : ticket.url
  options.onProgress?.(0, bytes.size)
  const stored = await withAttempts(
    'PUT /file/upload/{upload_id}',
    settings,
    options,
    async (context, signal) => {
      const response = await (fetch ?? globalThis.fetch)(url, {
        method: ticket.method,
        body: bytes,
        headers: {
          'Content-Type': bytes.type,
          ...(toLender ? { Accept: 'application/json', 'X-Request-Id': context.requestId } : {}),
        },
        credentials: toLender ? 'include' : 'omit',
        redirect: 'error',
        signal,
      })
      return readAnswer(response, context)
    },
  )
  options.onProgress?.(bytes.size, bytes.size)
  return stored as Schema<'StoredFile'>
}
