/** An isolate as `figuresIn` writes it, or one sign. */
const PARTS = /([\u2066-\u2068])([^\u2066-\u2069]*)\u2069|./gsu
const ARABIC_FIRST = /^[^\p{L}]*\p{Script=Arabic}/u
const ARABIC = /[\p{Script=Arabic}\p{M}]/u
const BRACKET = /[()[\]{}«»"“”\p{Cf}]/u

const RIGHT_TO_LEFT_MARK = '\u200f'
const LEFT_TO_RIGHT = '\u202d'
const END = '\u202c'

/**
 * Text from right to left whose lines read back in order from a PDF.
 *
 * Programs that copy text go by where each sign stands. What follows a figure, a comma or a foreign
 * word, such as a space, they take for a part of it. A right-to-left mark between the two ends it.
 * The typesetter keeps such a mark, which nobody sees, with the sign before it in a run of its own.
 *
 * @example readableBack('خلال 12 ساعة') // a mark between 12 and the space
 */
export function readableBack(text: string): string {
  let marked = ''
  // Whether what stands before is read from left to right, or stands in a run of its own.
  let isForeign = false
  let isApart = false
  for (const { 0: part, 1: isolate, 2: within = '', index } of text.matchAll(PARTS)) {
    if (isolate !== undefined) {
      const isRightToLeft =
        isolate === '\u2067' || (isolate === '\u2068' && ARABIC_FIRST.test(within))
      marked += isRightToLeft ? `${isolate}${readableBack(within)}\u2069` : part
      isForeign = true
      isApart = false
    } else if (ARABIC.test(part) || BRACKET.test(part)) {
      marked += part
      isForeign = false
      isApart = false
    } else {
      const isSpace = /\s/u.test(part)
      const isSign = /[\p{P}\p{S}]/u.test(part) && !/^\d/.test(text.slice(index + part.length))
      const ends = isForeign && (isSpace || isSign)
      if (ends) marked += apart(part)
      else marked += (isApart ? RIGHT_TO_LEFT_MARK : '') + part
      isApart = ends
      isForeign = !isSpace
    }
  }
  return marked
}

const apart = (sign: string): string =>
  `${RIGHT_TO_LEFT_MARK}${LEFT_TO_RIGHT}${sign}${RIGHT_TO_LEFT_MARK}${END}`
