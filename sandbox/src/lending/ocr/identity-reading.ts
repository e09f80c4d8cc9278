import type { PrintedText } from './text-engine.ts'

/** What a document says about its holder; null where it could not be read. All of it a proposal. */
export interface IdentityReading {
  identity_number: string | null
  given_name: string | null
  /** Further given names and the second family name: of editions that ask for them. */
  second_name?: string | null
  family_name: string | null
  second_family_name?: string | null
  full_name: string | null
  /** `YYYY-MM-DD`, Gregorian. */
  birth_date: string | null
  gender: 'male' | 'female' | null
}

/** One country's identity card. */
export interface IdentityCard {
  /** Words that stand on its front, its number aside. */
  words: RegExp
  /** Finds the facts in the print of its front. */
  read(text: PrintedText): IdentityReading
}
