import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Schema } from '../lender/answers.ts'
import { payment } from '#country/payment'
import { payment as pakistan } from '../countries/pakistan.ts'
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

/** The code with objects more; each checksum was computed with an independent CRC table. */
const withMore = (objects: string, sum: string): string =>
  `${withAmount.slice(0, -8)}${objects}6304${sum}`

test.each([
  ['a PromptPay person beside the biller', '29370016A00000067701011101130066812345678', '8E2C'],
  ['a card scheme beside it', '02164000123456789012', 'FB7A'],
  ['a scheme of its own beside it', '51200011com.example01011', 'B9F5'],
  ['a tip that the payer is asked for', '550201', '9458'],
  ['a fixed fee', '55020256045.00', '60EF'],
  ['a fee in percent', '55020357043.00', '7D0E'],
  ['what no standard has yet', '65011', '8FE0'],
  ['what is anybody’s', '80200011com.example01011', '2ED6'],
])('a code with %s is refused: a bank would pay somebody else, or more', (_, objects, sum) => {
  expect(isPaymentCodeFor(withMore(objects, sum), expected)).toBe(false)
})

test('a code with the name and place of the payee, in another language too, is the right one', () => {
  const code = withMore('5904Paso6007Bangkok61051011064140002th0104Paso', 'DCB5')
  expect(isPaymentCodeFor(code, expected)).toBe(true)
})

test('a code with more under the payee than its scheme has is refused', () => {
  const code =
    '00020101021130670016A000000677010112011301122334455660211CUSTOMER0010306INV0010401X5303764540810470.555802TH62070703SCB6304BB9B'
  expect(isPaymentCodeFor(code, expected)).toBe(false)
})

test.each([
  [
    'alone',
    true,
    '00020101021226290008pk.raast0113+9230000000005204601253035865406125.505802PK5922Paso Sandbox Co., Ltd.6009Islamabad621601124021778819036304E8FC',
  ],
  [
    'beside a second payee',
    false,
    '00020101021226290008pk.raast0113+92300000000028290008pk.raast0113+9233678658235204601253035865406125.505802PK5922Paso Sandbox Co., Ltd.6009Islamabad621601124021778819036304B6AB',
  ],
  [
    'with a second number',
    false,
    '00020101021226460008pk.raast0113+9230000000000213+9233678658235204601253035865406125.505802PK5922Paso Sandbox Co., Ltd.6009Islamabad621601124021778819036304561A',
  ],
])('of our own payee of Raast %s the code is right: %s', (_, isRight, code) => {
  const owed = { amount: 12_550, currency: 'PKR', reference: '402177881903' }
  expect(isCodeFor(code, owed, pakistan.code)).toBe(isRight)
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
