// Generated from openapi/ by `npm run generate`. Not to be edited.
import { thailand } from '../rules/editions/thailand.ts'
import { mexico } from '../rules/editions/mexico.ts'
import { pakistan } from '../rules/editions/pakistan.ts'
import { egypt } from '../rules/editions/egypt.ts'
import { generic } from '../rules/editions/generic.ts'
import type { Edition } from '../rules/edition.ts'
import type { Country } from './countries.ts'

/** Every edition by its country. An app that ships one edition imports that one instead. */
export const editions: Record<Country, Edition> = {
  TH: thailand,
  MX: mexico,
  PK: pakistan,
  EG: egypt,
  GENERIC: generic,
}

export { thailand, mexico, pakistan, egypt, generic }
