/** The check of the face follows the holder's picture, by the table of the two keys (D14). */
import { presentMisconfigured } from '../failures/present-misconfigured.ts'
import { logException } from '../failures/log-exception.ts'
import { navigateTo } from '../frame/navigate.ts'
import { textNow } from '../i18n/text-outside-react.ts'
import type { Schema } from '../lender/answers.ts'
import { remoteConfig, type RemoteConfig } from '../lender/remote-config.ts'

/**
 * How the face is checked, as the lender names the modes; `off` where neither key is there, `error` where they say
 * anything else.
 */
export function livenessIn({
  liveness,
  liveness_V3,
}: RemoteConfig): Schema<'LivenessMode'> | 'off' | 'error' {
  if (liveness_V3 === '1') return 'native_v3'
  if (liveness === '1') return 'web'
  if (liveness === '2') return 'native'
  return liveness === undefined && liveness_V3 === undefined ? 'off' : 'error'
}

/**
 * Goes to the check. Outside of the native app that is the hand-off by the web, whose page says so where
 * it is not to be had.
 *
 * @returns false where the certification goes on with the photographs alone
 */
export async function startLiveness(): Promise<boolean> {
  const mode = livenessIn(await remoteConfig())
  if (mode === 'error') presentMisconfigured(textNow('请配置人脸检查'))
  if (mode === 'off') logException(new Error('the liveness check is not switched on'))
  if (mode === 'off' || mode === 'error') return false
  navigateTo('transfer', undefined, { state: { launch: true } })
  return true
}
