import { describe, expect, it } from 'vitest'
import {
  readSettings,
  UnusableSetting,
  type Settings,
} from '../../../src/lending/settings/settings.ts'
import { newKeyringText } from '../../../src/store/sealing/keyring.ts'

const read = (env: Record<string, string>): Settings =>
  readSettings({ STORAGE_KEYS: newKeyringText(), ...env }, { dataDir: '', appFolder: '' })

describe('a number among the settings', () => {
  it('is what the README says where it is unset or empty', () => {
    for (const env of [{}, { PORT: '', PAYOUT_AFTER_MINUTES: '', CODES_PER_NUMBER: '' }]) {
      expect(read(env)).toMatchObject({
        port: 4600,
        payoutAfterMs: 3_600_000,
        callsPerMinute: 3000,
        codeCaps: { perNumber: 5, perAddress: 100, perRange: 100 },
      })
    }
  })

  it('may be zero for the payout and the port, and is zero then', () => {
    expect(read({ PAYOUT_AFTER_MINUTES: '0', PORT: '0' })).toMatchObject({
      payoutAfterMs: 0,
      port: 0,
    })
    expect(read({ PAYOUT_AFTER_MINUTES: '5' }).payoutAfterMs).toBe(300_000)
  })

  it.each([
    ['PORT', ['x', '-1', '65536', '1.5', '0x10', ' ']],
    ['PAYOUT_AFTER_MINUTES', ['soon', '-1', '0.5', '525601', 'NaN', 'Infinity']],
    ['CALLS_PER_MINUTE', ['0', 'many', '-3', '1e3']],
    ['CODES_PER_NUMBER', ['0', 'five']],
    ['CODES_PER_ADDRESS', ['0', '10,000']],
    ['CODES_PER_RANGE', ['0', '1000000001']],
  ])('is refused by name where it is none that can be used: %s', (name, texts) => {
    for (const text of texts) {
      expect(() => read({ [name]: text }), text).toThrow(UnusableSetting)
      expect(() => read({ [name]: text }), text).toThrow(
        new RegExp(`^${name} must be a whole number from \\d+ to \\d+, not ${text}$`),
      )
    }
  })
})

describe('the object store among the settings', () => {
  const key = { OBJECT_STORE_KEY_ID: 'id', OBJECT_STORE_SECRET: 'secret' }

  it('is a bucket with its key, or none', () => {
    expect(read({}).objectStore).toBeUndefined()
    expect(read({ ...key, OBJECT_STORE_URL: 'https://s3.example.com/pictures/' })).toMatchObject({
      objectStore: { url: 'https://s3.example.com/pictures', keyId: 'id', region: 'us-east-1' },
    })
    const near = { ...key, OBJECT_STORE_URL: 'http://127.0.0.1:9000/pictures' }
    expect(read({ ...near, OBJECT_STORE_REGION: 'th-1' }).objectStore?.region).toBe('th-1')
  })

  it.each([
    'pictures',
    'http://s3.example.com/pictures',
    'https://s3.example.com/?a=b',
    'ftp://x/y',
  ])('is refused where it is no safe address of a bucket: %s', (address) => {
    expect(() => read({ ...key, OBJECT_STORE_URL: address })).toThrow(
      /^OBJECT_STORE_URL must be the https address of a bucket, without a query, not /,
    )
  })

  it('is refused without its key', () => {
    expect(() => read({ OBJECT_STORE_URL: 'https://s3.example.com/pictures' })).toThrow(
      'OBJECT_STORE_URL needs OBJECT_STORE_KEY_ID and OBJECT_STORE_SECRET beside it',
    )
  })
})

describe('the versions among the settings', () => {
  it('are each its own, and the newest is the minimum unless set', () => {
    expect(read({})).toMatchObject({ minimumVersion: '0.0.0', newestVersion: '0.0.0' })
    expect(read({ MINIMUM_VERSION: '1.2.0' }).newestVersion).toBe('1.2.0')
    const both = {
      MINIMUM_VERSION: '1.2.0',
      NEWEST_VERSION: '1.10.0',
      DOWNLOAD_URL: 'https://a.example',
    }
    expect(read(both)).toMatchObject({
      minimumVersion: '1.2.0',
      newestVersion: '1.10.0',
      downloadUrl: 'https://a.example',
    })
  })

  it('are refused where the newest is below the minimum, or is had nowhere', () => {
    expect(() => read({ MINIMUM_VERSION: '1.10.0', NEWEST_VERSION: '1.9.0' })).toThrow(
      'NEWEST_VERSION must not be below MINIMUM_VERSION, as 1.9.0 is below 1.10.0',
    )
    expect(() => read({ DOWNLOAD_URL: 'javascript:alert(1)' })).toThrow(/^DOWNLOAD_URL must be/)
  })
})
