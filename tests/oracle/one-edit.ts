import type { Seeded } from './seeded.ts'
import { DIGITS, STRANGE_DIGITS } from './standards/writing.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const kinds = [
  'change',
  'change',
  'swap',
  'drop',
  'drop',
  'add',
  'add',
  'letter',
  'letter',
  'script',
] as const

/** The text with one slip of a finger: a digit changed, two swapped, one dropped or added, a letter, a digit of another script. */
export function oneEdit(text: string, seeded: Seeded): string {
  const edited = maybeEdited(text, seeded)
  return edited === text ? oneEdit(text, seeded) : edited
}

function maybeEdited(text: string, seeded: Seeded): string {
  const kind = seeded.pick(kinds)
  // A digit too many may also stand behind the last.
  const at = seeded.below(text.length + (kind === 'add' ? 1 : 0))
  const put = (signs: string, instead: number) =>
    text.slice(0, at) + signs + text.slice(at + instead)
  switch (kind) {
    case 'change':
      return put(String(seeded.below(10)), 1)
    case 'swap':
      return put((text[at + 1] ?? '') + text.charAt(at), 2)
    case 'drop':
      return put('', 1)
    case 'add':
      return put(seeded.below(8) === 0 ? seeded.pick(' -+') : String(seeded.below(10)), 0)
    case 'letter':
      return put(seeded.pick(LETTERS), 1)
    case 'script':
      return put(inAnotherScript(text.charAt(at), seeded), 1)
  }
}

/** One of three goes to a script that nobody here writes. */
function inAnotherScript(sign: string, seeded: Seeded): string {
  const value = Number.isNaN(Number(sign)) ? seeded.below(10) : Number(sign)
  const script = seeded.pick(seeded.below(3) === 0 ? STRANGE_DIGITS : DIGITS.slice(1))
  return [...script][value] ?? sign
}
