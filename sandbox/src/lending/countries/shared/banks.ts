import type { Language } from '../../../foundation/languages.ts'
import type { HomeNames } from './home-names.ts'

export type AccountCategory = 'bank_account' | 'card' | 'wallet'

/** One place that can receive money. */
export interface Bank {
  code: string
  category: AccountCategory
  names: HomeNames
}

/** A code and names as a country's list has them: the English one, then the one at home. */
export type BankRow = readonly [code: string, en: string, own?: string]

/** The rows of one category in a country's own language. */
export const banksFrom = (
  category: AccountCategory,
  language: Language,
  rows: readonly BankRow[],
): Bank[] =>
  rows.map(([code, en, own]) => ({ code, category, names: { [language]: own ?? en, en } }))

/** The bank of that code and category; undefined when there is none. */
export const findBank = (
  banks: readonly Bank[],
  code: string,
  category: AccountCategory,
): Bank | undefined => banks.find((each) => each.code === code && each.category === category)
