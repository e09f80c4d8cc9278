import type { CallOptions } from './client-options.ts'
import type { Schema } from './contract.ts'
import { versionedPath } from './request/version-prefix.ts'
import { readAnswer } from './response/read-answer.ts'
import type { FailureContext } from './response/failures/lender-failure.ts'

/** What an upload may set for itself. */
export interface UploadOptions extends Pick<CallOptions, 'signal' | 'timeoutMs' | 'totalMs'> {
  /** Told how many bytes of how many the lender has. */
  onProgress?: (sent: number, total: number) => void
}

/** Where the bytes of a ticket go: under the client's base for `server`, wherever the ticket says for `oss`. */
export function uploadAddress(
  ticket: Schema<'UploadTicket'>,
  baseUrl: string,
  prefix?: boolean,
): string {
  return ticket.kind === 'oss'
    ? ticket.url
    : baseUrl.replace(/\/$/, '') + versionedPath(ticket.url, prefix)
}

/**
 * One attempt to send the bytes as they are. The one-time ticket is the permission: no common fields, and to an object
 * store no cookies. Sending the same ticket again is harmless.
 */
export async function sendBytes(
  request: {
    url: string
    ticket: Schema<'UploadTicket'>
    bytes: Blob
    fetch: (request: Request) => Promise<Response>
  },
  context: FailureContext,
  signal: AbortSignal,
): Promise<Schema<'StoredFile'>> {
  const { ticket, bytes } = request
  const toLender = ticket.kind === 'server'
  const response = await request.fetch(
    new Request(request.url, {
      method: ticket.method,
      body: bytes,
      headers: {
        'Content-Type': bytes.type,
        // A header of ours would make an object store's preflight fail.
        ...(toLender ? { Accept: 'application/json', 'X-Request-Id': context.requestId } : {}),
      },
      credentials: toLender ? 'include' : 'omit',
      redirect: 'error',
      signal,
    }),
  )
  return (await readAnswer(
    response,
    response.ok ? undefined : await response.text(),
    context,
  )) as Schema<'StoredFile'>
}
