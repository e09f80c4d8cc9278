import {
  decimal,
  field,
  minorUnits,
  sealed,
  UnreadableCode,
  unsealed,
} from '../../rules/emv-fields.ts'
import type { Minor } from '../../../foundation/money.ts'
import type { ScanScheme } from '../shared/scan-scheme.ts'

const PROMPTPAY_BILL_PAYMENT = 'A000000677010112'
/** Its number in ISO 4217. */
const BAHT = '764'

/** What a PromptPay bill payment asks for. */
export interface BillPayment {
  /** Fifteen digits: tax id and suffix of the one who is paid. */
  biller: string
  /** Whose debt is paid; capitals and digits, at most 20. */
  reference1: string
  reference2: string | null
  /** Satang; null where the payer chooses. */
  amount: Minor | null
}

/**
 * The text of a PromptPay bill-payment QR (EMVCo merchant-presented, tag 30, THB), usable once when
 * it names an amount.
 */
export function billPaymentCode(payment: BillPayment): string {
  const merchant =
    field('00', PROMPTPAY_BILL_PAYMENT) +
    field('01', payment.biller) +
    field('02', payment.reference1) +
    (payment.reference2 === null ? '' : field('03', payment.reference2))
  return sealed(
    field('00', '01') +
      field('01', payment.amount === null ? '11' : '12') +
      field('30', merchant) +
      field('53', BAHT) +
      (payment.amount === null ? '' : field('54', decimal(payment.amount))) +
      field('58', 'TH'),
  )
}

/** Reads such a code again; throws `UnreadableCode` for any other text or a wrong checksum. */
export function readBillPayment(payload: string): BillPayment {
  const { fields, payee } = unsealed(payload, '30', ['00', '01', '02', '03'])
  const [biller, reference1] = [payee.get('01'), payee.get('02')]
  if (payee.get('00') !== PROMPTPAY_BILL_PAYMENT || !biller || !reference1) {
    throw new UnreadableCode('not a PromptPay bill payment')
  }
  if (fields.get('53') !== BAHT) throw new UnreadableCode('not in baht')
  const amount = fields.get('54')
  return {
    biller,
    reference1,
    reference2: payee.get('03') ?? null,
    amount: amount === undefined ? null : minorUnits(amount),
  }
}

/** Codes of a biller, with the order's number beside the reference. */
export const promptPay = (biller: string): ScanScheme => ({
  write: ({ reference, amount, orderNumber }) =>
    billPaymentCode({ biller, reference1: reference, reference2: orderNumber, amount }),
  read(payload) {
    const { biller: payee, reference1, amount } = readBillPayment(payload)
    if (payee !== biller) throw new UnreadableCode('not to this payee')
    return { reference: reference1, amount }
  },
})
