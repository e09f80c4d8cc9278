import { expect, test } from 'vitest'
import { countryLanguage } from '../src/index.ts'
import { randomId } from '../src/request/random-id.ts'
import { signature } from '../src/request/signature.ts'
import signatureVectors from './vectors/signature.json' with { type: 'json' }

test.each(signatureVectors.cases)('the $hash signature of $platform is $sign', async (vector) => {
  const fields = {
    timestamp: vector.timestamp,
    token: vector.token,
    appsflyer_id: vector.attributionId,
    bundle_id: vector.bundleId,
    version: vector.version,
    platform: vector.platform,
  }
  expect(await signature(fields, vector.secret, vector.hash as 'sha256' | 'md5')).toBe(vector.sign)
})

test('a missing value signs as the empty string', async () => {
  const given = { timestamp: '1763700000000', version: '1.0.0', platform: 'web' }
  expect(await signature(given, 's3cr3t')).toBe(signatureVectors.cases[1]?.sign)
})

test('the country-language header follows the edition, and the language where two are spoken', () => {
  expect(countryLanguage('TH', 'en')).toBe('th')
  expect(countryLanguage('MX', 'es')).toBe('mexico')
  expect(countryLanguage('PK', 'ur')).toBe('pak')
  expect(countryLanguage('PK', 'en')).toBe('es')
  expect(countryLanguage('EG', 'ar')).toBe('eg')
  expect(countryLanguage('EG', 'vi')).toBe('es')
  expect(countryLanguage('GENERIC', 'es')).toBe('zh')
})

test('random ids are version 4 UUIDs and differ', () => {
  const ids = Array.from({ length: 1000 }, randomId)
  expect(new Set(ids).size).toBe(1000)
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  }
})
