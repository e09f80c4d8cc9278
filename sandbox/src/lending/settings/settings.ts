import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import { join } from 'node:path'
import { countries } from '@paso/sdk/rules'
import type { Country } from '../../foundation/contract.ts'
import { keptText } from '../../store/data-folder/data-folder.ts'
import type { ObjectStoreSettings } from '../../store/objects/object-store.ts'
import { keyringOfFolder } from '../../store/sealing/keyring-file.ts'
import { readKeyring, type Keyring } from '../../store/sealing/keyring.ts'
import { CODE_CAPS, type CodeCaps } from '../sessions/code-caps.ts'
import { compareVersions } from './compare-versions.ts'
import { readRemoteConfig, type RemoteConfig } from './remote-config.ts'

/** What a sandbox is started with. Read once, from the environment, by `server.ts`. */
export interface Settings {
  port: number
  /** The address to listen on; loopback unless set. */
  host: string
  /** Addresses and networks of proxies that are believed when they say who calls. */
  trustedProxies?: readonly string[]
  /** Where the embedded database and uploaded files live; undefined keeps all in memory (tests). */
  dataDir: string | undefined
  databaseUrl: string | undefined
  /** Which edition the served page shows; the lender serves every one. */
  country: Country
  /**
   * What the console at /sandbox asks for; where it is unset, there is no console. Asked for once the database is
   * open, since it may be made then: a data folder that is refused stays as it is.
   */
  consoleSecret?: (() => string) | undefined
  /** The secret of the request signature. Public by the contract (D10): it proves nothing. */
  signatureSecret: string
  /** The key that apps encrypt lists with: 16, 24 or 32 bytes as UTF-8. In every app, so no secret. */
  listKey: string
  /** The lender's own keys, for what is stored. */
  keyring: Keyring
  /** Older versions of the app get nothing but 426001 (D28). */
  minimumVersion: string
  /** The newest version of the app: an older one gets a notice, and goes on (D28). */
  newestVersion: string
  /** Where the newest version is. */
  downloadUrl: string
  /** Calls a minute that one address may make before it has to wait. */
  callsPerMinute: number
  /** Real time after which a session that is not used ends. */
  sessionIdleMs: number
  /** Codes that are sent at most within an hour. */
  codeCaps: CodeCaps
  /** Business time from signing to the payout. */
  payoutAfterMs: number
  /** What the app reads at its start (D24). */
  remoteConfig: RemoteConfig
  /** Where pictures go straight from the phone; unset, they go through the lender. */
  objectStore?: ObjectStoreSettings | undefined
  /** The built app's folder, served when it exists. */
  appFolder: string | undefined
  /** Other editions of the app, each on a port of its own before this lender. */
  otherEditions: readonly ServedEdition[]
  /** Where the partner's page is served that the sandbox plays; unset, it is not. */
  partnerPort?: number | undefined
  /** Off: the app's service workers forget what they keep, and leave (record 0073). */
  serviceWorker: boolean
}

/** A built app, and the port on which it is served. */
export interface ServedEdition {
  country: Country
  port: number
  folder: string
}

/** The edition that a port serves; the served page's own, unless another one's port was asked. */
export const countryOfPort = (
  { country, otherEditions }: Pick<Settings, 'country' | 'otherEditions'>,
  asked: number | undefined,
): Country => otherEditions.find(({ port }) => port === asked)?.country ?? country

/** The environment says something that no server can be started with. */
export class UnusableSetting extends Error {
  override name = 'UnusableSetting'
}

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1'])
const SHORTEST_PASSWORD = 12
const YEAR_IN_MINUTES = 365 * 24 * 60
const LARGEST_CAP = 1_000_000_000

type Environment = Readonly<Record<string, string | undefined>>

/** Whether a host name or address is this machine and no other. */
const isLoopback = (host: string): boolean => LOOPBACK.has(host)

