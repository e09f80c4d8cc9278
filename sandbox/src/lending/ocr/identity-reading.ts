import type { Schema } from '@paso/sdk/contract'
import type { PrintedText, PrintLanguage } from './text-engine.ts'
import type { Box } from './word.ts'

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
  gender: Schema<'Gender'> | null
}

/** One country's identity card. */
export interface IdentityCard {
  /** Words that stand on its front, its number aside. */
  words: RegExp
  /** Finds the facts in the print of its front. */
  read(text: PrintedText): IdentityReading
  /** Its name in the country's own script; the Latin one stands where this cannot be read. */
  ownName?: OwnName
}

/** A name in another script than the rest that is read: it takes a reading of its own. */
export interface OwnName {
  language: PrintLanguage
  /** Where the Latin print says that the name stands, and how high letters there are. */
  place(text: PrintedText): { box: Box; letters: number } | undefined
  /** Finds the name in the print of that place, in place of what the Latin print said. */
  read(text: PrintedText): Partial<IdentityReading> | undefined
}
