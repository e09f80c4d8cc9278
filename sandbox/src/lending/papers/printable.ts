import { signsIn, type Font } from './fonts.ts'

/**
 * What is never seen and may move or hide what is. Names need the two joiners (U+200C, U+200D), and
 * figures stand in isolates (U+2066 to U+2069).
 */
const UNSEEN = /(?!\u200c|\u200d|[\u2066-\u2069])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
/** An isolate as `figuresIn` writes it, or half of one, which only a borrower can have written. */
const ISOLATE = /([\u2066-\u2068][^\u2066-\u2069]*\u2069)|[\u2066-\u2069]/gu
/** A sign with the marks that stand on it, or marks that stand on nothing. */
const MARKED = /(\P{M}?)((?:\p{M}|\u200c|\u200d)*)/gu
/** Signs of no font: they only say where text begins and ends. */
const IS_ISOLATE = /^[\u2066-\u2069]$/u
/** Stands for a sign that no font draws, so that a reader sees that something is missing. */
const MISSING = '\ufffd'

/**
 * A text as `fonts` can print it, on one line: each sign by the first of them that has it, with those
 * of its marks that the same font has. What nobody sees is left out, and so are marks that stand on
 * no letter.
 *
 * What a font has is read in its own table. The typesetter ends its process on a mark in text from
 * right to left that comes from another font than its letter.
 */
export function printable(text: string, fonts: readonly Font[]): string {
  return text
    .replaceAll(/[\p{Cc}\p{Z}]+/gu, (space) => (/^[ \u00a0]+$/.test(space) ? space : ' '))
    .replaceAll(UNSEEN, '')
    .replaceAll(/\p{Cs}/gu, MISSING)
    .replaceAll(ISOLATE, (_, whole: string | undefined) => whole ?? '')
    .replaceAll(MARKED, (_, sign: string, marks: string) => drawn(sign, marks, fonts))
}

function drawn(sign: string, marks: string, fonts: readonly Font[]): string {
  const has = (font: Font, each: string): boolean => signsIn(font).has(each.codePointAt(0) ?? 0)
  if (!/\p{L}/u.test(sign)) {
    const kept = sign === '' || IS_ISOLATE.test(sign) || fonts.some((font) => has(font, sign))
    return (kept ? sign : MISSING) + marks.replaceAll(/\p{M}/gu, '')
  }
  const font = fonts.find((each) => has(each, sign))
  if (font === undefined) return MISSING
  return sign + [...marks].filter((mark) => has(font, mark)).join('')
}
