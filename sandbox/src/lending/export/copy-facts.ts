import type { Schema } from '@paso/sdk/contract'
import { dateIn, minuteIn } from '../../foundation/clock.ts'
import { figuresIn } from '../../foundation/figures.ts'
import type { Language } from '../../foundation/languages.ts'
import type { CountryProfile } from '../countries/country-profile.ts'
import type { Fact } from '../papers/paper.ts'

export type ExportedData = Schema<'ExportedData'>

/** One thing under a heading: what it is called, and what is said of it. */
export interface Entry {
  title?: string
  facts: Fact[]
}

/** Where and in which words a copy is read. */
export interface Reading {
  language: Language
  profile: Pick<
    CountryProfile,
    'zone' | 'banks' | 'currency' | 'loanWords' | 'ownNumbers' | 'regions' | 'schools' | 'genders'
  >
}

/** The figures of a language, with an instant as clocks of the country showed it. */
export function figuresAt({ language, profile: { zone } }: Reading) {
  const figures = figuresIn(language)
  return {
    ...figures,
    moment: (instant: string): string => {
      const at = new Date(instant)
      return `${figures.day(dateIn(zone, at))} ${figures.code(minuteIn(zone, at).slice(-5))}`
    },
  }
}

/** The facts that there are: one without a value is left out. */
export const factsOf = (
  ...all: readonly (readonly [label: string, value: string | null])[]
): Fact[] =>
  all.flatMap(([label, value]) => (value === null || value === '' ? [] : [{ label, value }]))

export const given = <T>(value: T | null | undefined, spell: (value: T) => string): string | null =>
  value === null || value === undefined ? null : spell(value)
