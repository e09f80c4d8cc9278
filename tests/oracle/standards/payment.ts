import { isBankAndAccount, isIban } from './account.ts'
import { clabeCheck, crcCheck, ibanCheck, luhnCheck } from './check-digits.ts'
import type { Country } from './country.ts'
import { onlyDigits } from './writing.ts'

/** What somebody owes, as a number or a code to pay it names it. */
export interface Owed {
  reference: string
  /** Minor units. */
  amount: number
}

/**
 * How one country's codes to scan name the lender (EMVCo QRCPS-MPM), all the objects that its scheme
 * defines there, where the reference stands, and the currency.
 */
export interface Scheme {
  tag: string
  parts: readonly string[]
  payee: readonly [scheme: string, account: string]
  reference: readonly [tag: string, part: string]
  currency: string
}

const merchant = (payee: Scheme['payee'], currency: string): Scheme => ({
  tag: '26',
  parts: ['00', '01'],
  payee,
  reference: ['62', '01'],
  currency,
})
const own = ['app.paso.sandbox', '0001'] as const

/** The sandbox's lender, with the currency's number of ISO 4217. */
export const schemes: Record<Country, Scheme> = {
  // Bank of Thailand, Thai QR payment: tag 30 for bills, the biller's tax number with its suffix, the first reference.
  TH: {
    tag: '30',
    parts: ['00', '01', '02', '03'],
    payee: ['A000000677010112', '099400012345678'],
    reference: ['30', '02'],
    currency: '764',
  },
  MX: merchant(own, '484'),
  PK: merchant(['pk.raast', '+923000000000'], '586'),
  EG: merchant(own, '818'),
  GENERIC: merchant(own, '586'),
}

/** Whether a bank that reads the code pays the lender what is owed, for this debt. */
export function isScanCode(country: Country, payload: string, owed: Owed): boolean {
  const scheme = schemes[country]
  if (!/^[ -~]+$/.test(payload) || !payload.endsWith(`6304${crcCheck(payload.slice(0, -4))}`))
    return false
  const objects = objectsIn(payload)
  const value = (tag: string) => objects?.find(([id]) => id === tag)?.[1]
  const parts = (tag: string) => new Map(objectsIn(value(tag) ?? '') ?? [])
  const payee = parts(scheme.tag)
  return (
    objects !== null &&
    !objects.some(([id]) => id !== scheme.tag && asksForOther(Number(id))) &&
    [...payee.keys()].every((part) => scheme.parts.includes(part)) &&
    objects[0]?.join('') === '0001' &&
    ['11', '12'].includes(value('01') ?? '') &&
    payee.get('00') === scheme.payee[0] &&
    payee.get('01') === scheme.payee[1] &&
    parts(scheme.reference[0]).get(scheme.reference[1]) === owed.reference &&
    value('53') === scheme.currency &&
    isAmount(value('54') ?? '', owed.amount)
  )
}

/**
 * Whether money may go elsewhere, or more of it: merchant accounts 02 to 51, a tip or convenience fee
 * 55 to 57. EMVCo keeps 65 to 79 for itself and leaves 80 to 99 to anybody.
 */
const asksForOther = (id: number): boolean =>
  (id >= 2 && id <= 51) || (id >= 55 && id <= 57) || id >= 65

/** Data objects one after another: two figures of id, two of length, the value. None stands twice. */
function objectsIn(text: string): [id: string, value: string][] | null {
  const found: [string, string][] = []
  for (let at = 0; at < text.length;) {
    const [id, length] = [text.slice(at, at + 2), text.slice(at + 2, at + 4)]
    const value = text.slice(at + 4, at + 4 + Number(length))
    if (id.length + length.length !== 4 || !onlyDigits(id + length)) return null
    if (value.length !== Number(length) || found.some(([other]) => other === id)) return null
    found.push([id, value])
    at += 4 + value.length
  }
  return found
}

/** A sum in figures, with at most two after its point. */
function isAmount(text: string, minor: number): boolean {
  const [whole = '', fraction = '', ...more] = text.split('.')
  if (more.length > 0 || whole === '' || whole.length > 10 || fraction.length > 2) return false
  if (text.endsWith('.') || !onlyDigits(whole + fraction)) return false
  return BigInt(whole + fraction.padEnd(2, '0')) === BigInt(minor)
}

/** The numbers that one payment uses alone: whether they lead to the lender, for this reference. */
export type NumberMethod = 'virtual_account' | 'store_code' | 'paynet_reference'

/** The number to pay a reference with: what its country's lender writes. */
interface NumberOf {
  of: (reference: string) => string
  is: (number: string, reference: string) => boolean
}

const bare = (prefix: string): NumberOf => ({
  of: (reference) => prefix + reference,
  is: (number, reference) => number === prefix + reference,
})
const luhn = (prefix: string): NumberOf => ({
  of: (reference) => prefix + reference + luhnCheck(prefix + reference),
  is: (number, reference) =>
    number.slice(0, -1) === prefix + reference && number.endsWith(luhnCheck(number.slice(0, -1))),
})

export const numbers: Record<Country, Partial<Record<NumberMethod, NumberOf>>> = {
  TH: { virtual_account: bare('9'), store_code: luhn('94') },
  MX: {
    virtual_account: {
      of: (reference) => `646180${reference}${clabeCheck(`646180${reference}`)}`,
      is: (number, reference) =>
        number.slice(0, 17) === `646180${reference}` &&
        number.slice(17) === clabeCheck(number.slice(0, 17)),
    },
    store_code: luhn('93'),
    paynet_reference: luhn('1010'),
  },
  PK: {
    virtual_account: {
      of: (reference) => `PK${ibanCheck('PK', `PASO0000${reference}`)}PASO0000${reference}`,
      is: (number, reference) =>
        isIban('PK', number, isBankAndAccount) && number.slice(4) === `PASO0000${reference}`,
    },
    store_code: luhn('92'),
  },
  EG: { virtual_account: bare('1000'), store_code: bare('') },
  GENERIC: { virtual_account: bare('9'), store_code: luhn('95') },
}
