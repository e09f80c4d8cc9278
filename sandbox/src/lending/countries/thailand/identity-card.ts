import { thailand as edition } from '@paso/sdk/rules'
import type { IdentityCard, IdentityReading } from '../../ocr/identity-reading.ts'
import { nameInThai } from './name-in-thai.ts'
import { birthDateIn, nameAfter, nameIn, numberIn } from '../shared/printed-facts.ts'

const TITLES: Record<string, 'male' | 'female'> = {
  mr: 'male',
  master: 'male',
  mrs: 'female',
  miss: 'female',
  ms: 'female',
}

/** `Name Mr. Somchai`: title and given name; the label may be lost, the title is enough. */
function givenName(lines: readonly string[]): Pick<IdentityReading, 'given_name' | 'gender'> {
  for (const line of lines) {
    const titled = /\b(Mr|Mrs|Miss|Ms|Master)\b[. ]+(.+)$/.exec(line)
    if (titled?.[1] !== undefined && titled[2] !== undefined) {
      const gender = TITLES[titled[1].toLowerCase()] ?? null
      return { given_name: nameIn(titled[2]), gender }
    }
  }
  return { given_name: nameAfter(lines, /^\W*Name\b/), gender: null }
}

/** The national identity card of Thailand: 13 digits with a check digit, years of either era. */
export const identityCard: IdentityCard = {
  words: /Identification|National ID|of Birth|Last\s*name/i,
  read({ lines }) {
    const { given_name, gender } = givenName(lines)
    const family_name = nameAfter(lines, /\bLast\s*name\b/i)
    return {
      identity_number: numberIn(lines, 13, edition),
      given_name,
      family_name,
      full_name:
        given_name !== null && family_name !== null ? `${given_name} ${family_name}` : null,
      birth_date: birthDateIn(lines, /Birth/i, /Issue|Expiry/i),
      gender,
    }
  },
  ownName: nameInThai,
}