/** Reads the settings; throws `UnusableSetting` naming the variable. */
export function readSettings(
  env: Environment,
  defaults: { dataDir: string; appFolder: string; editionsFolder?: string },
): Settings {
  const host = env['HOST'] || '127.0.0.1'
  return {
    port: numberOf(env, 'PORT', { unset: 4600, least: 0, most: 65_535 }),
    host,
    trustedProxies: proxiesOf(env['TRUSTED_PROXIES'] ?? ''),
    dataDir: env['DATA_DIR'] || defaults.dataDir,
    databaseUrl: env['DATABASE_URL'] || undefined,
    country: countryOf(env['COUNTRY'] || 'TH'),
    consoleSecret: consoleSecretOf(env, host, env['DATA_DIR'] || defaults.dataDir),
    signatureSecret: env['SIGNATURE_SECRET'] || 'paso-sandbox',
    listKey: listKeyOf(env['LIST_KEY'] || 'paso-sandbox-key'),
    keyring: keyringOf(env['STORAGE_KEYS'], env['DATA_DIR'] || defaults.dataDir),
    ...versionsOf(env),
    callsPerMinute: capOf(env, 'CALLS_PER_MINUTE', 3000),
    sessionIdleMs:
      numberOf(env, 'SESSION_IDLE_DAYS', { unset: 14, least: 1, most: 30 }) * 86_400_000,
    codeCaps: {
      perNumber: capOf(env, 'CODES_PER_NUMBER', CODE_CAPS.perNumber),
      perAddress: capOf(env, 'CODES_PER_ADDRESS', CODE_CAPS.perAddress),
      perRange: capOf(env, 'CODES_PER_RANGE', CODE_CAPS.perRange),
    },
    payoutAfterMs:
      numberOf(env, 'PAYOUT_AFTER_MINUTES', { unset: 60, least: 0, most: YEAR_IN_MINUTES }) *
      60_000,
    remoteConfig: remoteConfigOf(env['REMOTE_CONFIG']),
    objectStore: objectStoreOf(env),
    appFolder: env['APP_FOLDER'] || defaults.appFolder,
    otherEditions: editionsOf(env, defaults.editionsFolder ?? ''),
    partnerPort: numberOf(env, 'PARTNER_PORT', { unset: 0, least: 0, most: 65_535 }) || undefined,
    serviceWorker: env['SERVICE_WORKER'] !== 'off',
  }
}

/** Dotted numbers; the newest is the minimum unless set, and never below it. */
function versionsOf(
  env: Environment,
): Pick<Settings, 'minimumVersion' | 'newestVersion' | 'downloadUrl'> {
  const minimumVersion = env['MINIMUM_VERSION'] || '0.0.0'
  const newestVersion = env['NEWEST_VERSION'] || minimumVersion
  if (compareVersions(newestVersion, minimumVersion) < 0) {
    throw new UnusableSetting(
      `NEWEST_VERSION must not be below MINIMUM_VERSION, as ${newestVersion} is below ${minimumVersion}`,
    )
  }
  const downloadUrl = env['DOWNLOAD_URL'] || 'https://example.com/update'
  if (!/^https?:\/\/./.test(downloadUrl)) {
    throw new UnusableSetting(`DOWNLOAD_URL must be an address on the web, not ${downloadUrl}`)
  }
  return { minimumVersion, newestVersion, downloadUrl }
}

/**
 * The console is off unless asked for, or on loopback. It asks for the password, or for a secret
 * that the first start makes; off loopback for the password, which several processes may share.
 */
function consoleSecretOf(
  env: Environment,
  host: string,
  dataDir: string,
): Settings['consoleSecret'] {
  const wanted = env['SANDBOX_CONSOLE'] || undefined
  const password = env['SANDBOX_CONSOLE_PASSWORD'] || undefined
  if (password !== undefined && password.length < SHORTEST_PASSWORD) {
    throw new UnusableSetting(
      `SANDBOX_CONSOLE_PASSWORD must have ${SHORTEST_PASSWORD} characters or more`,
    )
  }
  const served = wanted === undefined ? isLoopback(host) : wanted === '1'
  if (!served) return undefined
  if (!isLoopback(host) && password === undefined) {
    throw new UnusableSetting(
      `SANDBOX_CONSOLE=1 with HOST=${host} lets who knows its password read codes and move money: set SANDBOX_CONSOLE_PASSWORD to one of ${SHORTEST_PASSWORD} characters or more, or listen on 127.0.0.1`,
    )
  }
  if (password !== undefined) return () => password
  return () => {
    const secret = keptText(dataDir, 'console-secret', () => randomBytes(24).toString('base64url'))
    if (secret.length >= SHORTEST_PASSWORD) return secret
    throw new UnusableSetting(
      `${dataDir}/console-secret is damaged: delete it, and another is made`,
    )
  }
}

