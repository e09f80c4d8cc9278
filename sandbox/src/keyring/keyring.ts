import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** The id of the key that values are looked up by. It seals nothing and is never rotated. */
export const SEARCH_KEY = 'search'

/** Keys that stored values are sealed with, by their ids. New values take the current one. */
export interface Keyring {
  current: string
  keys: ReadonlyMap<string, Uint8Array>
}

/** A sealed value that none of the keys opens, or that is not where it was sealed for. */
export class UnreadableValue extends Error {
  override name = 'UnreadableValue'
}

const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * Seals bytes with AES-256-GCM under the current key: `id.base64url`, so that the value itself says
 * which key opens it. `context` names where it is kept; elsewhere it does not open.
 */
export function seal(keyring: Keyring, bytes: Uint8Array, context: string): string {
  const key = keyring.keys.get(keyring.current)
  if (key === undefined) throw new UnreadableValue('the current key is not on the keyring')
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context))
  const body = Buffer.concat([cipher.update(bytes), cipher.final()])
  const sealed = Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
  return `${keyring.current}.${sealed}`
}

/** The bytes of a sealed value; throws `UnreadableValue` for any other text, key or context. */
export function unseal(keyring: Keyring, sealed: string, context: string): Buffer {
  const [id = '', text = ''] = sealed.split('.')
  const key = keyring.keys.get(id)
  if (key === undefined) throw new UnreadableValue(`there is no key ${id}`)
  const bytes = Buffer.from(text, 'base64url')
  const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)
  try {
    const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES))
      .setAAD(Buffer.from(context))
      .setAuthTag(tag)
    return Buffer.concat([cipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), cipher.final()])
  } catch {
    throw new UnreadableValue('the value does not open here')
  }
}

/**
 * Reads `id:base64,id:base64`, the current key first and the search key last, each of 32 bytes;
 * undefined when it is not of that form, names an id twice or lacks one of the two.
 */
export function readKeyring(text: string): Keyring | undefined {
  const keys = new Map<string, Uint8Array>()
  for (const part of text.trim().split(',')) {
    const match = /^([a-z0-9-]{1,20}):([A-Za-z0-9+/]{43}=)$/.exec(part.trim())
    const [, id, key] = match ?? []
    if (id === undefined || key === undefined || keys.has(id)) return undefined
    const bytes = Buffer.from(key, 'base64')
    if (bytes.length !== KEY_BYTES) return undefined
    keys.set(id, bytes)
  }
  const [current] = keys.keys()
  const whole = current !== undefined && current !== SEARCH_KEY && keys.has(SEARCH_KEY)
  return whole ? { current, keys } : undefined
}

/** A keyring of a new random key and a search key, in the form that `readKeyring` reads. */
export function newKeyringText(): string {
  return ['k1', SEARCH_KEY].map(newKeyText).join(',')
}

/** A new random key in the form that `readKeyring` reads. */
export function newKeyText(id: string): string {
  return `${id}:${randomBytes(KEY_BYTES).toString('base64')}`
}
