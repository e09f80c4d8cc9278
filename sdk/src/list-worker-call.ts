/** What `encryptList` needs of a worker; the browser's `Worker` has it. */
export interface ListWorker {
  addEventListener(
    type: 'message' | 'error' | 'messageerror',
    listener: (event: { readonly type: string }) => void,
  ): void
  postMessage(message: ListWorkerRequest): void
  terminate(): void
}

/** Makes a worker of `@paso/sdk/list-worker`. */
export type CreateListWorker = () => ListWorker | Promise<ListWorker>

/** What the worker is sent: a list as UTF-8 JSON, and the key. It answers the text. */
export interface ListWorkerRequest {
  bytes: Uint8Array
  key: Uint8Array
}

/** Milliseconds after which a worker that says nothing is given up; the largest list takes a slow phone three seconds. */
const PATIENCE_MS = 15_000

/** Has a worker do the work; undefined where none can be made or it fails, which is no reason to send no list. */
export async function encryptInWorker(
  createWorker: CreateListWorker,
  request: ListWorkerRequest,
): Promise<string | undefined> {
  try {
    const worker = await createWorker()
    let timer: ReturnType<typeof setTimeout> | undefined
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('silence')), PATIENCE_MS)
    })
    try {
      return await Promise.race([answerOf(worker, request), tooLong])
    } finally {
      clearTimeout(timer)
      worker.terminate()
    }
  } catch {
    return undefined
  }
}

function answerOf(worker: ListWorker, request: ListWorkerRequest): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = ({ type }: { readonly type: string }) => reject(new Error(type))
    worker.addEventListener('error', fail)
    worker.addEventListener('messageerror', fail)
    worker.addEventListener('message', (event) => {
      const { data } = event as unknown as { data: unknown }
      if (typeof data === 'string') resolve(data)
      else reject(new TypeError('The worker answered no text'))
    })
    worker.postMessage(request)
  })
}
