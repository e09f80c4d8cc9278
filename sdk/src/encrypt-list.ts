import { bytesOfList, type DeviceList } from './list-entries.ts'
import type { CreateListWorker } from './list-worker-call.ts'
import { takeTurns } from './turns.ts'

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

/**
 * Encrypts a list of contacts, apps or messages the way the contract has it: AES-ECB with PKCS7 over UTF-8 JSON, as
 * base64, for the body's `data`. Of contacts with the same name the first stays. Weak by nature (equal blocks stay equal,
 * the key is shipped to every device): it hides nothing from anyone who has the app.
 *
 * The cipher is loaded when the first list is encrypted. A list over 64 kB goes to the worker where
 * there is one. Otherwise the work is done in slices, with room for other work between them. The
 * bytes are the same.
 *
 * @param key 16, 24 or 32 bytes as UTF-8 text; a RangeError for any other length
 */
export async function encryptList(
  list: DeviceList,
  key: string,
  { createWorker }: EncryptListOptions = {},
): Promise<string> {
  const keyBytes = new TextEncoder().encode(key)
  if (![16, 24, 32].includes(keyBytes.length)) {
    throw new RangeError('The key is 16, 24 or 32 bytes of UTF-8')
  }
  const turns = takeTurns()
  try {
    const bytes = await bytesOfList(list, turns)
    if (createWorker && bytes.length > WORKER_FROM) {
      const { encryptInWorker } = await import('./list-worker-call.ts')
      const text = await encryptInWorker(createWorker, { bytes, key: keyBytes })
      if (text !== undefined) return text
    }
    const { encryptBytes } = await import('./aes-ecb.ts')
    return await encryptBytes(bytes, keyBytes, turns)
  } finally {
    turns.end()
  }
}
