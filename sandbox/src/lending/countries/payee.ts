import type { Minor } from '../../foundation/money.ts'
import { merchantCode, readMerchantCode, type Merchant } from '../rules/merchant-code.ts'
import type { NumberScheme } from '../rules/number-scheme.ts'
import type { HomeNames } from './shared/home-names.ts'
import type { ScanScheme } from './shared/scan-scheme.ts'

/** One way to pay and what it needs. */
export type PaymentMethod =
  | { method: 'bank_transfer' }
  | { method: 'scan_code'; scheme: ScanScheme }
  | { method: 'virtual_account'; account: NumberScheme }
  | { method: 'convenience_store'; store: HomeNames; code: NumberScheme; limit: Minor }
  | { method: 'paynet'; code: NumberScheme; limit: Minor }

/** Where the sandbox's lender takes money in a country. Made up; no bank knows these numbers. */
export interface Payee {
  name: string
  /** At the bank that the words of each language name. */
  accountNumber: string
  /** How long a reference is, which other people's numbers must have room for. */
  referenceDigits: 9 | 11 | 12
  /** The most usual first. */
  ways: readonly PaymentMethod[]
}

export const bankTransfer: PaymentMethod = { method: 'bank_transfer' }

/** Codes that a merchant presents, by the scheme and in the place and currency that are given. */
export const merchantCodes = (merchant: Omit<Merchant, 'name'>): ScanScheme => ({
  write: ({ reference, amount, payeeName }) =>
    merchantCode({ reference, amount }, { ...merchant, name: payeeName }),
  read: (payload) => readMerchantCode(payload, merchant),
})

/** The scheme of codes where no public one is known to us. */
export const ownScheme = { scheme: 'app.paso.sandbox', account: '0001' } as const
