import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Schema } from '../lender/answers.ts'
import { payment } from '#country/payment'
import { isPaymentCodeFor as isCodeFor } from './check-payment-code.ts'

/** Biller 0112233445566, references CUSTOMER001 and INV001, from public PromptPay test data. */
const withoutAmount =
  '00020101021130620016A000000677010112011301122334455660211CUSTOMER0010306INV00153037645802TH62070703SCB6304780E'
/** The same with tag 54 `10470.55`; its checksum was computed with an independent CRC table. */
const withAmount =
  '00020101021130620016A000000677010112011301122334455660211CUSTOMER0010306INV0015303764540810470.555802TH62070703SCB6304AC72'
/** Thailand's rule, with the biller of the test data. */
const rule = payment.code && { ...payment.code, billers: ['0112233445566'] }
const isPaymentCodeFor = (payload: string, owed: typeof expected): boolean =>
  isCodeFor(payload, owed, rule)
const expected = { amount: 1_047_055, currency: 'THB', reference: 'CUSTOMER001' }

test('a code with the amount and reference that are owed is the right one', () => {
  expect(isPaymentCodeFor(withAmount, expected)).toBe(true)
})

test('a code without an amount is refused: the payer would have to type it', () => {
  expect(isPaymentCodeFor(withoutAmount, expected)).toBe(false)
})

test.each([
  ['another amount', { ...expected, amount: 1_047_054 }],
  ['another reference', { ...expected, reference: 'CUSTOMER002' }],
  ['another currency', { ...expected, currency: 'PKR' }],
])('a code with %s than is owed is refused', (_, other) => {
  expect(isPaymentCodeFor(withAmount, other)).toBe(false)
})

test('a code of another loan is refused, though ours stands in its second reference', () => {
  expect(isPaymentCodeFor(withAmount, { ...expected, reference: 'INV001' })).toBe(false)
})

test('a whole code of another biller is refused', () => {
  expect(isCodeFor(withAmount, expected, payment.code)).toBe(false)
})

test('a code of another scheme is refused', () => {
  expect(isCodeFor(withAmount, expected, rule && { ...rule, scheme: 'A000000677010111' })).toBe(
    false,
  )
})

test('no code is right in a country without a rule for them', () => {
  expect(isCodeFor(withAmount, expected, null)).toBe(false)
})

test('a code with one changed letter is refused', () => {
  expect(isPaymentCodeFor(withAmount.replace('SCB', 'SCD'), expected)).toBe(false)
})

test.each(['', '6304', '63041D0F', 'not a code at all'])(
  'a broken code is refused: %j',
  (payload) => {
    expect(isPaymentCodeFor(payload, expected)).toBe(false)
  },
)

/** Every repayment with a code that the contract's examples show to those who build a lender. */
function repaymentsInExamples(): Schema<'Repayment'>[] {
  const file = new URL('../../../openapi/lender.bundle.json', import.meta.url)
  const repayments: Schema<'Repayment'>[] = []
  JSON.parse(readFileSync(file, 'utf8'), (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('instruction' in value)) return value
    const repayment = value as Schema<'Repayment'>
    if (typeof repayment.instruction.qr_payload === 'string') repayments.push(repayment)
    return value
  })
  return repayments
}

test('the codes that the contract shows as examples are drawn', () => {
  const repayments = repaymentsInExamples()
  expect(repayments.length).toBeGreaterThan(2)
  for (const { amount, instruction } of repayments) {
    const { qr_payload: code, reference } = instruction
    expect(isCodeFor(code ?? '', { ...amount, reference }, payment.code), code ?? '').toBe(true)
  }
})
