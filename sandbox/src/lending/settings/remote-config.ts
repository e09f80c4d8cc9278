import type { DataOf } from '../../foundation/contract.ts'

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
} as const satisfies Record<ConfigKey, true>

const LONGEST_VALUE = 2000

/** What is served unless the environment says otherwise: no list may be asked for. */
const USUAL: RemoteConfig = { market: 'google_play', uploadInformation: '' }

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

/** The configuration as the app reads it. */
export function configEntries(
  country: { allowsDeviceLists: boolean },
  config: RemoteConfig,
): DataOf<'getAppConfig'> {
  const shown = { ...config, uploadInformation: listsAskedFor(country, config).join(',') }
  return (Object.entries(shown) as [ConfigKey, string][]).map(([key, value]) => ({ key, value }))
}
