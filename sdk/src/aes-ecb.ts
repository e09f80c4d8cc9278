import aes from 'crypto-js/aes.js'
import utf8 from 'crypto-js/enc-utf8.js'
import ecb from 'crypto-js/mode-ecb.js'

/** AES-ECB with PKCS7 over UTF-8, as base64. Throws a RangeError unless the key has 16, 24 or 32 bytes. */
export function encryptText(text: string, key: string): string {
  // Given as text, crypto-js would take the key for a passphrase and salt the result.
  const parsedKey = utf8.parse(key)
  if (![16, 24, 32].includes(parsedKey.sigBytes)) {
    throw new RangeError('The key is 16, 24 or 32 bytes of UTF-8')
  }
  return aes.encrypt(text, parsedKey, { mode: ecb }).toString()
}
