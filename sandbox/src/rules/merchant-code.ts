import type { Minor } from './money.ts'

/** CRC-16/CCITT-FALSE over ASCII, as four upper-case hex digits. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8
    for (let bit = 0; bit < 8; bit++) {
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/** A code that cannot be read, or whose checksum is wrong. */
export class UnreadableCode extends Error {
  override name = 'UnreadableCode'
}

const PROMPTPAY_BILL_PAYMENT = 'A000000677010112'

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
  const body =
    field('00', '01') +
    field('01', payment.amount === null ? '11' : '12') +
    field('30', merchant) +
    field('53', '764') +
    (payment.amount === null ? '' : field('54', decimal(payment.amount))) +
    field('58', 'TH') +
    '6304'
  return body + crc16(body)
}

/** Reads such a code again; throws `UnreadableCode` for any other text or a wrong checksum. */
export function readBillPayment(payload: string): BillPayment {
  const checked = payload.slice(0, -4)
  if (!checked.endsWith('6304') || crc16(checked) !== payload.slice(-4)) {
    throw new UnreadableCode('the checksum is wrong')
  }
  const fields = fieldsOf(payload)
  const merchant = fieldsOf(fields.get('30') ?? '')
  const [biller, reference1] = [merchant.get('01'), merchant.get('02')]
  if (merchant.get('00') !== PROMPTPAY_BILL_PAYMENT || !biller || !reference1) {
    throw new UnreadableCode('not a PromptPay bill payment')
  }
  if (fields.get('53') !== '764') throw new UnreadableCode('not in baht')
  const amount = fields.get('54')
  return {
    biller,
    reference1,
    reference2: merchant.get('03') ?? null,
    amount: amount === undefined ? null : minorUnits(amount),
  }
}

function field(id: string, value: string): string {
  if (!/^[\x20-\x7e]{1,99}$/.test(value)) throw new UnreadableCode(`field ${id} does not fit`)
  return id + String(value.length).padStart(2, '0') + value
}

function fieldsOf(text: string): Map<string, string> {
  const found = new Map<string, string>()
  let at = 0
  while (at < text.length) {
    const header = /^([0-9]{2})([0-9]{2})$/.exec(text.slice(at, at + 4))
    const value = text.slice(at + 4, at + 4 + Number(header?.[2]))
    if (!header?.[1] || value.length !== Number(header[2])) {
      throw new UnreadableCode('the fields do not add up')
    }
    found.set(header[1], value)
    at += 4 + value.length
  }
  return found
}

/** 104705 as `1047.05`, without a float in between. */
function decimal(amount: Minor): string {
  const digits = String(amount).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

function minorUnits(text: string): Minor {
  const match = /^([0-9]{1,10})(?:\.([0-9]{1,2}))?$/.exec(text)
  if (!match?.[1]) throw new UnreadableCode('the amount is malformed')
  return Number(match[1] + (match[2] ?? '').padEnd(2, '0'))
}
