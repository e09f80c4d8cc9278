import type { NameForms } from '../countries/shared/names.ts'

/**
 * Whether an account's holder is somebody else than the verified name says. Every word of the
 * shorter of the two has to stand in the longer, in any order; a letter alone stands for a word that
 * it begins. Case, accents, signs and how a letter is written make no difference, nor does a name in
 * one word or several. Titles say nothing, and a name's short forms are that name: both are the country's. A
 * name in another script cannot be compared and passes for the same. A Thai title is written together
 * with the name or apart, or not at all.
 *
 * @example holderDiffers('Mr Somchai J. Jaidee', 'Somchai Jaidee', generic.nameForms) // false
 * @example holderDiffers('MA DEL CARMEN LOPEZ', 'María del Carmen López', mexico.nameForms) // false
 */
export function holderDiffers(holder: string, verified: string, forms: NameForms): boolean {
  const read = readingBy(forms)
  const one = withoutTitles(wordsOf(holder), forms.titles)
  const other = withoutTitles(wordsOf(verified), forms.titles)
  const [held, known] = [joinedAs(one, other, read), joinedAs(other, one, read)]
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

const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(UNREAD, '')
    .toLowerCase()
    .replaceAll(SAME_LETTERS, (letter) => SAME[letter] ?? letter)

const wordsOf = (name: string): readonly string[] =>
  plain(name.replace(THAI_TITLE, '')).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Two words are left: of a title and one word, the title may be the beginning of a name. */
function withoutTitles(words: readonly string[], titles: readonly string[]): readonly string[] {
  const [first = ''] = words
  const isTitle = words.length > 2 && titles.some((title) => plain(title) === first)
  return isTitle ? withoutTitles(words.slice(1), titles) : words
}

type Read = (word: string) => string

/** Every writing of a word as one. */
function readingBy({ spellings, fold }: NameForms): Read {
  const folded = fold ?? ((word) => word)
  const names = new Map<string, string>()
  for (const spelled of spellings) {
    const [name = '', ...others] = spelled.map((each) => folded(plain(each)))
    for (const each of others) names.set(each, name)
  }
  return (word) => names.get(folded(word)) ?? folded(word)
}

/** More words than these are no one name: `de la Cruz`, `Abd El Rahman`. */
const LONGEST_RUN = 4

/** Words that follow each other become one where the other name has them as one: `عبد الله` is `عبدالله`. */
function joinedAs(words: readonly string[], other: readonly string[], read: Read): string[] {
  const known = new Set(other.map(read))
  const joined: string[] = []
  for (let at = 0; at < words.length;) {
    let length = Math.min(LONGEST_RUN, words.length - at)
    const run = (): string => read(words.slice(at, at + length).join(''))
    while (length > 1 && !known.has(run())) length -= 1
    joined.push(run())
    at += length
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
