import { foldDigits } from '../digits/readDigits.ts'

/** One of a long list, found by its label and by each other spelling that it carries. */
export interface SearchRow {
  /** What is sent. */
  value: string
  /** What is read. */
  label: string
  /** A second line that distinguishes rows of one name: the province of a district. Found by too. */
  detail?: string | undefined
  /** Other spellings: the English one, the one before a reform, a short form. */
  also?: readonly string[] | undefined
}

/** Letters that stand for another, where taking a mark away does not make them so. */
const same: Record<string, string> = {
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  // Arabic alif, and its Persian and Urdu sisters of yeh, kaf, heh and noon.
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ے: 'ي',
  ک: 'ك',
  ہ: 'ه',
  ھ: 'ه',
  ة: 'ه',
  ۃ: 'ه',
  ە: 'ه',
  ں: 'ن',
}
const sameLetters = new RegExp(`[${Object.keys(same).join('')}]`, 'g')

/** Accents, Arabic vowel signs and joining strokes, apostrophes, and what is not seen at all. */
const unread =
  /[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200b-\u200f\u202a-\u202e\u2060-\u2069'’ʼʻ`´.]/g

/** A spelling as it is compared: small letters without marks, digits 0–9, one space between words. */
export function foldText(text: string): string {
  const small = text.toLowerCase()
  // Most English spellings have nothing to fold, and there are thousands.
  if (/^[a-z0-9 ]*$/.test(small)) return small.trim()
  return foldDigits(small.normalize('NFKD'))
    .replace(unread, '')
    .replace(sameLetters, (letter) => same[letter] ?? letter)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

/** Finds rows by what is typed: the best first, else in the order in which they were given. */
export type FindRows = (typed: string) => readonly SearchRow[]

/** Reads all rows once, so that each letter typed only compares. */
export function searchIn(rows: readonly SearchRow[]): FindRows {
  // Each spelling stands behind a line break and begins with a space, as each of its words does.
  const texts = rows.map(({ label, detail, also = [] }) =>
    [label, ...also, detail ?? ''].map((text) => `\n ${foldText(text)}`).join(''),
  )
  return (typed) => {
    const wanted = foldText(typed)
    if (wanted === '') return rows
    const words = wanted.split(' ')
    // It is the beginning of a spelling, or of a word in it, or stands anywhere.
    const ranks: [SearchRow[], SearchRow[], SearchRow[]] = [[], [], []]
    rows.forEach((row, at) => {
      const text = texts[at] ?? ''
      if (!words.every((word) => text.includes(word))) return
      const rank = text.includes(`\n ${wanted}`) ? 0 : text.includes(` ${wanted}`) ? 1 : 2
      ranks[rank].push(row)
    })
    return ranks.flat()
  }
}

/**
 * For react-hook-form's `register('bank', { setValueAs: asRow(banks) })`: the value of the row whose label stands in
 * the field.
 */
export function asRow(rows: readonly SearchRow[]): (label: string | null | undefined) => string {
  return (label) => rows.find((row) => row.label === label)?.value ?? ''
}
