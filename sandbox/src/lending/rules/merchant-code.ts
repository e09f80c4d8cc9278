import {
  decimal,
  field,
  fieldsOf,
  minorUnits,
  sealed,
  UnreadableCode,
  unsealed,
} from './emv-fields.ts'
import type { Minor } from '../../foundation/money.ts'

/** The tag that a payment scheme of one's own may take, by EMVCo and by Pakistan's Raast. */
const SCHEME = '26'
/** Additional data, and the bill number in it. */
const ADDITIONAL = '62'
const BILL_NUMBER = '01'
/** Merchant category: a lender that is no bank. */
const CATEGORY = '6012'

/** What a merchant-presented code asks for. */
export interface MerchantPayment {
  /** Whose debt is paid. */
  reference: string
  /** Minor units; null where the payer chooses. */
  amount: Minor | null
}

/** Who is paid, and how that is named to the payer: at most 25 and 15 characters of ASCII. */
export interface Merchant {
  /** Names the payment scheme, such as `pk.raast`. */
  scheme: string
  /** The payee's number in that scheme. */
  account: string
  /** The currency's number in ISO 4217. */
  currencyNumber: string
  /** ISO 3166. */
  country: string
  name: string
  city: string
}

/** The text of an EMVCo merchant-presented QR (tag 26), usable once when it names an amount. */
export function merchantCode(payment: MerchantPayment, merchant: Merchant): string {
  return sealed(
    field('00', '01') +
      field('01', payment.amount === null ? '11' : '12') +
      field(SCHEME, field('00', merchant.scheme) + field('01', merchant.account)) +
      field('52', CATEGORY) +
      field('53', merchant.currencyNumber) +
      (payment.amount === null ? '' : field('54', decimal(payment.amount))) +
      field('58', merchant.country) +
      field('59', merchant.name.slice(0, 25)) +
      field('60', merchant.city.slice(0, 15)) +
      field(ADDITIONAL, field(BILL_NUMBER, payment.reference)),
  )
}

/**
 * Reads such a code again. Throws `UnreadableCode` for any other text or a wrong checksum, and for a
 * payment to somebody else, or to another too, with a fee, or in another currency.
 */
export function readMerchantCode(
  payload: string,
  { scheme, account, currencyNumber }: Pick<Merchant, 'scheme' | 'account' | 'currencyNumber'>,
): MerchantPayment {
  const { fields, payee } = unsealed(payload, SCHEME, ['00', '01'])
  const reference = fieldsOf(fields.get(ADDITIONAL) ?? '').get(BILL_NUMBER)
  if (!reference) throw new UnreadableCode('not a payment with a bill number')
  if (payee.get('00') !== scheme || payee.get('01') !== account) {
    throw new UnreadableCode('not to this payee')
  }
  if (fields.get('53') !== currencyNumber) throw new UnreadableCode('not in this currency')
  const amount = fields.get('54')
  return { reference, amount: amount === undefined ? null : minorUnits(amount) }
}
