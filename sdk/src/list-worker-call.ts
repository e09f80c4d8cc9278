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
  // Making one may fail at once, later or never come to an end, so it counts into the time.
  const made = (async () => createWorker())()
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE_MS)
  })
  try {
    const answer = made.then((worker) => (isOver ? undefined : answerOf(worker, request)))
    return await Promise.race([answer, tooLong])
  } catch {
    return undefined
  } finally {
    isOver = true
    clearTimeout(timer)
    made.then((worker) => worker.terminate()).catch(() => {})
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
