/**
 * Whether an account's holder is somebody else than the verified name says. Every word of the
 * shorter of the two has to stand in the longer, in any order; a letter alone stands for a word that
 * it begins. Case, accents and signs make no difference. A name in another script cannot be compared
 * and passes for the same. A Thai title says nothing: it is written together with the name or apart, or not at all.
 *
 * @example holderDiffers('Mr Somchai J. Jaidee', 'Somchai Jaidee') // false
 */
export function holderDiffers(holder: string, verified: string): boolean {
  const [held, known] = [wordsOf(holder), wordsOf(verified)]
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

const wordsOf = (name: string): string[] =>
  name
    .replace(THAI_TITLE, '')
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

const SCRIPTS = {
  Latin: /\p{Script=Latin}/u,
  Thai: /\p{Script=Thai}/u,
  Arabic: /\p{Script=Arabic}/u,
} as const

const scriptOf = (words: readonly string[]): string =>
  Object.entries(SCRIPTS).find(([, sign]) => sign.test(words.join('')))?.[0] ?? 'other'
