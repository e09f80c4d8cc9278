/** Fetched after the first paint: the SDK and what turns its failures into what people see. */
import country from '#country'
import { createLenderClient } from '@paso/sdk'
import { isLenderFailure } from '@paso/sdk/failures'
import { signOutLocally } from '../failures/sign-out-locally.ts'
import { languageState } from '../i18n/message-store.ts'
import { readStored } from '../session/stored-values.ts'
import { settings } from '../settings.ts'
export { fieldErrorsOf } from '../failures/field-errors.ts'
export { presentFailure } from '../failures/present-failure.ts'

export const client = createLenderClient({
  baseUrl: settings.apiBase,
  country: country.code,
  caller: () => {
    const channel = readStored('channel')
    const appsflyerId = readStored('appsFlyerUID')
    return {
      platform: 'web',
      h5Version: settings.version,
      ...(channel === undefined ? {} : { channel }),
      ...(appsflyerId === undefined ? {} : { appsflyerId }),
    }
  },
  token: () => readStored('token') ?? '',
  language: () => languageState().language,
  secret: settings.signSecret,
  onSignedOut: () => void signOutLocally(),
})

/** True when the lender answered, whatever it said: then a repeat would be another call. */
export function isFinalAnswer(failure: unknown): boolean {
  return (
    isLenderFailure(failure) &&
    failure.kind === 'api_code' &&
    failure.httpStatus < 500 &&
    failure.httpStatus !== 429
  )
}
