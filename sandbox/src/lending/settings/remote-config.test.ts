import { expect, test } from 'vitest'
import { configEntries, listsAskedFor, readRemoteConfig } from './remote-config.ts'

test('without a word no list may be asked for', () => {
  const remoteConfig = readRemoteConfig(undefined) ?? {}
  expect(listsAskedFor({ country: 'TH', remoteConfig })).toEqual([])
  expect(configEntries({ country: 'TH', remoteConfig })).toEqual([
    { key: 'market', value: 'google_play' },
    { key: 'uploadInformation', value: '' },
  ])
})

test('lists are asked for as they are named, and in Pakistan never', () => {
  const remoteConfig = readRemoteConfig('{"uploadInformation":"apps, contacts,gallery"}') ?? {}
  expect(listsAskedFor({ country: 'MX', remoteConfig })).toEqual(['contacts', 'apps'])
  expect(listsAskedFor({ country: 'PK', remoteConfig })).toEqual([])
  expect(configEntries({ country: 'PK', remoteConfig })).toContainEqual({
    key: 'uploadInformation',
    value: '',
  })
})

test('other keys and values than the contract has are refused', () => {
  for (const text of ['{', '[]', 'null', '{"liveness":1}', '{"colour":"red"}']) {
    expect(readRemoteConfig(text), text).toBeUndefined()
  }
})
