import {
  decimal,
  field,
  fieldsOf,
  minorUnits,
  sealed,
  UnreadableCode,
  unsealed,
} from './emv-fields.ts'
import type { Currency, Minor } from '../../foundation/money.ts'

/** ISO 4217 numbers, as tag 53 has them. */
const currencyNumbers = {
  THB: '764',
  PKR: '586',
  MXN: '484',
  EGP: '818',
} as const satisfies Record<Currency, string>

/** The tag that a payment scheme of one's own may take, by EMVCo and by Pakistan's Raast. */
const SCHEME = '26'
/** Additional data, and the bill number in it. */
const ADDITIONAL = '62'
const BILL_NUMBER = '01'
/** Merchant category: a lender that is no bank. */
const CATEGORY = '6012'

/** What a merchant-presented code outside of Thailand's PromptPay asks for. */
export interface MerchantPayment {
  /** Names the payment scheme, such as `pk.raast`. */
  scheme: string
  /** The payee's number in that scheme. */
  account: string
  currency: Currency
  /** Whose debt is paid. */
  reference: string
  /** Minor units; null where the payer chooses. */
  amount: Minor | null
}

/** Who is named to the payer; ISO 3166 country, at most 25 and 15 characters of ASCII. */
export interface Merchant {
  country: string
  name: string
  city: string
}

/** The text of an EMVCo merchant-presented QR (tag 26), usable once when it names an amount. */
export function merchantCode(payment: MerchantPayment, merchant: Merchant): string {
  return sealed(
    field('00', '01') +
      field('01', payment.amount === null ? '11' : '12') +
      field(SCHEME, field('00', payment.scheme) + field('01', payment.account)) +
      field('52', CATEGORY) +
      field('53', currencyNumbers[payment.currency]) +
      (payment.amount === null ? '' : field('54', decimal(payment.amount))) +
      field('58', merchant.country) +
      field('59', merchant.name.slice(0, 25)) +
      field('60', merchant.city.slice(0, 15)) +
      field(ADDITIONAL, field(BILL_NUMBER, payment.reference)),
  )
}

/** Reads such a code again; throws `UnreadableCode` for any other text or a wrong checksum. */
export function readMerchantCode(payload: string): MerchantPayment {
  const fields = unsealed(payload)
  const scheme = fieldsOf(fields.get(SCHEME) ?? '')
  const reference = fieldsOf(fields.get(ADDITIONAL) ?? '').get(BILL_NUMBER)
  const [id, account] = [scheme.get('00'), scheme.get('01')]
  if (!id || !account || !reference) throw new UnreadableCode('not a payment with a bill number')
  const number = fields.get('53')
  const found = Object.entries(currencyNumbers).find(([, each]) => each === number)
  if (!found) throw new UnreadableCode('not in a currency of ours')
  const amount = fields.get('54')
  return {
    scheme: id,
    account,
    currency: found[0] as Currency,
    reference,
    amount: amount === undefined ? null : minorUnits(amount),
  }
}
