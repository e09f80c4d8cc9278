import { asNetworkError } from './attempts.ts'
import type { EncryptListOptions } from './encrypt-list.ts'
import type { DeviceList } from './list-entries.ts'

/** Code that is fetched when it is needed may fail to come, like any answer. */
export const lazyLoad = <Code>(code: Promise<Code>): Promise<Code> =>
  asNetworkError({ operation: 'load', attempt: 1, requestId: '' }, () => code)

/**
 * Encrypts a list of contacts, apps or messages the way the contract has it: AES-ECB with PKCS7 over UTF-8 JSON, as
 * base64, for the body's `data`. Of contacts with the same name the first stays. Weak by nature (equal blocks stay equal,
 * the key is shipped to every device): it hides nothing from anyone who has the app.
 *
 * What does it is loaded when the first list is encrypted. A list over 64 kB goes to the worker where
 * there is one. Otherwise the work is done in slices, with room for other work between them. The
 * bytes are the same.
 *
 * @param key 16, 24 or 32 bytes as UTF-8 text; a RangeError for any other length
 */
export async function encryptList(
  list: DeviceList,
  key: string,
  options?: EncryptListOptions,
): Promise<string> {
  const code = await lazyLoad(import('./encrypt-list.ts'))
  return code.encryptList(list, key, options)
}
