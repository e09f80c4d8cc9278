/**
 * The lender's remote configuration (D24), read here and nowhere else: asked once a language and again after the page was
 * away or cut off. A value that is missing or malformed turns its feature off and is logged; it never stops the app.
 *
 *   const { config } = useRemoteConfig()        config.support_phone …
 *   const { liveness } = await remoteConfig()
 */
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { logException } from '../failures/log-exception.ts'
import { presentLater } from '../failures/present-later.ts'
import { useRefetchRound } from '../frame/refetch-queries.ts'
import { useLanguage } from '../i18n/language-provider.tsx'
import { languageState } from '../i18n/message-store.ts'
import { readStored, writeStored } from '../session/stored-values.ts'
import type { Schema } from './answers.ts'
import { lender } from './lender.ts'

type Key = Schema<'ConfigKey'>
/** Only what is there and has its form. */
export type RemoteConfig = Readonly<Partial<Record<Key, string>>>

interface Answer {
  state: 'loading' | 'failed' | 'loaded'
  config: RemoteConfig
}

/** The form of a value that is handed on to a link, a dialler or a wrapper; any other is any text. */
const forms: Partial<Record<Key, RegExp>> = {
  hAppUrl: /^(?:https:\/\/|\/)\S+$/,
  support_phone: /^\+?\d[\d -]{1,30}$/,
  support_email: /^[^\s@?&#%,;<>"]+@[^\s@?&#%,;<>"]+\.[^\s@?&#%,;<>"]+$/,
  regulator_url: /^https:\/\/\S+$/,
  sign_app_url: /^https:\/\/\S+$/,
  bundle_url: /^https:\/\/\S+$/,
  bundle_sha256: /^[0-9a-f]{64}$/,
  bundle_version: /^\d+\.\d+\.\d+$/,
}

const unknown: Answer = { state: 'loading', config: {} }
let answer = unknown
let answered: string | undefined
let asking: { what: string; answer: Promise<RemoteConfig> } | undefined
const logged = new Set<string>()
const listeners = new Set<() => void>()

/** The values that can be used. */
export function usable(entries: Schema<'AppConfig'>): RemoteConfig {
  const config: Partial<Record<Key, string>> = {}
  for (const { key, value } of entries) {
    if (value === '') continue
    if (forms[key]?.test(value) ?? true) config[key] = value
    else logOnce(key)
  }
  return config
}

function logOnce(key: Key): void {
  if (logged.has(key)) return
  logged.add(key)
  logException(new Error(`remote config: ${key} is malformed`))
}

function show(next: Answer): void {
  answer = next
  for (const listener of listeners) listener()
}

/** The configuration as it is known, asked for where it is not. What cannot be asked for switches nothing on. */
export async function remoteConfig(): Promise<RemoteConfig> {
  if (answer.state === 'loaded') return answer.config
  return ask(languageState().language).catch(() => ({}))
}

/** The same for a screen; `state` is `loaded` for as long as something is known. */
export function useRemoteConfig(): Answer & { refetch: () => Promise<unknown> } {
  const language = useLanguage()
  const what = `${language} ${String(useRefetchRound())}`
  useEffect(() => {
    // As any page that cannot load: one without a network gives way, unless it has something to show.
    if (answered !== what) void ask(what).catch(presentUnlessKnown)
  }, [what])
  const refetch = useCallback(() => ask(what).catch(() => undefined), [what])
  return { ...useSyncExternalStore(subscribe, current, () => unknown), refetch }
}

const presentUnlessKnown = (failure: unknown): void => {
  if (answer.state === 'failed') void presentLater(failure, { inPlace: true })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const current = (): Answer => answer

/** Whom to call while the lender cannot be asked. */
function knownBefore(): RemoteConfig {
  const support_phone = readStored('support_phone')
  return support_phone === undefined ? {} : { support_phone }
}

/** One question at a time, however many ask it. */
function ask(what: string): Promise<RemoteConfig> {
  if (asking?.what !== what) asking = { what, answer: fetchConfig(what) }
  return asking.answer
}

async function fetchConfig(what: string): Promise<RemoteConfig> {
  try {
    const { client } = await lender()
    const config = usable(await client.get('/home/appConfigKey'))
    answered = what
    if (config.support_phone !== undefined) writeStored('support_phone', config.support_phone)
    show({ state: 'loaded', config })
    return config
  } catch (failure) {
    if (answer.state !== 'loaded') show({ state: 'failed', config: knownBefore() })
    throw failure
  } finally {
    asking = undefined
  }
}
