import { createHash, timingSafeEqual } from 'node:crypto'
import { appIdOf, countries, editions } from '@paso/sdk/rules'
import { LANGUAGES, type Language } from '../../foundation/languages.ts'
import { Failure } from '../../foundation/failure.ts'

/** The caller's facts that every signed call carries. */
export interface Caller {
  version: string
  platform: string
  appsflyer_id: string
  bundle_id: string
  app_id: string
  token: string
  timestamp: string
  sign: string
  package_name: string
  h5_version: string
  channel: string
}

const fields: Readonly<Record<keyof Caller, RegExp>> = {
  version: /^.{0,40}$/su,
  platform: /^(android|ios|web)$/,
  appsflyer_id: /^.{0,100}$/su,
  bundle_id: /^.{0,100}$/su,
  app_id: new RegExp(`^(${countries.map(appIdOf).join('|')})$`),
  token: /^.{0,200}$/su,
  timestamp: /^[0-9]{13}$/,
  sign: /^([0-9a-f]{64}|[0-9a-f]{32})$/,
  package_name: /^.{0,100}$/su,
  h5_version: /^.{0,40}$/su,
  channel: /^.{0,100}$/su,
}

/** Names that no operation uses for anything else; the fingerprint of a body leaves them out. */
export const callerFieldNames: ReadonlySet<string> = new Set(Object.keys(fields))

/**
 * Reads the common fields out of a query or a body; 400001 when one is missing or malformed.
 */
export function readCaller(source: Readonly<Record<string, unknown>>): Caller {
  const faults: string[] = []
  const caller: Partial<Record<keyof Caller, string>> = {}
  for (const [field, pattern] of Object.entries(fields) as [keyof Caller, RegExp][]) {
    const value = source[field]
    if (value === undefined && field === 'channel') caller.channel = ''
    else if (value === undefined) faults.push(`${field} is missing`)
    else if (typeof value !== 'string' || !pattern.test(value)) faults.push(`${field} is malformed`)
    else caller[field] = value
  }
  if (faults.length > 0) throw new Failure('malformed', { detail: faults.join(', ') })
  return caller as Caller
}

/** Minutes that a caller's clock may be off, as milliseconds. */
const TIMESTAMP_WINDOW = 5 * 60_000

/** 400002 for a wrong signature, 400003 with the server's time for a clock that is too far off. */
export function checkSignature(caller: Caller, secret: string, now: Date): void {
  const hash = caller.sign.length === 32 ? 'md5' : 'sha256'
  const expected = createHash(hash)
    .update(
      caller.timestamp +
        secret +
        caller.token +
        caller.appsflyer_id +
        caller.bundle_id +
        caller.version +
        caller.platform,
    )
    .digest()
  if (!timingSafeEqual(expected, Buffer.from(caller.sign, 'hex'))) {
    throw new Failure('bad_signature')
  }
  if (Math.abs(Number(caller.timestamp) - now.getTime()) > TIMESTAMP_WINDOW) {
    throw new Failure('stale_timestamp', { data: { server_time: now.toISOString() } })
  }
}

const COUNTRY_LANGUAGES: ReadonlySet<string> = new Set([
  'es',
  ...Object.values(editions).map(({ countryLanguage }) => countryLanguage.value),
])

/** 400001 unless the header has one of the spellings of D2. */
export function checkCountryLanguage(header: unknown): void {
  if (typeof header === 'string' && COUNTRY_LANGUAGES.has(header)) return
  throw new Failure('malformed', { detail: 'Country-Language is missing or unknown' })
}

/** The first language of an `Accept-Language` that the product speaks, else `fallback`. */
export function languageOf(header: string | undefined, fallback: Language): Language {
  for (const part of (header ?? '').slice(0, 200).split(',')) {
    const tag = part.trim().split(/[-;]/)[0]?.toLowerCase() ?? ''
    const spoken = LANGUAGES.find((each) => each === tag)
    if (spoken !== undefined) return spoken
  }
  return fallback
}
