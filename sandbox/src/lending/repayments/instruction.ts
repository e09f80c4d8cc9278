import { minuteIn } from '../../foundation/clock.ts'
import type { Language } from '../../foundation/languages.ts'
import { say } from '../../foundation/say.ts'
import type { Minor } from '../../foundation/money.ts'
import type { NumberScheme } from '../rules/number-scheme.ts'
import type { PaymentMethod } from '../countries/payee.ts'
import { homeName } from '../countries/shared/home-names.ts'
import type { ScanScheme } from '../countries/shared/scan-scheme.ts'
import type { CountryProfile } from '../countries/country-profile.ts'
import { profileOf } from '../countries/countries.ts'
import type { Method, Repayment } from './repayment-store.ts'

/** A code that does not say, when it is read again, what it was made to say. Nobody is shown it. */
class WrongPaymentCode extends Error {
  override name = 'WrongPaymentCode'
}

/** The ways to pay in a country, the most usual first. */
export function methodsOf({ payee }: CountryProfile): Method[] {
  return payee.ways.map(({ method }) => method)
}

/** The most that one payment by this method may be; null where there is no such limit. */
export function limitOf(country: CountryProfile, method: Method): Minor | null {
  const way = methodOf(country, method)
  return 'limit' in way ? way.limit : null
}

/** What the payer needs, in the shape of the contract. Throws `WrongPaymentCode`. */
export function instructionFor(
  repayment: Repayment,
  order: { number: string; appId: string },
  language: Language,
) {
  const country = profileOf(order)
  const { payee, zone } = country
  const bank = say(language, 'payee.bank')
  const way = methodOf(country, repayment.method)
  const { reference } = repayment
  return {
    payee_name: payee.name,
    bank_name: null,
    account_number: null,
    virtual_account: null,
    store_name: null,
    store_code: null,
    paynet_reference: null,
    barcode: null,
    amount_limit: limitOf(country, repayment.method),
    reference,
    qr_payload: null,
    expires_at: repayment.expiresAt.toISOString(),
    expires_local: minuteIn(zone, repayment.expiresAt),
    ...particulars(),
  }

  function particulars() {
    switch (way.method) {
      case 'bank_transfer':
        return { bank_name: bank, account_number: payee.accountNumber }
      case 'scan_code':
        return {
          qr_payload: scannable(way.scheme, repayment, {
            orderNumber: order.number,
            payeeName: payee.name,
          }),
        }
      case 'virtual_account':
        return { bank_name: bank, virtual_account: numberFor(way.account, reference) }
      case 'convenience_store': {
        const code = numberFor(way.code, reference)
        return { store_name: homeName(way.store, language), store_code: code, barcode: code }
      }
      case 'paynet': {
        const code = numberFor(way.code, reference)
        return { paynet_reference: code, barcode: code }
      }
    }
  }
}

/** The reference that a payer's number stands for, whatever method it was shown by. */
export function referenceShown({ payee }: CountryProfile, shown: string): string {
  for (const way of payee.ways) {
    const scheme = 'code' in way ? way.code : 'account' in way ? way.account : undefined
    const reference = typeof scheme === 'object' ? scheme.referenceIn(shown) : undefined
    if (reference !== undefined) return reference
  }
  return shown
}

/** The country's codes to scan; every country has them. */
export function scanSchemeOf(country: CountryProfile): ScanScheme {
  const way = methodOf(country, 'scan_code')
  if (way.method !== 'scan_code') throw new RangeError(`${country.name} has no code to scan`)
  return way.scheme
}

function methodOf({ name, payee }: CountryProfile, method: Method): PaymentMethod {
  const way = payee.ways.find((each) => each.method === method)
  if (!way) throw new RangeError(`${method} is no way to pay in ${name}`)
  return way
}

function scannable(
  scheme: ScanScheme,
  repayment: Repayment,
  named: { orderNumber: string; payeeName: string },
): string {
  const code = scheme.write({ ...repayment, ...named })
  const read = scheme.read(code)
  if (read.reference !== repayment.reference || read.amount !== repayment.amount) {
    throw new WrongPaymentCode('the scan code asks for something else')
  }
  return code
}

function numberFor(scheme: NumberScheme, reference: string): string {
  const number = scheme.of(reference)
  if (scheme.referenceIn(number) !== reference) {
    throw new WrongPaymentCode('the number does not hold its reference')
  }
  return number
}
