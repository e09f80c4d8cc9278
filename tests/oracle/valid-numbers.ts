import type { Seeded } from './seeded.ts'
import {
  clabeCheck,
  crcCheck,
  curpCheck,
  ibanCheck,
  luhnCheck,
  thaiCheck,
} from './standards/check-digits.ts'
import type { Category } from './standards/account.ts'
import type { Country } from './standards/country.ts'
import { schemes, type Owed } from './standards/payment.ts'

type Make = (seeded: Seeded) => string

const two = (value: number): string => String(value).padStart(2, '0')
const signsOf = (signs: string, count: number, seeded: Seeded): string =>
  Array.from({ length: count }, () => seeded.pick(signs)).join('')
const CONSONANTS = 'BCDFGHJKLMNPQRSTVWXYZ'
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

const day: Make = (seeded) =>
  two(seeded.below(100)) + two(1 + seeded.below(12)) + two(1 + seeded.below(28))

function curp(seeded: Seeded): string {
  // With an X, or with a letter that none of the annex's words begins with.
  const initials =
    seeded.below(3) === 0
      ? `${seeded.pick(CAPITALS)}X`
      : seeded.pick('ADEHIOUXYZ') + seeded.pick('AEIOU')
  const state = seeded.pick(['AS', 'DF', 'JC', 'NE', 'VZ', 'ZS', 'MC', 'QR'])
  const stem =
    initials +
    signsOf(CAPITALS, 2, seeded) +
    day(seeded) +
    seeded.pick('HMX') +
    state +
    signsOf(CONSONANTS, 3, seeded) +
    seeded.pick(`0123456789${CAPITALS}`)
  return stem + curpCheck(stem)
}

export const identityNumber: Record<Country, Make> = {
  TH: (seeded) => {
    const stem = String(1 + seeded.below(8)) + seeded.digits(11)
    return stem + thaiCheck(stem)
  },
  MX: curp,
  PK: (seeded) => `${1 + seeded.below(7)}${seeded.digits(11)}${1 + seeded.below(9)}`,
  EG: (seeded) =>
    seeded.pick('23') +
    day(seeded) +
    seeded.pick(['01', '04', '11', '21', '29', '35', '88']) +
    seeded.digits(5),
  GENERIC: (seeded) => seeded.digits(18),
}

const codes: Record<Country, string> = { TH: '66', MX: '52', PK: '92', EG: '20', GENERIC: '66' }
const national: Record<Country, Make> = {
  TH: (seeded) => `${1 + seeded.below(9)}${seeded.digits(seeded.pick([7, 8, 8, 8]))}`,
  GENERIC: (seeded) => `${1 + seeded.below(9)}${seeded.digits(seeded.pick([7, 8, 8, 8]))}`,
  MX: (seeded) => `${1 + seeded.below(9)}${seeded.digits(9)}`,
  PK: (seeded) => `3${seeded.digits(9)}`,
  EG: (seeded) => seeded.pick(['10', '11', '12', '15']) + seeded.digits(8),
}

/** A mobile number in one of the ways that people write it. */
export const phone = (country: Country, seeded: Seeded): string =>
  seeded.pick(['', '', '0', `+${codes[country]}`, `00${codes[country]}`]) +
  national[country](seeded)

function iban(country: string, account: string): string {
  return country + ibanCheck(country, account) + account
}

const bankAccount: Record<Country, Make> = {
  TH: (seeded) => seeded.digits(seeded.pick([10, 10, 10, 13, 17])),
  GENERIC: (seeded) => seeded.digits(seeded.pick([8, 8, 10, 17])),
  MX: (seeded) => {
    const stem = seeded.digits(17)
    return stem + clabeCheck(stem)
  },
  PK: (seeded) =>
    iban(
      'PK',
      seeded.pick(['SCBL', 'HABB', 'MEZN', 'UNIL']) +
        signsOf(`00123456789${CAPITALS}`, 4, seeded) +
        seeded.digits(12),
    ),
  EG: (seeded) => iban('EG', seeded.digits(25)),
}

export function accountNumber(country: Country, category: Category, seeded: Seeded): string {
  if (category === 'wallet') return phone(country, seeded)
  if (category === 'bank_account') return bankAccount[country](seeded)
  const stem = seeded.digits(country === 'MX' ? 15 : seeded.pick([11, 15, 15, 16]))
  return stem + luhnCheck(stem)
}

/** Digits of a payment's reference in each country. */
const referenceDigits: Record<Country, number> = { TH: 12, MX: 11, PK: 12, EG: 9, GENERIC: 12 }

export const owed = (country: Country, seeded: Seeded): Owed => ({
  reference: seeded.digits(referenceDigits[country]),
  amount: 1 + seeded.below(2_500_000),
})

const object = (id: string, value: string): string => id + two(value.length) + value

/** One of any kind, such as another payee's or that of a fee. */
export const anObject = (seeded: Seeded): string => object(seeded.digits(2), seeded.digits(4))

/** The objects of a code to scan, without its checksum. */
export function scanObjects(country: Country, { reference, amount }: Owed): string {
  const { tag, payee, currency } = schemes[country]
  const sum = `${Math.floor(amount / 100)}.${two(amount % 100)}`
  const named = object('00', payee[0]) + object('01', payee[1])
  const begin = object('00', '01') + object('01', '12')
  if (country === 'TH') {
    const bill = named + object('02', reference) + object('03', 'TH20260001')
    return (
      begin + object(tag, bill) + object('53', currency) + object('54', sum) + object('58', 'TH')
    )
  }
  return (
    begin +
    object(tag, named) +
    object('52', '6012') +
    object('53', currency) +
    object('54', sum) +
    object('58', country === 'GENERIC' ? 'TH' : country) +
    object('59', 'Paso Sandbox Co., Ltd.') +
    object('60', 'Sample City') +
    object('62', object('01', reference))
  )
}

/** The objects with their checksum behind them. */
export const sealed = (objects: string): string => `${objects}6304${crcCheck(`${objects}6304`)}`
