import { bytesOfList, type DeviceList } from './list-entries.ts'
import type { CreateListWorker } from './list-worker-call.ts'
import { startTimeSlices } from './time-slices.ts'

/** How a list is encrypted. */
export interface EncryptListOptions {
  /**
   * Makes a worker of `@paso/sdk/list-worker`. Called for lists over 64 kB only, and then the work leaves the page's
   * thread. Making workers is the page's matter, since its security policy may have a word in it.
   */
  createWorker?: CreateListWorker
}

/** Bytes up to which fetching a worker costs more than it saves. */
const WORKER_FROM = 65_536

/** Does what `encryptList` of the package promises. */
export async function encryptList(
  list: DeviceList,
  key: string,
  { createWorker }: EncryptListOptions = {},
): Promise<string> {
  const keyBytes = new TextEncoder().encode(key)
  if (![16, 24, 32].includes(keyBytes.length)) {
    throw new RangeError('A key has 16, 24 or 32 bytes')
  }
  const slices = startTimeSlices()
  try {
    const bytes = await bytesOfList(list, slices)
    if (createWorker && bytes.length > WORKER_FROM) {
      const { encryptInWorker } = await import('./list-worker-call.ts')
      const text = await encryptInWorker(createWorker, { bytes, key: keyBytes })
      if (text !== undefined) return text
    }
    const { encryptBytes } = await import('./aes-ecb.ts')
    return await encryptBytes(bytes, keyBytes, slices)
  } finally {
    slices.end()
  }
}
