import { expect, test } from 'vitest'
import { mexico } from '../countries/mexico.ts'
import { pakistan } from '../countries/pakistan.ts'
import { thailand } from '../countries/thailand.ts'
import { configEntries, listsAskedFor, readRemoteConfig } from './remote-config.ts'

test('without a word no list may be asked for', () => {
  const remoteConfig = readRemoteConfig(undefined) ?? {}
  expect(listsAskedFor(thailand, remoteConfig)).toEqual([])
  expect(configEntries(thailand, remoteConfig)).toEqual([
    { key: 'market', value: 'google_play' },
    { key: 'uploadInformation', value: '' },
  ])
})

test('lists are asked for as they are named, and in Pakistan never', () => {
  const remoteConfig = readRemoteConfig('{"uploadInformation":"apps, contacts,gallery"}') ?? {}
  expect(listsAskedFor(mexico, remoteConfig)).toEqual(['contacts', 'apps'])
  expect(listsAskedFor(pakistan, remoteConfig)).toEqual([])
  expect(configEntries(pakistan, remoteConfig)).toContainEqual({
    key: 'uploadInformation',
    value: '',
  })
})

test('other keys and values than the contract has are refused', () => {
  for (const text of ['{', '[]', 'null', '{"liveness":1}', '{"colour":"red"}']) {
    expect(readRemoteConfig(text), text).toBeUndefined()
  }
})
