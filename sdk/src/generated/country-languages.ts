// Generated from openapi/ by `npm run generate`. Not to be edited.
import type { Edition } from '../rules/edition.ts'
import type { Country } from './countries.ts'

/** The `Country-Language` header of each edition. */
export const countryLanguages: Record<Country, Edition['countryLanguage']> = {
  TH: { value: 'th' },
  MX: { value: 'mexico' },
  PK: { value: 'pak', onlyIn: 'ur' },
  EG: { value: 'eg', onlyIn: 'ar' },
  GENERIC: { value: 'zh' },
}
