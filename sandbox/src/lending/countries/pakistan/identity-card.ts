import { pakistan as edition, readIdentityNumber } from '@paso/sdk/rules'
import type { IdentityCard } from '../../ocr/identity-reading.ts'
import {
  textAfter,
  birthDateIn,
  genderAfter,
  nameAfter,
  numberIn,
} from '../shared/printed-facts.ts'

/** Pakistan's national identity card: 13 digits in three groups, the father's name beside the holder's. */
export const identityCard: IdentityCard = {
  words: /National Identity|Identity Number|Father|of Birth|Country of Stay/i,
  read({ lines }) {
    const identity_number = numberIn(lines, 13, edition)
    const facts = identity_number === null ? {} : readIdentityNumber(identity_number, edition)
    const own = lines.filter((line) => !/Father|Husband/i.test(line))
    return {
      identity_number,
      given_name: null,
      family_name: null,
      full_name: nameAfter(own, /\bName\b/i),
      birth_date: birthDateIn(lines, /Birth/i, /Issue|Expiry/i),
      // The number has two genders only; a card that prints X is left to the borrower.
      gender: textAfter(lines, /\bGender\b/i)
        ?.trim()
        .startsWith('X')
        ? null
        : (genderAfter(lines, /\bGender\b/i) ?? facts.gender ?? null),
    }
  },
}
