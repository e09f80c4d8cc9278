/** Fetched after the first paint: the SDK and what turns its failures into what people see. */
import country from '#country'
import { createLenderClient, type ClientEvent } from '@paso/sdk'
import { isLenderFailure } from '@paso/sdk/failures'
import { signOutLocally } from '../failures/sign-out-locally.ts'
import type { Home } from './answers.ts'
import { languageState } from '../i18n/message-store.ts'
import { readStored } from '../session/stored-values.ts'
import { settings } from '../settings.ts'
import { readClockOf } from './lender-clock.ts'
export { deviceId } from '../session/device-id.ts'
export { fieldErrorsOf } from '../failures/field-errors.ts'
export { presentFailure } from '../failures/present-failure.ts'

let watcher: ((event: ClientEvent) => void) | undefined

/** Reports the outcome of each attempt to `watch` from now on; one watcher at a time. */
export function watchCalls(watch: (event: ClientEvent) => void): void {
  watcher = watch
}

export const client = createLenderClient({
  baseUrl: settings.apiBase,
  country: country.code,
  caller: () => ({
    platform: 'web',
    ...readStored('home__headers'),
    h5Version: settings.version,
  }),
  token: () => readStored('token') ?? '',
  language: () => languageState().language,
  secret: settings.signSecret,
  onSignedOut: () => void signOutLocally(),
  onEvent: (event) => watcher?.(event),
})

client.use({ onResponse: ({ response }) => readClockOf(response) })

/**
 * Home answers visitors too. A call with `token` that is answered as a visitor's means that the session
 * ended elsewhere: the app signs out, instead of showing that nothing is owed.
 */
export function signOutWhereEnded(path: string, answer: unknown, token: string | undefined): void {
  if (path !== '/home/index' || token === undefined || token !== readStored('token')) return
  if ((answer as Home).next === null) void signOutLocally()
}

/** True when the lender answered, whatever it said: then a repeat would be another call. */
export function isFinalAnswer(failure: unknown): boolean {
  return (
    isLenderFailure(failure) &&
    failure.kind === 'api_code' &&
    failure.httpStatus < 500 &&
    failure.httpStatus !== 429
  )
}
