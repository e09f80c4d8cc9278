/** What two writings of one person's name differ in. */
export interface NameForms {
  /** What is written before a name and is none of it. */
  titles: readonly string[]
  /** Names that have a short form or another spelling, each with all of them. */
  spellings: readonly (readonly string[])[]
  /** Makes a word, in small letters without accents, one with what sounds like it; null where none does. */
  fold: ((word: string) => string) | null
}

/** English titles, which banks write everywhere. */
export const titles = ['Mr', 'Mrs', 'Ms', 'Miss', 'Dr']

/** Arabic names in Latin letters, where folding what varies is not enough. */
export const arabicNames = [
  ['Muhammad', 'Mohamed', 'Muhd', 'Md'],
  ['Ahmad', 'Ahmed'],
  ['Hussain', 'Hussien'],
  ['Abdul', 'Abdur', 'Abdus'],
  ['Usman', 'Othman'],
  ['Yusuf', 'Yousef', 'Yousaf'],
  ['Fatima', 'Fatma'],
  ['Aisha', 'Ayesha'],
]

/** What follows `Abd` is written by any vowel, and the `l` as the letter that it is spoken as: `Abdurrahman`. */
const ABD = /^abd[aeiou]+(?:l|([rs])(?=\1)|(?=[rs]))/

/**
 * What varies where a name came into Latin letters by ear: which of two close vowels it is and how
 * long, and whether a letter is doubled. Also an `h` after its last `a`, `y` for `i` before no vowel, and `q` for `k`.
 * Those are one sound in such a name: `ei` and `ai` too, but not `ai` and `i`, since `Faiza` is not `Fiza`.
 *
 * @example foldLatin('namoona') // 'namuna', as 'namuna' is
 * @example foldLatin('sheikh') // 'shaikh', as 'shaykh' is
 */
export const foldLatin = (word: string): string =>
  word
    .replace(ABD, 'abdul')
    .replace(/rehman$/, 'rahman')
    .replaceAll('q', 'k')
    .replaceAll(/(?<=[a-z])y(?![aeiou])/g, 'i')
    .replaceAll(/(?<=[^aei])ei(?![ei])/g, 'ai')
    .replaceAll(/[ou]+/g, 'u')
    .replaceAll(/[ei]+/g, 'i')
    .replaceAll(/([a-z])\1+/g, '$1')
    .replace(/(?<=[a-z]a)h$/, '')
