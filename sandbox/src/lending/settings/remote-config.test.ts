import { expect, test } from 'vitest'
import { COUNTRIES, countries } from '../countries/countries.ts'
import { mexico } from '../countries/mexico.ts'
import { pakistan } from '../countries/pakistan.ts'
import { thailand } from '../countries/thailand.ts'
import {
  configEntries,
  faceIsCheckedOnPage,
  listsAskedFor,
  readRemoteConfig,
} from './remote-config.ts'

test('without a word no list may be asked for', () => {
  const remoteConfig = readRemoteConfig(undefined) ?? {}
  expect(listsAskedFor(thailand, remoteConfig)).toEqual([])
  expect(configEntries(thailand, remoteConfig, 'th')).toContainEqual({
    key: 'uploadInformation',
    value: '',
  })
})

test('lists are asked for as they are named, and in Pakistan never', () => {
  const remoteConfig = readRemoteConfig('{"uploadInformation":"apps, contacts,gallery"}') ?? {}
  expect(listsAskedFor(mexico, remoteConfig)).toEqual(['contacts', 'apps'])
  expect(listsAskedFor(pakistan, remoteConfig)).toEqual([])
  expect(configEntries(pakistan, remoteConfig, 'ur')).toContainEqual({
    key: 'uploadInformation',
    value: '',
  })
})

test('how a face is checked is of the country, unless the environment says otherwise', () => {
  const native = { ...thailand, liveness: '2' as const }
  const livenessIn = (text?: string) =>
    configEntries(native, readRemoteConfig(text) ?? {}, 'th').find(({ key }) => key === 'liveness')
  expect(livenessIn()?.value).toBe('2')
  expect(livenessIn('{"liveness":"1"}')?.value).toBe('1')
  expect(faceIsCheckedOnPage(native, {})).toBe(false)
  expect(faceIsCheckedOnPage(native, { liveness: '1' })).toBe(true)
  expect(faceIsCheckedOnPage(thailand, {})).toBe(true)
  expect(faceIsCheckedOnPage(thailand, { liveness_V3: '1' })).toBe(false)
})

test('other keys and values than the contract has are refused', () => {
  for (const text of ['{', '[]', 'null', '{"liveness":1}', '{"colour":"red"}']) {
    expect(readRemoteConfig(text), text).toBeUndefined()
  }
})

test('every edition says whom to call, and each country where to complain, in its own words', () => {
  const remoteConfig = readRemoteConfig(undefined) ?? {}
  for (const country of COUNTRIES) {
    const { languages, zone } = countries[country]
    const said = Object.fromEntries(
      configEntries(countries[country], remoteConfig, languages[0]).map(({ key, value }) => [
        key,
        value,
      ]),
    )
    expect(said['support_phone'], country).toMatch(/^\+\d{8,}$/)
    expect(said['support_hours'], country).toMatch(/^Mo-Su \d\d:00-\d\d:00 \w+\/\w+$/)
    expect(said['support_hours'], country).toContain(zone)
    expect(said['support_email'], country).toContain('@sandbox.example')
    expect(said['support_address'], country).toContain('Invented')
    expect(said['sign_app_url'], country).toMatch(/^https:/)
    const { regulator } = countries[country]
    expect(said['regulator_url'], country).toBe(regulator?.url)
    expect(said['regulator_name'], country).toBe(regulator?.names[languages[0]])
    expect(regulator === null, country).toBe(country === 'GENERIC')
  }
})

test('the environment has the last word, a bundle of the page included', () => {
  const remoteConfig = readRemoteConfig(
    '{"support_phone":"+6621234567","bundle_url":"https://a.example/b.zip","liveness":""}',
  )
  const entries = configEntries(thailand, remoteConfig ?? {}, 'en')
  expect(entries).toContainEqual({ key: 'support_phone', value: '+6621234567' })
  expect(entries).toContainEqual({ key: 'bundle_url', value: 'https://a.example/b.zip' })
  expect(entries).toContainEqual({ key: 'liveness', value: '' })
  expect(entries.filter(({ key }) => key === 'support_phone')).toHaveLength(1)
})
