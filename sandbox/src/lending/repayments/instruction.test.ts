import { expect, it } from 'vitest'
import type { Language } from '../../foundation/languages.ts'
import { countries } from '../countries/countries.ts'
import { instructionFor } from './instruction.ts'

/** The shops where cash is taken, as an instruction in that language names them. */
function shopsIn(country: keyof typeof countries, language: Language): string | null {
  const { appId, currency, payee } = countries[country]
  const now = new Date('2026-09-21T05:00:00Z')
  const repayment = {
    ...{ borrowerId: '', id: '', orderId: '', settlesOn: null, extension: null },
    ...({ method: 'convenience_store', purpose: 'repay', amount: 20_000, currency } as const),
    ...{ createdAt: now, expiresAt: now, paidAt: null, voucher: null },
    reference: '1'.repeat(payee.referenceDigits),
  }
  return instructionFor(repayment, { number: 'PS-1', appId }, language).store_name
}

it('names the shops in the script of the country’s language, and in Latin letters elsewhere', () => {
  expect(shopsIn('PK', 'ur')).toBe('ایزی پیسہ، جاز کیش')
  expect(shopsIn('PK', 'en')).toBe('Easypaisa, JazzCash')
  expect(shopsIn('PK', 'ar')).toBe('Easypaisa, JazzCash')
  expect(shopsIn('EG', 'ar')).toBe('فوري')
  expect(shopsIn('EG', 'en')).toBe('Fawry')
  expect(shopsIn('MX', 'es')).toBe('OXXO')
})
