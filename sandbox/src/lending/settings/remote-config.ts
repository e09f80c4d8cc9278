import type { DataOf } from '../../foundation/contract.ts'
import type { Language } from '../../foundation/languages.ts'
import type { CountryProfile } from '../countries/country-profile.ts'

export type ConfigKey = DataOf<'getAppConfig'>[number]['key']

/** Remote configuration by its keys; a key that is left out turns its feature off (D24). */
export type RemoteConfig = Readonly<Partial<Record<ConfigKey, string>>>

const KEYS = {
  liveness: true,
  liveness_V3: true,
  adai_key: true,
  adai_secret: true,
  hAppId: true,
  hAppKey: true,
  hAppUrl: true,
  af_devkey: true,
  appid: true,
  fb_appid: true,
  fb_token: true,
  market: true,
  uploadInformation: true,
  support_phone: true,
  support_hours: true,
  support_email: true,
  support_address: true,
  regulator_name: true,
  regulator_url: true,
  sign_app_url: true,
  sign_app_name: true,
  bundle_url: true,
  bundle_sha256: true,
  bundle_version: true,
} as const satisfies Record<ConfigKey, true>

const LONGEST_VALUE = 2000

/** What the signing app that the sandbox plays is called, in the app and on its own page. */
export const SIGNING_APP_NAME = 'Sandbox Sign'

/**
 * What is served unless the environment says otherwise: no list may be asked for, and the web page for liveness
 * is the sandbox's own. A country says how a face is checked (D14) and whom to call (D30).
 */
const USUAL: RemoteConfig = {
  market: 'google_play',
  uploadInformation: '',
  hAppId: 'paso-sandbox',
  hAppUrl: '/sandbox/liveness',
  sign_app_url: 'https://example.com/signing-app',
  sign_app_name: SIGNING_APP_NAME,
}

/** Reads `REMOTE_CONFIG`, a JSON object of texts; undefined when it is none or has other keys. */
export function readRemoteConfig(text: string | undefined): RemoteConfig | undefined {
  if (text === undefined || text === '') return USUAL
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const entries = Object.entries(value)
  const usable = entries.every(
    ([key, each]) =>
      Object.hasOwn(KEYS, key) && typeof each === 'string' && each.length <= LONGEST_VALUE,
  )
  return usable ? { ...USUAL, ...(value as RemoteConfig) } : undefined
}

/** A list of the device that may be asked for, as `uploadInformation` names it. */
export type ListName = 'contacts' | 'apps' | 'messages'

export const LISTS: readonly ListName[] = ['contacts', 'apps', 'messages']

/** The lists that may be asked for in a country, whatever the configuration says. */
export function listsAskedFor(
  { allowsDeviceLists }: { allowsDeviceLists: boolean },
  config: RemoteConfig,
): ListName[] {
  if (!allowsDeviceLists) return []
  const named = (config.uploadInformation ?? '').split(',').map((each) => each.trim())
  return LISTS.filter((list) => named.includes(list))
}

/** Whether a borrower is sent out to a web page to have the face checked; else it is done in the app. */
export function faceIsCheckedOnPage(
  { liveness }: Pick<CountryProfile, 'liveness'>,
  config: RemoteConfig,
): boolean {
  return (config.liveness ?? liveness) === '1' && config.liveness_V3 !== '1'
}

/** Whom a borrower asks, and where one complains: the edition of no country has no regulator. */
function contactsOf(
  { support, regulator, zone }: Pick<CountryProfile, 'support' | 'regulator' | 'zone'>,
  language: Language,
): RemoteConfig {
  return {
    support_phone: support.phone,
    support_hours: `${support.hours} ${zone}`,
    support_email: support.email,
    support_address: support.address,
    ...(regulator && {
      regulator_name: regulator.names[language],
      regulator_url: regulator.url,
    }),
  }
}

/** The configuration as the app reads it; the environment's word goes before the country's. */
export function configEntries(
  country: Pick<
    CountryProfile,
    'allowsDeviceLists' | 'liveness' | 'support' | 'regulator' | 'zone'
  >,
  config: RemoteConfig,
  language: Language,
): DataOf<'getAppConfig'> {
  const shown = {
    ...contactsOf(country, language),
    liveness: country.liveness,
    ...config,
    uploadInformation: listsAskedFor(country, config).join(','),
  }
  return (Object.entries(shown) as [ConfigKey, string][]).map(([key, value]) => ({ key, value }))
}
