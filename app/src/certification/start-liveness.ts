/** The check of the face follows the holder's picture, by the table of the two keys (D14). */
import { presentMisconfigured } from '../failures/present-failure.ts'
import { logException } from '../failures/log-exception.ts'
import { navigateTo } from '../frame/navigate.ts'
import { textNow } from '../i18n/text-outside-react.ts'
import type { Schema } from '../lender/answers.ts'
import { lender } from '../lender/lender.ts'

type Config = Schema<'AppConfig'>

/** How the face is checked; `off` where neither key is there, `wrong` where they say anything else. */
export function livenessIn(config: Config): 'native' | 'web' | 'off' | 'wrong' {
  const valueOf = (key: Schema<'ConfigKey'>): string | undefined =>
    config.find((entry) => entry.key === key)?.value
  const mode = valueOf('liveness')
  if (valueOf('liveness_V3') === '1' || mode === '2') return 'native'
  if (mode === '1') return 'web'
  return mode === undefined && valueOf('liveness_V3') === undefined ? 'off' : 'wrong'
}

/**
 * Goes to the check. Outside of the native app that is the hand-off by the web, whose page says so where
 * it is not to be had.
 *
 * @returns false where the certification goes on with the photographs alone
 */
export async function startLiveness(): Promise<boolean> {
  const mode = livenessIn(await configuration())
  if (mode === 'wrong') presentMisconfigured(textNow('请配置人脸检查'))
  if (mode === 'off') logException(new Error('the liveness check is not switched on'))
  if (mode === 'off' || mode === 'wrong') return false
  navigateTo('transfer')
  return true
}

/** What cannot be asked for switches nothing on: the pictures are handed in by now. */
async function configuration(): Promise<Config> {
  const { client } = await lender()
  return client.get('/home/appConfigKey').catch(() => [])
}
