import { checkIdentityNumber, mexico as edition, readIdentityNumber } from '@paso/sdk/rules'
import type { IdentityCard } from '../../ocr/identity-reading.ts'
import { birthDateIn, nameAfter } from '../shared/printed-facts.ts'

/** Letters and digits that print alike. */
const TO_DIGIT: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
}
const TO_LETTER: Readonly<Record<string, string>> = {
  '0': 'O',
  '1': 'I',
  '2': 'Z',
  '5': 'S',
  '6': 'G',
  '8': 'B',
}
/** Where a CURP has letters (a) and digits (9); at the star either. */
const SHAPE = 'aaaa999999aaaaaa*9'

function repaired(run: string): string {
  return [...run]
    .map((sign, at) => {
      if (SHAPE[at] === '9') return TO_DIGIT[sign] ?? sign
      return SHAPE[at] === 'a' ? (TO_LETTER[sign] ?? sign) : sign
    })
    .join('')
}

/** Both readings of the sign that may be either; the check digit decides which is meant. */
function candidates(run: string): string[] {
  const either = run[16] ?? ''
  const others = [either, TO_DIGIT[either], TO_LETTER[either]].filter((sign) => sign !== undefined)
  return others.map((sign) => repaired(`${run.slice(0, 16)}${sign}${run.slice(17)}`))
}

const alike = (sign: string): string => TO_DIGIT[sign] ?? sign

/** Without the second of two signs that look alike, at each place that has two. */
const withoutDouble = (run: string): string[] =>
  [...run].flatMap((sign, at) =>
    at > 0 && alike(sign) === alike(run.charAt(at - 1))
      ? [run.slice(0, at) + run.slice(at + 1)]
      : [],
  )

/**
 * A CURP whose check digit is right: the print alone mixes up O and 0, I and 1, S and 5. The digit
 * cannot distinguish all of them, so that one with the printed birth date goes before any other.
 */
function curpIn(lines: readonly string[], birthDate: string | null): string | null {
  const runs = lines.flatMap((line) => {
    const words = line.toUpperCase().split(/[^0-9A-Z]+/)
    return [...words, ...words.slice(1).map((word, at) => `${words[at] ?? ''}${word}`)]
  })
  const right = (sameLength: readonly string[]): string[] =>
    sameLength
      .filter((run) => /[A-Z]/.test(run))
      .flatMap(candidates)
      .filter((number) => checkIdentityNumber(number, edition) === undefined)
  const whole = right(runs.filter((run) => run.length === 18))
  // The print of one sign can be taken for two; only the birth date makes that believable.
  const doubled = right(runs.filter((run) => run.length === 19).flatMap(withoutDouble))
  const dated = [...whole, ...doubled].find(
    (number) => readIdentityNumber(number, edition).birthDate === birthDate,
  )
  return dated ?? whole[0] ?? null
}

/** A Mexican card with a CURP: names in capitals, part by part; the day comes first in a date. */
export const identityCard: IdentityCard = {
  words: /CURP|Apel+ido|Nombre|Nacimiento|Credencial/i,
  read({ lines }) {
    const birthDate = birthDateIn(lines, /Nacimiento/i, /Emisi|Vigencia/i)
    const identity_number = curpIn(lines, birthDate)
    const facts = identity_number === null ? {} : readIdentityNumber(identity_number, edition)
    const names = nameAfter(lines, /Nombres?(\W?s\W?)?(?=\s|$)/i)
    const [given_name = null, ...others] = names?.split(' ') ?? []
    const family_name = nameAfter(lines, /Primer\s*apel+ido/i)
    const second = nameAfter(lines, /Segundo\s*apel+ido/i)
    return {
      identity_number,
      given_name,
      second_name: others.join(' ') || null,
      family_name,
      second_family_name: second,
      full_name:
        names !== null && family_name !== null
          ? [names, family_name, second].filter((part) => part !== null).join(' ')
          : null,
      birth_date: birthDate ?? facts.birthDate ?? null,
      gender: facts.gender ?? null,
    }
  },
}
