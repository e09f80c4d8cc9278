import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { editions, nationalDigits, normalizeNumber } from '@paso/sdk/rules'
import type { AccountCategory } from '@paso/sdk/rules'
import type { Country } from '../../src/foundation/contract.ts'

/** A number one slip away from a right one, and what an oracle that knows the published standards alone says of it. */
export interface Judged {
  country: Country
  rule:
    | 'identity'
    | 'phone'
    | AccountCategory
    | 'scan_code'
    | 'virtual_account'
    | 'store_code'
    | 'paynet_reference'
  typed: string
  right: boolean
  /** Of a payment. */
  reference?: string
  amount?: number
}

const program = join(import.meta.dirname, '../../../tests/oracle/print-numbers.ts')

/** So many numbers of each rule in each edition. */
export function judgedNumbers(kinds: readonly string[], count: number): Judged[] {
  const seed = process.env['SEED'] ?? '20'
  const said = execFileSync(
    process.execPath,
    [program, '--count', String(count), '--seed', seed, ...kinds],
    { maxBuffer: 2 ** 28, encoding: 'utf8' },
  )
  return said
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Judged)
}

/** What the app sends of what was typed; of a phone that it refuses, what somebody else might send. */
export function sent({ country, rule, typed, right }: Judged): string {
  const isPhone = rule === 'phone' || rule === 'wallet'
  return isPhone && right ? nationalDigits(typed, editions[country]) : normalizeNumber(typed)
}

export const isAccount = (rule: string): rule is AccountCategory =>
  ['bank_account', 'card', 'wallet'].includes(rule)
