import { egypt as edition, readIdentityNumber } from '@paso/sdk/rules'
import type { IdentityCard } from '../../ocr/identity-reading.ts'
import { birthDateIn, nameAfter, numberIn } from '../shared/printed-facts.ts'

/** An Egyptian card in Latin print: 14 digits, which hold birth date and gender as well. */
export const identityCard: IdentityCard = {
  words: /National Number|Identity Card|Full name|of Birth/i,
  read({ lines }) {
    const identity_number = numberIn(lines, 14, edition)
    const facts = identity_number === null ? {} : readIdentityNumber(identity_number, edition)
    return {
      identity_number,
      given_name: null,
      family_name: null,
      full_name: nameAfter(lines, /\bFull\s*name\b/i),
      birth_date: facts.birthDate ?? birthDateIn(lines, /Birth/i, /Issue|Expiry/i),
      gender: facts.gender ?? null,
    }
  },
}
