/**
 * `@paso/sdk/list-worker`: what a worker runs for `encryptList`. With Vite:
 * `import url from '@paso/sdk/list-worker?worker&url'`, and `createWorker: () => new Worker(url, { type: 'module' })`.
 * Imported anywhere but in a worker it does nothing.
 */
import { encryptBytes } from './aes-ecb.ts'
import type { ListWorkerRequest } from './list-worker-call.ts'

export type { ListWorkerRequest }

interface WorkerScope {
  importScripts?: unknown
  onmessage: ((event: { data: ListWorkerRequest }) => void) | null
  postMessage: (answer: string | null) => void
}

const scope = globalThis as unknown as WorkerScope
if (typeof scope.importScripts === 'function') {
  scope.onmessage = ({ data: { bytes, key } }) => {
    encryptBytes(bytes, key).then(
      (text) => scope.postMessage(text),
      () => scope.postMessage(null),
    )
  }
}
