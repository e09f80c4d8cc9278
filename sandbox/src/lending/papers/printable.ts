/**
 * What is never seen and may move or hide what is. Names need the two joiners (U+200C, U+200D), and
 * figures stand in isolates (U+2066 to U+2069).
 */
const UNSEEN = /(?!\u200c|\u200d|[\u2066-\u2069])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
/** An isolate as `figuresIn` writes it, or half of one, which only a borrower can have written. */
const ISOLATE = /([\u2066-\u2068][^\u2066-\u2069]*\u2069)|[\u2066-\u2069]/gu
/** Marks with the letter that they stand on; without one where nothing can carry them. */
const MARKED = /(\p{L}?)((?:\p{M}|\u200c|\u200d)+)/gu

const FOREIGN_TO_ARABIC =
  /(?![\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u08ca-\u08ff])\p{M}/gu
const FOREIGN_TO_LATIN = /(?![\u0300-\u036f])\p{M}/gu

/**
 * A text as it can be printed: on one line, without what nobody sees and without marks that stand on
 * no letter, or on one of another script. The typesetter ends its process on such marks in text from
 * right to left, where mark and letter come from two fonts.
 */
export function printable(text: string): string {
  return text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll(UNSEEN, '')
    .replaceAll(ISOLATE, (_, whole: string | undefined) => whole ?? '')
    .replaceAll(MARKED, (_, letter: string, marks: string) => letter + fitting(letter, marks))
}

function fitting(letter: string, marks: string): string {
  if (letter === '') return marks.replaceAll(/\p{M}/gu, '')
  if (/\p{Script_Extensions=Arabic}/u.test(letter)) return marks.replaceAll(FOREIGN_TO_ARABIC, '')
  if (/\p{Script=Latin}|\p{Script=Hebrew}/u.test(letter)) {
    return marks.replaceAll(FOREIGN_TO_LATIN, '')
  }
  return marks
}
