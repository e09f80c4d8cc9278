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
  ['Hussain', 'Hussein'],
  ['Abdul', 'Abdel', 'Abdur', 'Abdus'],
  ['Rahman', 'Rehman'],
  ['Usman', 'Othman'],
  ['Yusuf', 'Yousef', 'Yousaf'],
  ['Fatima', 'Fatma'],
  ['Aisha', 'Ayesha'],
]

/**
 * What varies where a name came into Latin letters by ear: which of two close vowels it is and how
 * long, a doubled letter, an `h` at its end.
 *
 * @example foldLatin('namoona') // 'namuna', as 'namuna' is
 */
export const foldLatin = (word: string): string =>
  word
    .replaceAll(/[ou]+/g, 'u')
    .replaceAll(/[ei]+/g, 'i')
    .replaceAll(/([a-z])\1+/g, '$1')
    .replace(/(?<=[a-z]{2})h$/, '')
