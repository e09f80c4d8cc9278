import { InvalidResponseError } from './response/failures/invalid-response-error.ts'
import type { UploadRun } from './upload-run.ts'

/**
 * Puts the whole to an object store's signed address. The signature covers the headers, so what the ticket names goes and
 * nothing else: no cookies, no headers of ours, no media type that the blob may have. `fetch` reports nothing on the way;
 * XMLHttpRequest would, but follows redirects, and a picture of somebody's papers goes where its ticket says or nowhere.
 */
export async function putToStore({ ticket, bytes, ownFetch, attempts }: UploadRun): Promise<void> {
  await attempts('PUT to the object store', async (context, signal) => {
    const request = new Request(ticket.url, {
      method: ticket.method,
      body: bytes.slice(),
      headers: ticket.headers,
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
      signal,
    })
    const response = await (ownFetch ?? fetch)(request)
    if (!response.ok) throw new InvalidResponseError(response, await response.text(), context)
  })
}
