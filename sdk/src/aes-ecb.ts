import CryptoJS from 'crypto-js/core.js'
import 'crypto-js/aes.js'
import 'crypto-js/mode-ecb.js'

/** Bytes at a time: whole blocks of the cipher and whole groups of base64, so that results can be put side by side. */
const STEP = 96 * 48

/** Milliseconds of work before others get their turn; a phone that is four times slower than its clock still stays under 50. */
const TURN_MS = 8

/**
 * AES-ECB with PKCS7, as base64. Works in steps, each independent of the others, which is what this mode is: `pause` is
 * awaited whenever a turn of work is over, and the bytes come out the same.
 */
export async function encryptBytes(
  bytes: Uint8Array,
  key: Uint8Array,
  pause?: () => Promise<void>,
): Promise<string> {
  const { AES } = CryptoJS.algo
  const cipher = AES.createEncryptor(wordsOf(key), { mode: CryptoJS.mode.ECB })
  let text = ''
  let turnEnds = performance.now() + TURN_MS
  let at = 0
  for (; at + STEP <= bytes.length; at += STEP) {
    text += base64Of(cipher.process(wordsOf(bytes.subarray(at, at + STEP))))
    if (pause && performance.now() > turnEnds) {
      await pause()
      turnEnds = performance.now() + TURN_MS
    }
  }
  return text + base64Of(cipher.finalize(wordsOf(bytes.subarray(at))))
}

/** The same on a thread that has other work too, which gets its turn after each slice. */
export async function encryptInTurns(bytes: Uint8Array, key: Uint8Array): Promise<string> {
  // Timers of a page that is not looked at come once a second or less; a message does not wait for them. In Node it is
  // the other way round: messages that answer each other let nobody in between.
  if (typeof setImmediate === 'function') {
    return encryptBytes(bytes, key, () => new Promise((resolve) => setImmediate(resolve)))
  }
  const { port1, port2 } = new MessageChannel()
  const nextTurn = () =>
    new Promise<void>((resolve) => {
      port1.onmessage = () => resolve()
      port2.postMessage(null)
    })
  try {
    return await encryptBytes(bytes, key, nextTurn)
  } finally {
    port1.close()
  }
}

/** crypto-js counts in words of 32 bits. A key given as text would be taken for a passphrase, and salted. */
function wordsOf(bytes: Uint8Array) {
  const words: number[] = []
  for (let i = 0; i < bytes.length; i++) {
    words[i >>> 2] = (words[i >>> 2] ?? 0) | (bytes[i]! << (24 - (i % 4) * 8))
  }
  return CryptoJS.lib.WordArray.create(words, bytes.length)
}

function base64Of({ words, sigBytes }: CryptoJS.lib.WordArray): string {
  const bytes: number[] = []
  for (let i = 0; i < sigBytes; i++) bytes.push((words[i >>> 2]! >>> (24 - (i % 4) * 8)) & 0xff)
  return btoa(String.fromCharCode(...bytes))
}