function remoteConfigOf(text: string | undefined): RemoteConfig {
  const config = readRemoteConfig(text)
  if (config) return config
  throw new UnusableSetting(
    'REMOTE_CONFIG must be a JSON object of texts by the keys of the contract',
  )
}

/** Pictures of papers cross open networks on their way to the store, so it is https but for this machine. */
function objectStoreOf(env: Environment): ObjectStoreSettings | undefined {
  const address = env['OBJECT_STORE_URL']
  if (!address) return undefined
  const url = URL.parse(address)
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))
  if (!url || !isSafe || url.search || url.hash || url.username || url.password) {
    throw new UnusableSetting(
      'OBJECT_STORE_URL must be the https address of a bucket, without a query, not ' + address,
    )
  }
  const keyId = env['OBJECT_STORE_KEY_ID']
  const secret = env['OBJECT_STORE_SECRET']
  if (!keyId || !secret) {
    throw new UnusableSetting(
      'OBJECT_STORE_URL needs OBJECT_STORE_KEY_ID and OBJECT_STORE_SECRET beside it',
    )
  }
  const region = env['OBJECT_STORE_REGION'] || 'us-east-1'
  return { url: url.href.replace(/\/$/, ''), keyId, secret, region, answerWithinMs: 10_000 }
}

function listKeyOf(key: string): string {
  if ([16, 24, 32].includes(Buffer.byteLength(key))) return key
  throw new UnusableSetting('LIST_KEY must be 16, 24 or 32 bytes')
}

function keyringOf(text: string | undefined, dataDir: string): Keyring {
  const keyring = text ? readKeyring(text) : keyringOfFolder(dataDir)
  if (keyring) return keyring
  const where = text ? 'STORAGE_KEYS' : `${dataDir}/storage-keys`
  throw new UnusableSetting(
    `${where} must be id:key,…,search:key, the current key first, each of 32 bytes as base64`,
  )
}

function proxiesOf(text: string): string[] {
  const proxies = text.split(',').filter((part) => part !== '')
  const wrong = proxies.find(
    (part) => !/^[^/]+(\/\d{1,3})?$/.test(part) || !isIP(part.replace(/\/.*/, '')),
  )
  if (wrong === undefined) return proxies
  throw new UnusableSetting(`TRUSTED_PROXIES must be addresses or networks, not ${wrong}`)
}

/** A cap of zero would shut everybody out, so the least is one. */
function capOf(env: Environment, name: string, unset: number): number {
  return numberOf(env, name, { unset, least: 1, most: LARGEST_CAP })
}

/** A whole number in digits; `unset` where the variable is missing or empty. */
function numberOf(
  env: Environment,
  name: string,
  { unset, least, most }: { unset: number; least: number; most: number },
): number {
  const text = env[name]
  if (text === undefined || text === '') return unset
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= least && number <= most) return number
  throw new UnusableSetting(`${name} must be a whole number from ${least} to ${most}, not ${text}`)
}

/** `MX:4601 PK:4602`: each edition's folder is named by its country. */
function editionsOf(env: Environment, usual: string): ServedEdition[] {
  const folder = env['EDITIONS_FOLDER'] || usual
  const words = (env['EDITIONS'] ?? '').split(/\s+/).filter((word) => word !== '')
  return words.map((word) => {
    const [, code = '', port = ''] = /^([A-Z]+):(\d{1,5})$/.exec(word) ?? []
    if (Number(port) < 1 || Number(port) > 65_535)
      throw new UnusableSetting(`EDITIONS must be like "MX:4601 PK:4602", not ${word}`)
    return { country: countryOf(code), port: Number(port), folder: join(folder, code) }
  })
}

function countryOf(text: string): Country {
  const country = countries.find((each) => each === text)
  if (!country) {
    throw new UnusableSetting(`COUNTRY must be one of ${countries.join(', ')}, not ${text}`)
  }
  return country
}
