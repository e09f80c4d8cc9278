import type { Language } from '../../foundation/languages.ts'

/** One line of a paper: what it is called and what it is, spelt as the language spells it. */
export interface Fact {
  label: string
  value: string
}

/** A paper before it is typeset. */
export interface Paper {
  language: Language
  title: string
  facts: Fact[]
  sections: { heading: string | null; paragraphs: string[] }[]
}
