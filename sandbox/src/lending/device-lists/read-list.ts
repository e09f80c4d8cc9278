import { createDecipheriv } from 'node:crypto'
import { hasMoreValues } from '../../foundation/json-values.ts'
import type { ListName } from '../settings/remote-config.ts'

/** An entry of a list, checked. */
export type ListEntry = Readonly<Record<string, string>>

/** Why a list is not taken: a rule's name for 422001. */
export type ListFault = 'format' | 'too_many'

export const MOST_ENTRIES = 10_000
/** Of a list that is longer too, so that it is told so: each entry is an object of four texts at most. */
const MOST_VALUES = 6 * MOST_ENTRIES

type Check = (value: string) => boolean

const within =
  (longest: number): Check =>
  (value) =>
    value.length <= longest
const instant: Check = (value) =>
  /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) && !isNaN(Date.parse(value))

/** The fields of an entry of each list (D11); every one is there, and no other. */
const entryFields: Readonly<Record<ListName, Readonly<Record<string, Check>>>> = {
  contacts: { name: within(200), phone: within(60) },
  apps: {
    name: within(200),
    package_name: within(200),
    version: within(100),
    installed_at: instant,
  },
  messages: {
    address: within(200),
    body: within(10_000),
    date: instant,
    type: (value) => value === 'received' || value === 'sent',
  },
}

/**
 * Decrypts a list as the contract has it (AES-ECB, PKCS7, base64 of a UTF-8 JSON list) and checks
 * every entry. Of contacts with the same name the first stays. A rule's name instead, when the text
 * is no such list under this key.
 */
export function readList(data: string, key: string, list: ListName): ListEntry[] | ListFault {
  const entries = decrypted(data, key)
  if (!Array.isArray(entries)) return 'format'
  if (entries.length > MOST_ENTRIES) return 'too_many'
  const checks = Object.entries(entryFields[list])
  if (!entries.every((entry) => isEntry(entry, checks))) return 'format'
  if (list !== 'contacts') return entries as ListEntry[]
  return [
    ...new Map(entries.toReversed().map((each: ListEntry) => [each['name'], each])).values(),
  ].toReversed()
}

function isEntry(entry: unknown, checks: readonly [string, Check][]): boolean {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return false
  const fields = entry as Record<string, unknown>
  return (
    Object.keys(fields).length === checks.length &&
    checks.every(([name, check]) => {
      const value = fields[name]
      return typeof value === 'string' && check(value)
    })
  )
}

function decrypted(data: string, key: string): unknown {
  const bytes = Buffer.from(key)
  try {
    const cipher = createDecipheriv(`aes-${bytes.length * 8}-ecb`, bytes, null)
    const plain = Buffer.concat([cipher.update(data, 'base64'), cipher.final()])
    // Made first and counted then, half a million empty objects would hold everybody up.
    if (hasMoreValues(plain, MOST_VALUES)) return undefined
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plain)) as unknown
  } catch {
    return undefined
  }
}
