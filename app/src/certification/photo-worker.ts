/** Starts the kit's worker that makes photographs smaller. */
import workerUrl from '@paso/ui-kit/compress-photo.worker?worker&url'
import { trustedAddress } from '../frame/worker-address.ts'

/** Throws where workers cannot start: then the page does the work itself. */
export const createPhotoWorker = (): Worker =>
  new Worker(trustedAddress(workerUrl), { type: 'module' })
