/**
 * Encrypts a list of contacts, apps or messages the way the contract has it: AES-ECB with PKCS7 over UTF-8 JSON, as
 * base64. Weak by nature (equal blocks stay equal, the key is shipped to every device): it hides nothing from anyone who
 * has the app. The cipher is loaded when the first list is encrypted.
 *
 * @param key 16, 24 or 32 bytes as UTF-8 text; a RangeError for any other length
 */
export async function encryptList(list: readonly object[], key: string): Promise<string> {
  const { encryptText } = await import('./aes-ecb.ts')
  return encryptText(JSON.stringify(list), key)
}
