/**
 * Whether an account's holder is somebody else than the verified name says. Every word of the
 * shorter of the two has to stand in the longer, in any order; a letter alone stands for a word that
 * it begins. Case, accents, signs and how a letter is written make no difference, nor does a name in
 * one word or two; `shortNames` are the country's. A name in another script cannot be compared and
 * passes for the same. A Thai title says nothing: it is written together with the name or apart, or
 * not at all.
 *
 * @example holderDiffers('Mr Somchai J. Jaidee', 'Somchai Jaidee', new Map()) // false
 * @example holderDiffers('MA DEL CARMEN LOPEZ', 'María del Carmen López', new Map([['ma', 'maria']])) // false
 */
export function holderDiffers(
  holder: string,
  verified: string,
  shortNames: ReadonlyMap<string, string>,
): boolean {
  const [one, other] = [wordsOf(holder, shortNames), wordsOf(verified, shortNames)]
  const [held, known] = [joinedAs(one, other), joinedAs(other, one)]
  if (known.length === 0 || scriptOf(held) !== scriptOf(known)) return false
  const [shorter, longer] = held.length < known.length ? [held, known] : [known, held]
  // One word of a longer name is half of the people of a country.
  if (shorter.length < Math.min(2, known.length)) return true
  const left = [...longer]
  return !shorter.every((word) => {
    const at = left.findIndex((each) => areSame(each, word))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

const areSame = (one: string, other: string): boolean =>
  one === other ||
  (one.length === 1 && other.startsWith(one)) ||
  (other.length === 1 && one.startsWith(other))

/** With the sign that follows the first letter of a name, `นางสาว` is `นาง` and the beginning of a name. */
const THAI_TITLE = /^\s*(?:นางสาว|นาย|นาง|น\.\s*ส\.)(?![\u0e30-\u0e3a\u0e47-\u0e4e])/u

/** Accents, Arabic vowel signs, hamzas and joining strokes, and what is not seen at all. */
const UNREAD =
  /[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200b-\u200f\u202a-\u202e\u2060-\u2069]/g

/** Letters that people write for each other: an Urdu keyboard has others than an Arabic one, a bank no Vietnamese stroke. */
const SAME: Readonly<Record<string, string>> = {
  đ: 'd',
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
const SAME_LETTERS = new RegExp(`[${Object.keys(SAME).join('')}]`, 'g')

function wordsOf(name: string, shortNames: ReadonlyMap<string, string>): string[] {
  const words = name
    .replace(THAI_TITLE, '')
    .normalize('NFKD')
    .replaceAll(UNREAD, '')
    .toLowerCase()
    .replaceAll(SAME_LETTERS, (letter) => SAME[letter] ?? letter)
    .match(/[\p{L}\p{M}\p{N}]+/gu)
  return (words ?? []).map((word) => shortNames.get(word) ?? word)
}

/** Two words become one where the other name has them as one: `عبد الله` is `عبدالله`. */
function joinedAs(words: readonly string[], other: readonly string[]): string[] {
  const joined: string[] = []
  for (const word of words) {
    const both = (joined.at(-1) ?? '') + word
    if (other.includes(both)) joined.pop()
    joined.push(other.includes(both) ? both : word)
  }
  return joined
}

const SCRIPTS = {
  Latin: /\p{Script=Latin}/u,
  Thai: /\p{Script=Thai}/u,
  Arabic: /\p{Script=Arabic}/u,
} as const

const scriptOf = (words: readonly string[]): string =>
  Object.entries(SCRIPTS).find(([, sign]) => sign.test(words.join('')))?.[0] ?? 'other'
