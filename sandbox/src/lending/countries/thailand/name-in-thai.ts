import type { IdentityReading, OwnName } from '../../ocr/identity-reading.ts'

/** Behind a title that is written together with the name, no sign may follow that belongs to its last letter. */
const TITLES: readonly (readonly [title: RegExp, gender: 'male' | 'female'])[] = [
  [/นางสาว|น\. ?ส\.|นาง|เด็กหญิง|ด\. ?ญ\./, 'female'],
  [/นาย|เด็กชาย|ด\. ?ช\./, 'male'],
]
const NO_SIGN = '(?![\\u0e30-\\u0e3a\\u0e47-\\u0e4e])'
/** Letters, vowels and signs; no digits, and no sign of the currency. */
const WORD = /^[\u0e01-\u0e3a\u0e40-\u0e4e]{2,}$/
const LONGEST = 100
/** How wide `Name` is, in heights of its letters. */
const WIDTH_OF_LABEL = 3.6

/** `นาย สมชาย ใจดี`: title, given name, and all that follows is the family name. */
function nameInLine(line: string): Partial<IdentityReading> | undefined {
  for (const [title, gender] of TITLES) {
    const found = new RegExp(`(?:^|\\s|ชื่อสกุล)(?:${title.source})${NO_SIGN}\\s*(.+)$`).exec(line)
    const [given_name = '', ...family] = found?.[1]?.trim().split(/\s+/) ?? []
    if (family.length === 0 || ![given_name, ...family].every((word) => isWord(word))) continue
    const family_name = family.join(' ')
    if (Math.max(given_name.length, family_name.length) > LONGEST) continue
    return { given_name, family_name, full_name: `${given_name} ${family_name}`, gender }
  }
  return undefined
}

/** `ณ` of a family name that tells where it comes from stands alone. */
const isWord = (word: string): boolean => word === 'ณ' || WORD.test(word)

/**
 * The name in Thai stands in one line above that of `Name` and the given name in Latin letters. Read with room for
 * a tilt; of what else is read there, no line has a title and two words.
 */
export const nameInThai: OwnName = {
  language: 'tha',
  place({ words }) {
    const name = words.find(({ text }) => /^(?:Name|Mr|Mrs|Miss|Ms|Master)\b/.test(text))
    if (name === undefined) return undefined
    const { left, right: end, top: above, bottom } = name.box
    // A speck makes the box of a label higher, seldom wider.
    const letters = name.text.startsWith('Name') ? (end - left) / WIDTH_OF_LABEL : bottom - above
    const right = Math.max(...words.map(({ box }) => box.right))
    const box = { left: 0, top: above - 7 * letters, right, bottom: bottom + 2 * letters }
    return { box, letters }
  },
  // The engine writes `ำ` in its two parts, which no keyboard does.
  read: ({ lines }) =>
    lines
      .map((line) => nameInLine(line.replaceAll('\u0e4d\u0e32', '\u0e33')))
      .find((name) => name !== undefined),
}
