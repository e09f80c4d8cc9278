import type { FastifyInstance } from 'fastify'
import { unzipSync } from 'fflate'
import { expect } from 'vitest'
import type { Language } from '../../src/foundation/languages.ts'
import type { SignedClient } from './lender.ts'
import { signatureOf } from './signature.ts'

/** The files of a copy, as it is asked for in a language. */
export async function exported(
  app: FastifyInstance,
  client: SignedClient,
  language: Language = 'en',
) {
  const fields = {
    version: '1.0.0',
    platform: 'web',
    appsflyer_id: '',
    bundle_id: '',
    app_id: 'paso-th',
    token: client.token,
    timestamp: String(Date.now()),
    package_name: '',
    h5_version: '1.0.0',
  }
  const query = new URLSearchParams({ ...fields, sign: signatureOf(fields) })
  const answer = await app.inject({
    url: `/v2/account/export?${query.toString()}`,
    headers: { 'country-language': 'th', 'accept-language': language },
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'no-store',
  })
  return unzipSync(answer.rawPayload)
}
