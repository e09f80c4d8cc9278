import { cardNumber, digitsBetween, type AccountFormat } from '../account-number.ts'
import { isCalendarDate } from '../birth-date.ts'
import type { Edition } from '../edition.ts'
import { dateOf, eighteenDigits, sixteenDigits } from '../identity-formats.ts'
import type { IdentityFormat } from '../identity-number.ts'
import * as usual from '../usual.ts'

/** The check digit counts Ñ, which no CURP has: an Ñ of the name is written X. */
const CURP_LETTERS = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'

/*
 * Both lists are the annexes of RENAPO's "Instructivo Normativo para la Asignación de la Clave Única de Registro de Población"
 * (Diario Oficial de la Federación, 18 October 2021).
 */

/** Where somebody was born: the 32 states (the capital is still DF), and NE for abroad. */
const CURP_STATES =
  /^.{11}(AS|B[CS]|C[CHLMS]|D[FG]|G[RT]|HG|JC|M[CNS]|N[ELT]|OC|PL|Q[RT]|S[LPR]|T[CLS]|VZ|YN|ZS)/

/** Words that no CURP begins with: their second letter is given as X. A text, which a build of another country leaves out. */
const INCONVENIENT =
  'BACA BAKA BUEI BUEY CACA CACO CAGA CAGO CAKA CAKO COGE COGI COJA COJE COJI COJO COLA CULO FALO FETO GETA GUEI GUEY ' +
  'JETA JOTO KACA KACO KAGA KAGO KAKA KAKO KOGE KOGI KOJA KOJE KOJI KOJO KOLA KULO LILO LOCA LOCO LOKA LOKO MAME MAMO ' +
  'MEAR MEAS MEON MIAR MION MOCO MOKO MULA MULO NACA NACO PEDA PEDO PENE PIPI PITO POPO PUTA PUTO QULO RATA ROBA ROBE ' +
  'ROBO RUIN SENO TETA VACA VAGA VAGO VAKA VUEI VUEY WUEI WUEY'

/** Mexico's CURP: initials with a vowel, date, sex, state, consonants, a homoclave that gives the century, a check digit. */
const mexicanCurp: IdentityFormat = {
  length: 18,
  shape: /^[A-Z][AEIOUX][A-Z]{2}\d{6}[HMX][A-Z]{2}[B-DF-HJ-NP-TV-Z]{3}[0-9A-Z]\d$/,
  hasCheckDigit: true,
  exists(number) {
    if (INCONVENIENT.includes(number.slice(0, 4)) || !CURP_STATES.test(number)) return false
    let sum = 0
    for (let i = 0; i < 17; i++) sum += CURP_LETTERS.indexOf(number.charAt(i)) * (18 - i)
    return Number(number[17]) === (10 - (sum % 10)) % 10 && isCalendarDate(curpBirthDate(number))
  },
  reads: (number) => ({
    birthDate: curpBirthDate(number),
    gender: number[10] === 'H' ? 'male' : number[10] === 'M' ? 'female' : 'third_gender',
  }),
}

function curpBirthDate(number: string): string {
  const century = /\d/.test(number.charAt(16)) ? '19' : '20'
  return dateOf(century, number.slice(4, 10))
}

/** Whether this is a CLABE, Mexico's account number: 18 digits, the last one checks the others with the weights 3, 7, 1. */
export function isClabe(number: string): boolean {
  const sum = [...number].reduce((sum, digit, i) => sum + Number(digit) * [3, 7, 1][i % 3]!, 0)
  return /^\d{18}$/.test(number) && sum % 10 === 0
}

const clabe: AccountFormat = { ...digitsBetween(18, 18), checks: isClabe }

/** Mexico's rules and choices: among them CURP and CLABE with their check digits. */
export const mexico: Edition = {
  country: 'MX',
  countryLanguage: { value: 'mexico' },
  phone: { prefix: '+52', minDigits: 10, maxDigits: 10, starts: [] },
  companyPhone: {
    minDigits: 10,
    maxDigits: 10,
    // The country, and what was dialled before long-distance calls and calls to mobiles until 2019: no area begins with 0 or 1.
    dialledBefore: /^(?:0052|52(?=\d{10}))?(?:01|04[45]|1)?/,
  },
  identityFormats: [mexicanCurp, sixteenDigits, eighteenDigits],
  accountFormats: { bank_account: clabe, card: cardNumber(16, 16) },
  // A wallet has a CLABE there, and stands among the banks.
  accountCategories: ['bank_account', 'card'],
  nameParts: [
    { part: 'given_name', required: true },
    { part: 'second_name', required: false },
    { part: 'family_name', required: true },
    // Left out by who has one family name, as most who were born elsewhere.
    { part: 'second_family_name', required: false },
  ],
  genders: ['male', 'female', 'third_gender'],
  education: [
    'primaria',
    'secundaria',
    'preparatoria',
    'carrera_tecnica',
    'licenciatura',
    'posgrado',
  ],
  maritalStatus: ['single', 'divorced', 'married', 'widowed'],
  incomeBands: [
    'mx_below_3000',
    'mx_3000_to_5999',
    'mx_6000_to_8999',
    'mx_9000_to_11999',
    'mx_12000_to_15000',
    'mx_above_15000',
  ],
  workTypes: ['employee', 'self_employed'],
  workTypesWithoutCompany: [],
  occupations: [
    'street_vendor',
    'shop_assistant',
    'factory_worker',
    'labourer',
    'driver',
    'delivery_rider',
    'taxi_driver',
    'business_owner',
    'wholesaler',
    'hairdresser',
    'cook',
    'waiter',
    'cleaner',
    'security_guard',
    'mechanic',
    'farmer',
    'teacher',
    'medical_staff',
    'doctor',
    'engineer',
    'information_technology',
    'accountant',
    'administrative_staff',
    'marketer',
    'designer',
    'lawyer',
    'police',
    'military',
    'civil_servant',
    'housewife',
    'college_student',
    'temporary_employee',
    'retired',
  ],
  payDays: usual.payDaysByRhythm,
  weeklyPayDays: usual.daysOfWeek,
  payMethods: usual.payMethods,
  contacts: usual.oneOfEachContact,
  transport: null,
}
