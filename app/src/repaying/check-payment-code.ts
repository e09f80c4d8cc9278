/**
 * Reads an EMVCo merchant-presented code again before it is drawn: a person is about to pay with
 * it and cannot read it. Format: EMVCo QRCPS-MPM; what stands where is the country's.
 */
import type { PaymentCodeRule } from '../countries/country-profile.ts'

/**
 * What may stand beside the payee. Payees stand under 02 to 51, a tip or a fee under 55 to 57; what a
 * bank makes of 65 to 99 no standard says.
 */
const BESIDE = ['00', '01', '52', '53', '54', '58', '59', '60', '61', '62', '63', '64']

interface Expected {
  /** Minor units. */
  amount: number
  /** ISO 4217 code. */
  currency: string
  reference: string
}

/**
 * True only if the code is whole, pays a biller of the country's own list and nobody else, and asks
 * for exactly this amount with this reference. Never in a country without a rule.
 */
export function isPaymentCodeFor(
  payload: string,
  expected: Expected,
  rule: PaymentCodeRule | null,
): boolean {
  const checked = payload.slice(0, -4)
  // The checksum is over bytes: a letter of another script could pass for the one whose last eight bits it has.
  if (rule === null || !/^[ -~]*6304.{4}$/.test(payload) || checksum(checked) !== payload.slice(-4))
    return false
  const fields = readFields(payload)
  if (fields === undefined) return false
  // The only version there is, and a code for many payments or for one: a bank's app takes no other.
  if (!payload.startsWith('000201') || !/^1[12]$/.test(fields.get('01') ?? '')) return false
  const payee = readFields(fields.get(rule.payee) ?? '') ?? new Map<string, string>()
  if (!hasOnly(fields, [rule.payee, ...BESIDE]) || !hasOnly(payee, rule.payeeParts)) return false
  if (payee.get('00') !== rule.scheme || !rule.billers.includes(payee.get('01') ?? '')) return false
  const [tag, inner] = rule.reference
  return (
    rule.currency === expected.currency &&
    fields.get('53') === rule.currencyNumber &&
    minorUnits(fields.get('54') ?? '') === expected.amount &&
    readFields(fields.get(tag) ?? '')?.get(inner) === expected.reference
  )
}

const hasOnly = (fields: ReadonlyMap<string, string>, ids: readonly string[]): boolean =>
  [...fields.keys()].every((id) => ids.includes(id))

/** `id length value` one after another; undefined where the lengths do not come out. */
function readFields(text: string): Map<string, string> | undefined {
  const fields = new Map<string, string>()
  let rest = text
  while (rest !== '') {
    const head = /^([0-9]{2})([0-9]{2})/.exec(rest)
    const [, id, digits] = head ?? []
    if (id === undefined || digits === undefined) return undefined
    const end = 4 + Number(digits)
    // Of one that stands twice, two banks could read two things.
    if (end > rest.length || fields.has(id)) return undefined
    fields.set(id, rest.slice(4, end))
    rest = rest.slice(end)
  }
  return fields
}

/** `10470.55` as 1047055, without ever being a fraction. */
function minorUnits(text: string): number | undefined {
  const [, whole, fraction = ''] = /^([0-9]{1,10})(?:\.([0-9]{1,2}))?$/.exec(text) ?? []
  return whole === undefined ? undefined : Number(whole + fraction.padEnd(2, '0'))
}

/** CRC-16/CCITT-FALSE as four upper-case hexadecimal digits. */
function checksum(text: string): string {
  let crc = 0xffff
  for (let at = 0; at < text.length; at++) {
    crc ^= text.charCodeAt(at) << 8
    for (let bit = 0; bit < 8; bit++) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
