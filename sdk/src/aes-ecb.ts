import CryptoJS from 'crypto-js/core.js'
import 'crypto-js/aes.js'
import 'crypto-js/mode-ecb.js'
import type { TimeSlices } from './time-slices.ts'

/** Bytes at a time: whole blocks of the cipher and whole groups of base64, so that results can be put side by side. */
const STEP = 16 * 48

/**
 * AES-ECB with PKCS7, as base64. Works in steps, each independent of the others, which is what this mode is. With `slices`
 * other work of the thread runs in between; the bytes come out the same.
 */
export async function encryptBytes(
  bytes: Uint8Array,
  key: Uint8Array,
  slices?: TimeSlices,
): Promise<string> {
  const cipher = CryptoJS.algo.AES.createEncryptor(wordsOf(key), { mode: CryptoJS.mode.ECB })
  let text = ''
  let at = 0
  for (; at + STEP <= bytes.length; at += STEP) {
    text += base64Of(cipher.process(wordsOf(bytes.subarray(at, at + STEP))))
    if (slices?.isOver()) await slices.yield()
  }
  return text + base64Of(cipher.finalize(wordsOf(bytes.subarray(at))))
}

/** crypto-js counts in words of 32 bits. A key given as text would be taken for a passphrase, and salted. */
function wordsOf(bytes: Uint8Array) {
  const words: number[] = []
  for (let i = 0; i < bytes.length; i++) {
    words[i >>> 2]! |= bytes[i]! << (24 - (i % 4) * 8)
  }
  return CryptoJS.lib.WordArray.create(words, bytes.length)
}

function base64Of({ words, sigBytes }: CryptoJS.lib.WordArray): string {
  const bytes: number[] = []
  for (let i = 0; i < sigBytes; i++) bytes.push((words[i >>> 2]! >>> (24 - (i % 4) * 8)) & 0xff)
  return btoa(String.fromCharCode(...bytes))
}
