import { billPaymentCode, readBillPayment } from '../rules/bill-payment-code.ts'
import { merchantCode, readMerchantCode } from '../rules/merchant-code.ts'
import type { Currency, Minor } from '../../foundation/money.ts'
import type { PaymentMethod } from '../countries/payee.ts'

export type ScanMethod = Extract<PaymentMethod, { method: 'scan_code' }>

/** What a scanned code says to the payer's bank. */
export interface ScannedPayment {
  reference: string
  amount: Minor | null
}

/** The text of the code for this payment. */
export function scanCode(
  way: ScanMethod,
  payment: { reference: string; amount: Minor; currency: Currency } & {
    orderNumber: string
    payeeName: string
  },
): string {
  const { reference, amount, currency } = payment
  if ('promptPayBiller' in way) {
    return billPaymentCode({
      biller: way.promptPayBiller,
      reference1: reference,
      reference2: payment.orderNumber,
      amount,
    })
  }
  return merchantCode(
    { scheme: way.scheme, account: way.account, currency, reference, amount },
    { country: way.country, name: payment.payeeName, city: way.city },
  )
}

/** What the code says; throws `UnreadableCode` for any other text or a wrong checksum. */
export function readScanCode(way: ScanMethod, payload: string): ScannedPayment {
  if (!('promptPayBiller' in way)) return readMerchantCode(payload)
  const { reference1, amount } = readBillPayment(payload)
  return { reference: reference1, amount }
}
