import type { CountryProfile } from './country-profile.ts'

/** The edition that belongs to no country, and what every country starts from. */
export const generic: CountryProfile = {
  code: 'GENERIC',
  languages: ['en', 'es', 'vi', 'th', 'ar', 'ur'],
  timeZone: 'Asia/Bangkok',
  phone: { prefix: '+66', minDigits: 8, maxDigits: 9 },
}
