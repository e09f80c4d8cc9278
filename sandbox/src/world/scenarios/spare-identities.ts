import { checkIdentityNumber, editions } from '@paso/sdk/rules'
import { markets } from '../../lending/rules/products.ts'
import type { Country } from '../../lending/settings/settings.ts'
import type { Queryable } from '../../store/database/database.ts'

/** Numbers that hold birth date and gender: all are of one person's. */
export const SPARE_HOLDER = { birthDate: '5 May 1990', gender: 'a man' } as const

/** What stands before the last digit, the `nth` of its edition; some 5,000 each. */
const STEMS: Readonly<Record<Country, (nth: number) => string>> = {
  TH: (nth) => `11088${padded(nth, 7)}`,
  MX: (nth) => `SPRA900505HDF${consonants(nth)}0`,
  PK: (nth) => `35299${padded(nth, 7)}`,
  // The last digit of the serial number is odd: a man's.
  EG: (nth) => `290050501${padded(nth * 2 - 1, 4)}`,
  GENERIC: (nth) => `990000${padded(nth, 11)}`,
}
const ODD_LAST: ReadonlySet<Country> = new Set(['PK'])

/** The `nth` spare number of an edition, from 1 on: it exists by the edition's own rule. */
export function spareIdentity(country: Country, nth: number): string {
  const stem = STEMS[country](nth)
  const digits = [...(ODD_LAST.has(country) ? '13579' : '0123456789')]
  const number = digits
    .map((digit) => stem + digit)
    .find((each) => checkIdentityNumber(each, editions[country]) === undefined)
  // A check digit of ten values has one that fits; a stem that never fits is a mistake in the table.
  if (number === undefined) throw new Error(`no identity number begins with ${stem}`)
  return number
}

/** The first spare numbers of an edition that no account has; `count` of them, fewer after 2,000. */
export async function unusedIdentities(
  db: Queryable,
  country: Country,
  count: number,
): Promise<string[]> {
  const unused: string[] = []
  for (let from = 1; from <= 2000 && unused.length < count; from += 50) {
    const numbers = Array.from({ length: 50 }, (_, at) => spareIdentity(country, from + at))
    const hashes = numbers.map((each) => db.vault.searchKey(each, 'identity_numbers'))
    const rows = await db.query<{ number_hash: string }>(
      'select number_hash from identity_numbers where app_id = $1 and number_hash = any($2)',
      [markets[country].appId, hashes],
    )
    const used = new Set(rows.map((row) => row.number_hash))
    unused.push(...numbers.filter((_, at) => !used.has(hashes[at] ?? '')))
  }
  return unused.slice(0, count)
}

const padded = (number: number, length: number): string => String(number).padStart(length, '0')

const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ'

/** Three consonants that count. */
function consonants(number: number): string {
  const at = (weight: number) => LETTERS[Math.floor(number / weight) % LETTERS.length] ?? ''
  return at(LETTERS.length ** 2) + at(LETTERS.length) + at(1)
}
