import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  randomBytes,
  type KeyObject,
} from 'node:crypto'

/** The id of the key that values are looked up by. It seals nothing and is never rotated. */
export const SEARCH_KEY = 'search'

/**
 * Keys that stored values are sealed with, by their ids. New values take the current one. Kept as
 * key objects: with bytes, sealing takes three times and searching seven times as long.
 */
export interface Keyring {
  current: string
  keys: ReadonlyMap<string, KeyObject>
}

/** A sealed value that none of the keys opens, or that is not where it was sealed for. */
export class UnreadableValue extends Error {
  override name = 'UnreadableValue'
}

const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16
const DOT = 0x2e

/**
 * Seals bytes with AES-256-GCM under the current key: `id.base64url`, so that the value itself says
 * which key opens it. `context` names where it is kept; elsewhere it does not open.
 */
export function seal(keyring: Keyring, bytes: Uint8Array, context: string): string {
  return `${keyring.current}.${encrypt(keyring, bytes, context).toString('base64url')}`
}

/** The same for a column of bytes, without the third more that base64 takes: `id.` and the bytes. */
export function sealBytes(keyring: Keyring, bytes: Uint8Array, context: string): Buffer {
  return Buffer.concat([Buffer.from(`${keyring.current}.`), encrypt(keyring, bytes, context)])
}

/** The bytes of a sealed text; throws `UnreadableValue` for any other text, key or context. */
export function unseal(keyring: Keyring, sealed: string, context: string): Buffer {
  const [id = '', text = ''] = sealed.split('.')
  return decrypt(keyring, id, Buffer.from(text, 'base64url'), context)
}

/** The bytes of sealed bytes; throws as `unseal` does. */
export function unsealBytes(keyring: Keyring, sealed: Uint8Array, context: string): Buffer {
  const end = sealed.indexOf(DOT)
  const id = Buffer.from(sealed.subarray(0, Math.max(0, end))).toString('latin1')
  return decrypt(keyring, id, sealed.subarray(end + 1), context)
}

function encrypt(keyring: Keyring, bytes: Uint8Array, context: string): Buffer {
  const key = keyring.keys.get(keyring.current)
  if (key === undefined) throw new UnreadableValue('the current key is not on the keyring')
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context))
  const body = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body])
}

function decrypt(keyring: Keyring, id: string, bytes: Uint8Array, context: string): Buffer {
  const key = keyring.keys.get(id)
  if (key === undefined) throw new UnreadableValue('its key is not on the keyring')
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
 * Reads `id:base64,id:base64`, the current key first and the search key last, each of 32 bytes.
 * Undefined when it is not of that form, names an id twice or lacks one of the two.
 */
export function readKeyring(text: string): Keyring | undefined {
  const keys = new Map<string, KeyObject>()
  for (const part of text.trim().split(',')) {
    const match = /^([a-z0-9-]{1,20}):([A-Za-z0-9+/]{43}=)$/.exec(part.trim())
    const [, id, key] = match ?? []
    if (id === undefined || key === undefined || keys.has(id)) return undefined
    const bytes = Buffer.from(key, 'base64')
    if (bytes.length !== KEY_BYTES) return undefined
    keys.set(id, createSecretKey(bytes))
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
