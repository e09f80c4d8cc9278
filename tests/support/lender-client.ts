/** The public client, as an app of another maker would use it. */
import { createLenderClient, type LenderClient } from '@paso/sdk'
import type { Country, Schema } from '@paso/sdk/contract'
import type { OutsideWorld } from './outside-world.ts'
import type { Language } from './words.ts'

/** A client of the lender at `url` for the holder of the token, who reads English and has Thailand's app unless said. */
export function clientOf(
  url: string,
  token: () => string,
  language: Language = 'en',
  country: Country = 'TH',
): LenderClient {
  return createLenderClient({
    baseUrl: `${url}/api`,
    country,
    caller: { platform: 'web', h5Version: '0.1.0' },
    token,
    language: () => language,
    secret: 'paso-sandbox',
  })
}

/** Signs a phone in without a page: the client from then on, and what the lender answered to which device. */
export async function signInByClient(url: string, world: OutsideWorld, phone: string) {
  let token = ''
  const client = clientOf(url, () => token)
  const uuid = crypto.randomUUID()
  await client.post('/user/send_code', { phone_prefix: '+66', phone, uuid })
  const code = await world.codeFor(phone)
  const answer = await client.post('/user/login', { phone_prefix: '+66', phone, code, uuid })
  token = answer.token
  // As the app records it after signing in.
  await consentTo(client, 'privacy_notice', 'terms_of_use')
  return { client, answer, uuid }
}

/** Has the borrower agree to each, as the notice stands now. */
export async function consentTo(
  client: LenderClient,
  ...purposes: readonly Schema<'ConsentPurpose'>[]
): Promise<void> {
  const { notice_version } = await client.get('/account/consent')
  for (const purpose of purposes) {
    await client.post('/account/consent', { purpose, notice_version, granted: true })
  }
}
