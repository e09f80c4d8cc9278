import type { Country } from '../../contract.ts'
import type { Edition } from '../edition.ts'
import { egypt } from './egypt.ts'
import { generic } from './generic.ts'
import { mexico } from './mexico.ts'
import { pakistan } from './pakistan.ts'
import { thailand } from './thailand.ts'

/** Every edition by its country. An app that ships one edition imports that one instead. */
export const editions: Record<Country, Edition> = {
  TH: thailand,
  MX: mexico,
  PK: pakistan,
  EG: egypt,
  GENERIC: generic,
}
