import { checkIdentityNumber, editions } from '@paso/sdk/rules'
import { countries } from '../../lending/countries/countries.ts'
import type { Country } from '../../foundation/contract.ts'
import type { Queryable } from '../../store/database/database.ts'

/** Numbers that hold birth date and gender: all are of one person's. */
export const SPARE_HOLDER = { birthDate: '5 May 1990', gender: 'a man' } as const

/** The `nth` spare number of an edition, from 1 on: it exists by the edition's own rule. */
export function spareIdentity(country: Country, nth: number): string {
  const { identityStem, identityEnds = '0123456789' } = countries[country].samples
  const stem = identityStem(nth)
  const number = [...identityEnds]
    .map((digit) => stem + digit)
    .find((each) => checkIdentityNumber(each, editions[country]) === undefined)
  // A check digit of ten values has one that fits; a stem that never fits is a mistake in the country's file.
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
      [countries[country].appId, hashes],
    )
    const used = new Set(rows.map((row) => row.number_hash))
    unused.push(...numbers.filter((_, at) => !used.has(hashes[at] ?? '')))
  }
  return unused.slice(0, count)
}
