import type { AttemptSettings } from './attempts.ts'
import { checkBounds } from './checked-options.ts'
import type { CallOptions, LenderClientOptions } from './client-options.ts'
import type { Schema } from './contract.ts'
import { uploadInParts } from './upload-parts.ts'
import { putToLender, uploadRun } from './upload-run.ts'
import { putToStore } from './upload-to-store.ts'

/** What an upload may set for itself. */
export interface UploadOptions extends Pick<CallOptions, 'signal' | 'timeoutMs' | 'maxRetries'> {
  /**
   * Called with how many bytes of how many have arrived: at the start, after each part and at the end; what goes to an object
   * store has no parts. It may go back when a lender has lost some. What it throws is dropped.
   */
  onProgress?: (sent: number, total: number) => void
  /** Milliseconds the whole upload may take; unless set, the client's `totalMs` as many times as the bytes make parts. */
  totalMs?: number
  /** Bytes a part has at most: 131,072 unless set. What is no longer than one part goes in one piece. */
  partBytes?: number
}

/**
 * Sends a picture to where its ticket says and returns the file that the lender made of it. Through
 * the lender it goes in parts. After a cut the lender is asked how far it has got, and the rest
 * follows. Each part has the retries of a call of its own, and waits until the one before it has
 * arrived. To an object store it goes in one piece, with the ticket's headers and neither cookies
 * nor headers of ours, and starts again when it was cut. Sending a ticket again is harmless. The
 * ticket is the permission and no token goes along, so an upload never ends a session. A lender
 * that answers 403100 all the same makes it a `SignedOutError`, and `onSignedOut` is not called.
 * Throws a `LenderFailure`, or a RangeError for parts of no bytes.
 */
export async function uploadBytes(
  client: LenderClientOptions,
  settings: AttemptSettings,
  ticket: Schema<'UploadTicket'>,
  bytes: Blob,
  options: UploadOptions = {},
): Promise<Schema<'StoredFile'>> {
  checkBounds(options)
  const { partBytes = 131_072 } = options
  if (!(partBytes > 0)) throw new RangeError('partBytes is more than 0')
  const run = uploadRun(client, settings, ticket, bytes, partBytes, options)
  run.progress(0)
  if (ticket.kind === 'oss') await putToStore(run)
  else if (bytes.size <= partBytes) return putToLender(run)
  return uploadInParts(run, partBytes)
}
