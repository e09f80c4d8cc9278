import { curpCheck, thaiCheck } from './check-digits.ts'
import type { Country } from './country.ts'
import { isDay, onlyDigits, plain } from './writing.ts'

/** Whether somebody can have the number: a document of the country, or a length that always stands (D5). */
export function isIdentityNumber(country: Country, typed: string): boolean {
  const number = plain(typed)
  const standing = country === 'MX' ? [16, 18] : [18]
  if (onlyDigits(number) && standing.includes(number.length)) return true
  return documents[country](number)
}

const documents: Record<Country, (number: string) => boolean> = {
  TH: (number) =>
    number.length === 13 &&
    onlyDigits(number) &&
    '12345678'.includes(number.charAt(0)) &&
    number.endsWith(thaiCheck(number.slice(0, 12))),
  MX: isCurp,
  // NADRA: five digits of the region, of which the first is its province, seven, and one of the sex, which is not zero.
  PK: (number) =>
    number.length === 13 &&
    onlyDigits(number) &&
    '12345678'.includes(number.charAt(0)) &&
    !number.endsWith('0'),
  EG: isEgyptian,
  GENERIC: () => false,
}

const STATES =
  'AS BC BS CC CL CM CS CH DF DG GT GR HG JC MC MN MS NE NT NL OC PL QT QR SP SL SR TC TS TL VZ YN ZS'.split(
    ' ',
  )
/** The annex of words that are given with an X in the second place. */
const NEVER_AT_THE_START =
  `BACA BAKA BUEI BUEY CACA CACO CAGA CAGO CAKA CAKO COGE COGI COJA COJE COJI COJO COLA CULO FALO FETO
  GETA GUEI GUEY JETA JOTO KACA KACO KAGA KAGO KAKA KAKO KOGE KOGI KOJA KOJE KOJI KOJO KOLA KULO LILO LOCA LOCO LOKA LOKO MAME
  MAMO MEAR MEAS MEON MIAR MION MOCO MOKO MULA MULO NACA NACO PEDA PEDO PENE PIPI PITO POPO PUTA PUTO QULO RATA ROBA ROBE ROBO
  RUIN SENO TETA VACA VAGA VAGO VAKA VUEI VUEY WUEI WUEY`.split(/\s+/)

const A_TO_Z = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** The signs that may stand in each of the first seventeen places; the last is worked out. */
const CONSONANTS = 'BCDFGHJKLMNPQRSTVWXYZ'
const CURP_PLACES = [
  ...[A_TO_Z, 'AEIOUX', A_TO_Z, A_TO_Z],
  ...Array.from({ length: 6 }, () => '0123456789'),
  ...['HMX', A_TO_Z, A_TO_Z, CONSONANTS, CONSONANTS, CONSONANTS],
  `0123456789${A_TO_Z}`,
]

/**
 * RENAPO: initials with the first vowel inside the name, the day of birth, sex, state, the next consonants. Then a sign that is a
 * digit for those born before 2000 and a letter after.
 */
function isCurp(number: string): boolean {
  const signs = [...number]
  if (signs.length !== 18) return false
  if (!CURP_PLACES.every((allowed, at) => allowed.includes(signs[at] ?? ' '))) return false
  if (NEVER_AT_THE_START.includes(number.slice(0, 4)) || !STATES.includes(number.slice(11, 13)))
    return false
  const century = onlyDigits(signs[16] ?? '') ? 1900 : 2000
  const [year, month, day] = [4, 6, 8].map((at) => Number(number.slice(at, at + 2))) as [
    number,
    number,
    number,
  ]
  return isDay(century + year, month, day) && signs[17] === curpCheck(number.slice(0, 17))
}

const GOVERNORATES = [
  ...[
    '01',
    '02',
    '03',
    '04',
    '11',
    '12',
    '13',
    '14',
    '15',
    '16',
    '17',
    '18',
    '19',
    '21',
    '22',
    '23',
    '24',
    '25',
    '26',
  ],
  ...['27', '28', '29', '31', '32', '33', '34', '35', '88'],
]

/** Egypt's civil register: the century, the day of birth, the governorate, four of the serial, a last one nobody may lean on. */
function isEgyptian(number: string): boolean {
  if (number.length !== 14 || !onlyDigits(number)) return false
  const century = { 2: 1900, 3: 2000 }[number.charAt(0)]
  if (century === undefined || !GOVERNORATES.includes(number.slice(7, 9))) return false
  return isDay(
    century + Number(number.slice(1, 3)),
    Number(number.slice(3, 5)),
    Number(number.slice(5, 7)),
  )
}
