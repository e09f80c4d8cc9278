import type { Language } from '../../foundation/languages.ts'
import type { Minor } from '../../foundation/money.ts'
import type { Country } from '../settings/settings.ts'
import { clabe, pakistaniIban, prefixed, withLuhn, type NumberScheme } from './number-scheme.ts'

/** One way to pay and what it needs. */
export type PaymentMethod =
  | { method: 'bank_transfer' }
  | { method: 'scan_code'; promptPayBiller: string }
  | { method: 'scan_code'; scheme: string; account: string; country: string; city: string }
  | { method: 'virtual_account'; account: NumberScheme }
  | { method: 'convenience_store'; store: string; code: NumberScheme; limit: Minor }
  | { method: 'paynet'; code: NumberScheme; limit: Minor }

/** Where the sandbox's lender takes money in a country. Made up; no bank knows these numbers. */
export interface Payee {
  name: string
  bank: Readonly<Record<Language, string>>
  accountNumber: string
  /** How long a reference is, which other people's numbers must have room for. */
  referenceDigits: 9 | 11 | 12
  /** The most usual first. */
  ways: readonly PaymentMethod[]
}

const sandbox = {
  name: 'Paso Sandbox Co., Ltd.',
  bank: {
    en: 'Demonstration Bank',
    th: 'ธนาคารสาธิต',
    es: 'Banco de Demostración',
    vi: 'Ngân hàng Minh họa',
    ar: 'بنك تجريبي',
    ur: 'نمائشی بینک',
  },
  accountNumber: '1234567890',
  referenceDigits: 12,
} as const

const transfer: PaymentMethod = { method: 'bank_transfer' }
/** The scheme of codes where no public one is known to us. */
const ownScheme = { method: 'scan_code', scheme: 'app.paso.sandbox', account: '0001' } as const

/** Limits at a counter: Mexico's by OXXO and Paynet; the others are the sandbox's own. */
export const payees: Readonly<Record<Country, Payee>> = {
  TH: {
    ...sandbox,
    ways: [
      { method: 'scan_code', promptPayBiller: '099400012345678' },
      transfer,
      { method: 'virtual_account', account: prefixed('9', 12) },
      {
        method: 'convenience_store',
        store: '7-Eleven Counter Service',
        code: withLuhn('94', 12),
        limit: 3_000_000,
      },
    ],
  },
  MX: {
    ...sandbox,
    referenceDigits: 11,
    ways: [
      { method: 'virtual_account', account: clabe('646180') },
      { method: 'convenience_store', store: 'OXXO', code: withLuhn('93', 11), limit: 1_000_000 },
      { method: 'paynet', code: withLuhn('1010', 11), limit: 999_999 },
      transfer,
      { ...ownScheme, country: 'MX', city: 'Mexico City' },
    ],
  },
  PK: {
    ...sandbox,
    ways: [
      {
        method: 'scan_code',
        scheme: 'pk.raast',
        account: '+923000000000',
        country: 'PK',
        city: 'Islamabad',
      },
      transfer,
      { method: 'virtual_account', account: pakistaniIban('PASO') },
      {
        method: 'convenience_store',
        store: 'Easypaisa, JazzCash',
        code: withLuhn('92', 12),
        limit: 2_500_000,
      },
    ],
  },
  EG: {
    ...sandbox,
    referenceDigits: 9,
    ways: [
      // A Fawry reference is no longer than nine digits, so that it is the reference itself.
      { method: 'convenience_store', store: 'Fawry', code: prefixed('', 9), limit: 1_000_000 },
      { method: 'virtual_account', account: prefixed('1000', 9) },
      transfer,
      { ...ownScheme, country: 'EG', city: 'Cairo' },
    ],
  },
  GENERIC: {
    ...sandbox,
    ways: [
      { ...ownScheme, country: 'TH', city: 'Bangkok' },
      transfer,
      { method: 'virtual_account', account: prefixed('9', 12) },
      {
        method: 'convenience_store',
        store: 'Sample Shop',
        code: withLuhn('95', 12),
        limit: 2_000_000,
      },
    ],
  },
}
