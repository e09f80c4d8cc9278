import { describe, expect, test } from 'vitest'
import { payment } from '#country/payment'
import type { Schema } from '../lender/answers.ts'
import { isOurInstruction } from './check-instruction.ts'

const reference = '402177881903'
const nothing = {
  payee_name: 'Paso Sandbox Co., Ltd.',
  bank_name: null,
  account_number: null,
  virtual_account: null,
  store_name: null,
  store_code: null,
  paynet_reference: null,
  barcode: null,
  amount_limit: null,
  reference,
  qr_payload: null,
  expires_at: '2026-11-21T16:59:59.000Z',
  expires_local: '2026-11-21T23:59',
} satisfies Schema<'Instruction'>
const ours = {
  bank_transfer: { bank_name: 'Demonstration Bank', account_number: '1234567890' },
  virtual_account: { virtual_account: `9${reference}` },
  convenience_store: { store_code: `94${reference}2`, barcode: `94${reference}2` },
  scan_code: {
    qr_payload:
      '00020101021230710016A000000677010112011509940001234567802124021778819030312TH26090400015303764540810470.555802TH6304F1D8',
  },
} as const satisfies Partial<Record<Schema<'RepaymentMethod'>, Partial<Schema<'Instruction'>>>>

const check = (
  method: Schema<'RepaymentMethod'>,
  parts: Partial<Schema<'Instruction'>>,
): boolean => {
  const amount = { amount: 1_047_055, currency: 'THB' } as const
  return isOurInstruction({ method, amount, instruction: { ...nothing, ...parts } }, payment)
}

const methods = Object.keys(ours) as (keyof typeof ours)[]

describe.each(methods)('%s', (method) => {
  test('an instruction to pay the lender is shown', () => {
    expect(check(method, ours[method])).toBe(true)
  })

  test('another owner is refused', () => {
    expect(check(method, { ...ours[method], payee_name: 'Somebody Else' })).toBe(false)
  })

  test('another payment’s reference is refused', () => {
    const wrong = check(method, { ...ours[method], reference: '402177881904' })
    // A transfer carries its reference beside the account.
    expect(wrong).toBe(method === 'bank_transfer')
  })

  test('a second account beside its own is refused', () => {
    const other = method === 'virtual_account' ? 'account_number' : 'virtual_account'
    expect(check(method, { ...ours[method], [other]: '1234567890' })).toBe(false)
  })
})

test.each([
  ['bank_transfer', { account_number: '1234567891' }],
  ['bank_transfer', { bank_name: 'Another Bank', account_number: '1234567890' }],
  ['virtual_account', { virtual_account: `8${reference}` }],
  ['convenience_store', { store_code: `94${reference}6`, barcode: `94${reference}6` }],
  ['convenience_store', { store_code: `94${reference}2`, barcode: '940000000000000' }],
  ['convenience_store', { store_code: `93${reference}4`, barcode: `93${reference}4` }],
  ['scan_code', {}],
  ['paynet', { paynet_reference: '1010101234567890', barcode: '1010101234567890' }],
] as const)('%s to %o is refused', (method, parts) => {
  expect(check(method, parts)).toBe(false)
})

// As the sandbox's lenders of other countries write them.
test.each([
  ['clabe', '646180', '40217788190', '646180402177881908'],
  [{ iban: 'PK' }, 'PASO0000', '402177881903', 'PK18PASO0000402177881903'],
] as const)('a number with the check of %o is held to it', (check, prefix, reference, number) => {
  const rule = { ...payment, numbers: { virtual_account: { prefix, check } } }
  const isOurs = (virtual_account: string): boolean =>
    isOurInstruction(
      {
        method: 'virtual_account',
        amount: { amount: 1_047_055, currency: 'MXN' },
        instruction: { ...nothing, reference, virtual_account },
      },
      rule,
    )
  expect(isOurs(number)).toBe(true)
  const wrong = (at: number): string =>
    number.slice(0, at) + String((Number(number[at]) + 1) % 10) + number.slice(at + 1)
  const digits = [...number].flatMap((sign, at) => (/\d/.test(sign) ? [at] : []))
  expect(digits.filter((at) => isOurs(wrong(at)))).toEqual([])
})
