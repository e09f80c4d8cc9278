import { compressPhoto } from './compress-photo.ts'
import type { CompressAnswer, CompressRequest } from './compress-in-worker.ts'

/** The worker behind compressInWorker: one photo, one answer. */
self.addEventListener('message', (event: MessageEvent<CompressRequest>) => {
  const answer = (message: CompressAnswer) => {
    self.postMessage(message)
  }
  compressPhoto(event.data.file, event.data.limits).then(
    (photo) => {
      answer({ photo })
    },
    (error: unknown) => {
      answer({ unreadable: error instanceof Error ? error.message : String(error) })
    },
  )
})
