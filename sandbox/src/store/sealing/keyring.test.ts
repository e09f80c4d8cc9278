import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keyringOfFolder } from './keyring-file.ts'
import {
  newKeyringText,
  newKeyText,
  readKeyring,
  seal,
  sealBytes,
  unseal,
  unsealBytes,
  UnreadableValue,
  type Keyring,
} from './keyring.ts'

const folder = mkdtempSync(join(tmpdir(), 'paso-keys-'))
afterAll(() => rmSync(folder, { recursive: true }))

function fresh(): Keyring {
  const keyring = readKeyring(newKeyringText())
  if (!keyring) throw new Error('no keyring')
  return keyring
}
const text = Buffer.from('สมชาย 0812345678')

test('what is sealed opens where it was sealed for, and differs each time', () => {
  const keyring = fresh()
  const one = seal(keyring, text, 'here')
  expect(unseal(keyring, one, 'here')).toEqual(text)
  expect(seal(keyring, text, 'here')).not.toBe(one)
  expect(one.startsWith('k1.')).toBe(true)
})

test('it opens nowhere else, with no other key, and not when a bit was changed', () => {
  const keyring = fresh()
  const sealed = seal(keyring, text, 'here')
  const at = sealed.length - 3
  const bent = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1)
  for (const open of [
    () => unseal(keyring, sealed, 'there'),
    () => unseal(fresh(), sealed, 'here'),
    () => unseal(keyring, bent, 'here'),
    () => unseal(keyring, `k9${sealed.slice(2)}`, 'here'),
    () => unseal(keyring, 'k1.', 'here'),
  ]) {
    expect(open).toThrow(UnreadableValue)
  }
})

test('bytes are sealed as bytes, with the id of their key before them', () => {
  const keyring = fresh()
  const bytes = Buffer.from([0x2e, 0x00, 0xff, 0xd8])
  const sealed = sealBytes(keyring, bytes, 'here')
  expect(unsealBytes(keyring, sealed, 'here')).toEqual(bytes)
  expect(sealed.subarray(0, 3).toString()).toBe('k1.')
  expect(sealed.length - bytes.length).toBe(31)
  const bent = Buffer.from(sealed)
  bent[sealed.length - 1] = (bent.at(-1) ?? 0) ^ 1
  for (const open of [
    () => unsealBytes(keyring, sealed, 'there'),
    () => unsealBytes(fresh(), sealed, 'here'),
    () => unsealBytes(keyring, bent, 'here'),
    () => unsealBytes(keyring, bytes, 'here'),
    () => unsealBytes(keyring, Buffer.from('k1'), 'here'),
  ]) {
    expect(open).toThrow(UnreadableValue)
  }
})

test('older keys still open what they sealed, and the first one seals', () => {
  const old = newKeyringText()
  const before = readKeyring(old)
  const after = readKeyring(`${newKeyText('k2')},${old}`)
  if (!before || !after) throw new Error('no keyring')
  expect(unseal(after, seal(before, text, 'here'), 'here')).toEqual(text)
  expect(seal(after, text, 'here').startsWith('k2.')).toBe(true)
})

test('keys of another form or length are refused', () => {
  const good = newKeyringText()
  for (const wrong of ['', 'k1', 'k1:c2hvcnQ=', `${good},${good}`, `K1:${good.slice(3)}`]) {
    expect(readKeyring(wrong), wrong).toBeUndefined()
  }
})

test('a folder keeps its keyring, readable by its owner alone', () => {
  const first = keyringOfFolder(folder)
  const again = keyringOfFolder(folder)
  if (!first || !again) throw new Error('no keyring')
  expect(unseal(again, seal(first, text, 'here'), 'here')).toEqual(text)
  expect(statSync(join(folder, 'storage-keys')).mode & 0o077).toBe(0)
  writeFileSync(join(folder, 'storage-keys'), 'damaged')
  expect(keyringOfFolder(folder)).toBeUndefined()
})
