import type { Schema } from '../contract.ts'
import { broken, type BrokenRule } from './broken-rule.ts'
import { normalizeNumber } from './digits.ts'
import type { Edition } from './edition.ts'

/** What a number says about its holder. */
export interface IdentityFacts {
  /** A calendar date, `YYYY-MM-DD`. */
  birthDate?: string
  gender?: Schema<'Gender'>
}

/** One kind of identity number that an edition accepts. */
export interface IdentityFormat {
  length: number
  /** What the number looks like, normalized; its length included. */
  shape: RegExp
  /** One of its digits checks the others, so that a slip is seen. */
  hasCheckDigit?: true
  /** Whether a number of that shape can exist; always unless given. */
  exists?: (number: string) => boolean
  reads?: (number: string) => IdentityFacts
}

/** The rule that an identity number breaks, if any. A number is right when it fits one of the edition's formats. */
export function checkIdentityNumber(text: string, edition: Edition): BrokenRule | undefined {
  const number = normalizeNumber(text)
  if (number === '') return broken('required')
  const shaped = edition.identityFormats.filter(({ shape }) => shape.test(number))
  if (shaped.some((format) => format.exists?.(number) ?? true)) return undefined
  const lengths = [...new Set(edition.identityFormats.map(({ length }) => length))]
  return lengths.includes(number.length)
    ? broken('identity_check')
    : broken('identity_length', { lengths: lengths.join(', ') })
}

/** What a right number says about its holder; empty where it says nothing. */
export function readIdentityNumber(text: string, edition: Edition): IdentityFacts {
  const number = normalizeNumber(text)
  const format = edition.identityFormats.find(
    ({ shape, exists }) => shape.test(number) && (exists?.(number) ?? true),
  )
  return format?.reads?.(number) ?? {}
}
