import { generic as edition } from '@paso/sdk/rules'
import type { IdentityCard } from '../../ocr/identity-reading.ts'
import { birthDateIn, nameAfter, numberIn, genderAfter } from '../shared/printed-facts.ts'

/** A card with 18 digits and everything in English. */
export const identityCard: IdentityCard = {
  words: /Identity Card|Identity Number|Full name|of Birth/i,
  read({ lines }) {
    return {
      identity_number: numberIn(lines, 18, edition),
      given_name: null,
      family_name: null,
      full_name: nameAfter(lines, /\bFull\s*name\b/i),
      birth_date: birthDateIn(lines, /Birth/i, /Issue|Expiry/i),
      gender: genderAfter(lines, /\bGender\b/i),
    }
  },
}
