import { isCalendarDate } from './birth-date.ts'
import type { IdentityFacts, IdentityFormat } from './identity-number.ts'

/** The specified lengths, which always stand: digits without a check. */
export const eighteenDigits: IdentityFormat = { length: 18, shape: /^\d{18}$/ }
export const sixteenDigits: IdentityFormat = { length: 16, shape: /^\d{16}$/ }

/** Thai citizen number: first digit 1–8, the last one checks the other twelve. */
export const thaiCitizenNumber: IdentityFormat = {
  length: 13,
  shape: /^[1-8]\d{12}$/,
  exists(number) {
    let sum = 0
    for (let i = 0; i < 12; i++) sum += Number(number[i]) * (13 - i)
    return Number(number[12]) === (11 - (sum % 11)) % 10
  },
}

/** Pakistan's CNIC: region 1–7, no check digit; an odd last digit is a man's. */
export const pakistaniCnic: IdentityFormat = {
  length: 13,
  shape: /^[1-7]\d{11}[1-9]$/,
  reads: (number) => ({ gender: genderByDigit(number[12]) }),
}

const GOVERNORATES = /^(0[1-4]|1[1-9]|2[1-9]|3[1-5]|88)$/

/** Egypt's national number: century, date, governorate. Its last digit is no official check, so it blocks nobody. */
export const egyptianNationalNumber: IdentityFormat = {
  length: 14,
  shape: /^[23]\d{13}$/,
  exists: (number) =>
    isCalendarDate(egyptianBirthDate(number)) && GOVERNORATES.test(number.slice(7, 9)),
  reads: (number) => ({
    birthDate: egyptianBirthDate(number),
    gender: genderByDigit(number[12]),
  }),
}

const CURP_LETTERS = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'

/** Mexico's CURP: initials, date, sex, state, a homoclave that gives the century, a check digit. */
export const mexicanCurp: IdentityFormat = {
  length: 18,
  shape: /^[A-ZÑ]{4}\d{6}[HMX][A-Z]{2}[A-ZÑ]{3}[0-9A-Z]\d$/,
  exists(number) {
    let sum = 0
    for (let i = 0; i < 17; i++) sum += CURP_LETTERS.indexOf(number.charAt(i)) * (18 - i)
    return Number(number[17]) === (10 - (sum % 10)) % 10 && isCalendarDate(curpBirthDate(number))
  },
  reads(number) {
    const facts: IdentityFacts = { birthDate: curpBirthDate(number) }
    if (number[10] === 'H') facts.gender = 'male'
    if (number[10] === 'M') facts.gender = 'female'
    return facts
  },
}

function curpBirthDate(number: string): string {
  const century = /\d/.test(number.charAt(16)) ? '19' : '20'
  return dateOf(century, number.slice(4, 10))
}

function egyptianBirthDate(number: string): string {
  return dateOf(number.startsWith('2') ? '19' : '20', number.slice(1, 7))
}

function dateOf(century: string, yymmdd: string): string {
  return `${century}${yymmdd.slice(0, 2)}-${yymmdd.slice(2, 4)}-${yymmdd.slice(4)}`
}

function genderByDigit(digit: string | undefined): 'male' | 'female' {
  return Number(digit) % 2 === 1 ? 'male' : 'female'
}
