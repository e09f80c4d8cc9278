import type { CountryProfile } from './country-profile.ts'

/** The edition that belongs to no country, and what every country starts from. */
export const generic: CountryProfile = {
  code: 'GENERIC',
  languages: ['en', 'th'],
  timeZone: 'Asia/Bangkok',
  phone: { prefix: '+66', maxDigits: 9 },
}
