import { expect, test } from 'vitest'
import { newKeyringText, readKeyring, UnreadableValue } from './keyring.ts'
import { Vault } from './vault.ts'

function freshVault(): Vault {
  const keyring = readKeyring(newKeyringText())
  if (!keyring) throw new Error('no keyring')
  return new Vault(keyring)
}

test('a value that is moved to another row or column does not open there', () => {
  const vault = freshVault()
  const sealed = vault.seal('I lost my job.', ['cases.statement', 'malee', 'one'])
  expect(vault.open(sealed, ['cases.statement', 'malee', 'one'])).toBe('I lost my job.')
  expect(() => vault.open(sealed, ['cases.statement', 'malee', 'two'])).toThrow(UnreadableValue)
  expect(() => vault.open(sealed, ['cases.statement', 'anan', 'one'])).toThrow(UnreadableValue)
  expect(() => vault.open(sealed, ['cases.answer', 'malee', 'one'])).toThrow(UnreadableValue)
})

test('a row opens whole, what is not sealed and what is empty stay as they are', () => {
  const vault = freshVault()
  const statement = vault.seal('I lost my job.', ['cases.statement', 'malee', 'one'])
  const row = { borrower_id: 'malee', id: 'one', about: 'help', statement, answer: null }
  expect(vault.openRow('cases', row)).toEqual({ ...row, statement: 'I lost my job.' })
  const { id: _id, ...nameless } = row
  expect(() => vault.openRow('cases', nameless)).toThrow('cases.statement was read without id')
})

test('equal values are found by equal keys, but not in another column or with another keyring', () => {
  const vault = freshVault()
  const key = vault.searchKey('812345678', 'texts.phone')
  expect(vault.searchKey('812345678', 'texts.phone')).toBe(key)
  expect(vault.searchKey('812345678', 'borrowers.phone')).not.toBe(key)
  expect(freshVault().searchKey('812345678', 'texts.phone')).not.toBe(key)
})
