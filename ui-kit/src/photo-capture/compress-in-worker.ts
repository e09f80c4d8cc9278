import { compressPhoto, UnreadablePhotoError } from './compress-photo.ts'
import type { CompressedPhoto, PhotoLimits } from './compress-photo.ts'

/** What the page sends to the worker. */
export type CompressRequest = { file: Blob; limits: PhotoLimits }
/** What the worker answers. */
export type CompressAnswer = { photo: CompressedPhoto } | { unreadable: string }

/**
 * Compresses in a worker, so that a slow phone keeps answering taps. Where the worker cannot start
 * or cannot draw, the page does the work itself.
 *
 * @param createWorker starts the script of `compress-photo.worker.ts`; the app makes it, because
 *   under Trusted Types only the app may turn an address into a script. Without it the page compresses.
 * @throws UnreadablePhotoError as compressPhoto does.
 */
export async function compressInWorker(
  createWorker: (() => Worker) | undefined,
  file: Blob,
  limits: PhotoLimits = {},
): Promise<CompressedPhoto> {
  if (!createWorker || typeof OffscreenCanvas === 'undefined') return compressPhoto(file, limits)
  let worker: Worker
  try {
    worker = createWorker()
  } catch {
    return compressPhoto(file, limits)
  }
  try {
    const answer = await ask(worker, { file, limits })
    if (!answer) return await compressPhoto(file, limits)
    if ('unreadable' in answer) throw new UnreadablePhotoError(answer.unreadable)
    return answer.photo
  } finally {
    worker.terminate()
  }
}

/** The worker's answer, or nothing when it broke. */
function ask(worker: Worker, request: CompressRequest): Promise<CompressAnswer | undefined> {
  return new Promise((resolve) => {
    worker.addEventListener('message', (event: MessageEvent<CompressAnswer>) => {
      resolve(event.data)
    })
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      resolve(undefined)
    })
    worker.postMessage(request)
  })
}
