import type { Language } from '../../foundation/languages.ts'
import type { Country } from '../settings/settings.ts'
import type { AccountCategory, Bank } from './banks/bank.ts'
import { egypt } from './banks/egypt.ts'
import { generic } from './banks/generic.ts'
import { mexico } from './banks/mexico.ts'
import { pakistan } from './banks/pakistan.ts'
import { thailand } from './banks/thailand.ts'

export type { AccountCategory, Bank } from './banks/bank.ts'

/** What can receive a loan in each edition. */
const BANKS: Readonly<Record<Country, readonly Bank[]>> = {
  TH: thailand,
  MX: mexico,
  PK: pakistan,
  EG: egypt,
  GENERIC: generic,
}

/** The banks, cards and wallets of the edition, the best known of each category first. */
export const banksOf = (country: Country): readonly Bank[] => BANKS[country]

/** The bank of that code and category in the edition; undefined when there is none. */
export const findBank = (
  country: Country,
  code: string,
  category: AccountCategory,
): Bank | undefined =>
  banksOf(country).find((each) => each.code === code && each.category === category)

/** A bank's name in the asked language; English where it has none in that language. */
export const bankName = (each: Bank, language: Language): string =>
  each.names[language] ?? each.names.en
