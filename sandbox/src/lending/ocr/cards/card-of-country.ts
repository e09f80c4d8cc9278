import type { Country } from '../../settings/settings.ts'
import type { IdentityCard } from '../identity-reading.ts'
import { egypt } from './egypt.ts'
import { generic } from './generic.ts'
import { mexico } from './mexico.ts'
import { pakistan } from './pakistan.ts'
import { thailand } from './thailand.ts'

/** The card that people of each edition hold. */
export const cardOfCountry: Readonly<Record<Country, IdentityCard>> = {
  TH: thailand,
  MX: mexico,
  PK: pakistan,
  EG: egypt,
  GENERIC: generic,
}
