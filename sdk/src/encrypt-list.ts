/**
 * Encrypts a list of contacts, apps or messages the way the contract has it: AES-ECB with PKCS7 over UTF-8 JSON, as
 * base64. Weak by nature (equal blocks stay equal, the key is shipped to every device) and alone in this file for that
 * reason: it hides nothing from anyone who has the app.
 *
 * @param key 16, 24 or 32 bytes as UTF-8 text. Throws a RangeError for any other length.
 */
export async function encryptList(list: readonly object[], key: string): Promise<string> {
  return encryptText(JSON.stringify(list), key)
}

/** The same for a text that is JSON already. */
export async function encryptText(text: string, key: string): Promise<string> {
  const [aes, ecb, utf8] = await Promise.all([
    import('crypto-js/aes.js'),
    import('crypto-js/mode-ecb.js'),
    import('crypto-js/enc-utf8.js'),
  ])
  // Given as text, crypto-js would take the key for a passphrase and salt the result.
  const parsedKey = utf8.default.parse(key)
  if (![16, 24, 32].includes(parsedKey.sigBytes))
    throw new RangeError('The key is 16, 24 or 32 bytes of UTF-8')
  return aes.default.encrypt(text, parsedKey, { mode: ecb.default }).toString()
}
