import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { CountryProfile, PaymentRule } from '../countries/country-profile.ts'
import type { Schema } from '../lender/answers.ts'
import { isOurInstruction } from './check-instruction.ts'

// More of them, or others: NUMBERS=100000 SEED=4711
const COUNT = process.env.NUMBERS ?? '10000'
const SEED = process.env.SEED ?? '20'

interface Judged {
  country: string
  rule: 'scan_code' | 'virtual_account' | 'store_code' | 'paynet_reference'
  typed: string
  reference: string
  amount: number
  right: boolean
}

/** The countries that the app knows. Each that the oracle knows is judged. */
const files: Record<string, { default?: CountryProfile; payment?: PaymentRule }> = import.meta.glob(
  ['../countries/*.ts', '!../countries/*.test.ts'],
  { eager: true },
)
const rules = new Map(
  Object.values(files).flatMap(({ default: profile, payment }) =>
    profile && payment ? [[profile.code as string, payment] as const] : [],
  ),
)

/** Payment codes one slip away from a right one, and what an oracle that knows the published standards alone says of each. */
const judged = execFileSync(
  process.execPath,
  [
    join(import.meta.dirname, '../../../tests/oracle/print-numbers.ts'),
    ...['--count', COUNT, '--seed', SEED, 'payment'],
  ],
  { maxBuffer: 2 ** 28, encoding: 'utf8' },
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Judged)

const fields = {
  scan_code: (typed: string) => ({ method: 'scan_code', qr_payload: typed }),
  virtual_account: (typed: string) => ({ method: 'virtual_account', virtual_account: typed }),
  store_code: (typed: string) => ({
    method: 'convenience_store',
    store_code: typed,
    barcode: typed,
  }),
  paynet_reference: (typed: string) => ({
    method: 'paynet',
    paynet_reference: typed,
    barcode: typed,
  }),
} satisfies Record<Judged['rule'], (typed: string) => { method: Schema<'RepaymentMethod'> }>

function isShown({ country, rule, typed, reference, amount }: Judged): boolean | undefined {
  const payment = rules.get(country)
  if (payment === undefined) return undefined
  const { method, ...shown } = fields[rule](typed)
  // Only what a country of the app can be paid by.
  if (rule === 'scan_code' ? payment.code === null : payment.numbers[rule] === undefined)
    return undefined
  const instruction = {
    ...{ payee_name: payment.owners[0] ?? '', bank_name: null, account_number: null },
    ...{ virtual_account: null, store_name: null, store_code: null, paynet_reference: null },
    ...{ barcode: null, amount_limit: null, qr_payload: null, reference },
    ...{ expires_at: '2026-11-21T16:59:59.000Z', expires_local: '2026-11-21T23:59' },
    ...shown,
  }
  const currency = payment.code?.currency ?? 'THB'
  return isOurInstruction({ method, amount: { amount, currency }, instruction }, payment)
}

test('client and oracle agree on every payment code that a country of the app is paid by', () => {
  const known = judged.map((each) => ({ ...each, shown: isShown(each) }))
  const apart = known.filter(({ shown, right }) => shown !== undefined && shown !== right)
  expect(apart).toEqual([])
  const tried = known.filter(({ shown }) => shown !== undefined)
  const countriesOf = (all: readonly Judged[]) => new Set(all.map(({ country }) => country))
  expect(countriesOf(tried)).toEqual(countriesOf(judged))
  expect(tried.filter(({ right }) => !right).length * 3).toBeGreaterThan(tried.length)
  expect(tried.some(({ right }) => right)).toBe(true)
})
