import { dateIn, minuteIn } from '../clock.ts'
import { billPaymentCode } from '../rules/merchant-code.ts'
import { markets } from '../rules/products.ts'
import type { Country } from '../settings.ts'
import type { Method, Repayment } from './repayment-store.ts'

/** Where the sandbox's lender takes money. Made up; no bank knows these numbers. */
interface Payee {
  name: string
  bank: Readonly<Record<'th' | 'en', string>>
  accountNumber: string
  /** PromptPay biller id, where there is PromptPay. */
  biller: string | null
}

const sandboxPayee: Payee = {
  name: 'Paso Sandbox Co., Ltd.',
  bank: { th: 'ธนาคารสาธิต', en: 'Demonstration Bank' },
  accountNumber: '1234567890',
  biller: null,
}

const payees: Readonly<Record<Country, Payee>> = {
  TH: { ...sandboxPayee, biller: '099400012345678' },
  MX: sandboxPayee,
  PK: sandboxPayee,
  EG: sandboxPayee,
  GENERIC: sandboxPayee,
}

/** The ways to pay in a country, the most usual first. */
export function methodsOf(country: Country): Method[] {
  return payees[country].biller === null ? ['bank_transfer'] : ['scan_code', 'bank_transfer']
}

/** What the payer needs, in the shape of the contract. */
export function instructionFor(
  repayment: Repayment,
  order: { number: string },
  country: Country,
  language: string,
) {
  const payee = payees[country]
  const transfer = repayment.method === 'bank_transfer'
  return {
    payee_name: payee.name,
    bank_name: transfer ? payee.bank[language === 'th' ? 'th' : 'en'] : null,
    account_number: transfer ? payee.accountNumber : null,
    virtual_account: null,
    store_name: null,
    store_code: null,
    paynet_reference: null,
    barcode: null,
    amount_limit: null,
    reference: repayment.reference,
    qr_payload:
      transfer || payee.biller === null
        ? null
        : billPaymentCode({
            biller: payee.biller,
            reference1: repayment.reference,
            reference2: order.number,
            amount: repayment.amount,
          }),
    expires_at: repayment.expiresAt.toISOString(),
    expires_local: minuteIn(markets[country].zone, repayment.expiresAt),
  }
}

const HOUR = 3_600_000

/**
 * When an instruction ends: with the day in the lender's zone, since interest is by the day; with
 * the next day when less than two hours of this one are left.
 */
export function endOfDay(zone: string, now: Date): Date {
  const end = lastSecondOf(zone, now)
  return end.getTime() - now.getTime() < 2 * HOUR
    ? lastSecondOf(zone, new Date(end.getTime() + HOUR))
    : end
}

function lastSecondOf(zone: string, instant: Date): Date {
  const day = dateIn(zone, instant)
  let before = instant.getTime()
  let afterwards = before + 26 * HOUR
  while (afterwards - before > 1000) {
    const middle = Math.floor((before + afterwards) / 2)
    if (dateIn(zone, new Date(middle)) === day) before = middle
    else afterwards = middle
  }
  return new Date(Math.floor(before / 1000) * 1000)
}
