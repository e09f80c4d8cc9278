import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  checkAccountNumber,
  checkIdentityNumber,
  checkPhone,
  editions,
  type AccountCategory,
  type Edition,
} from '../src/rules/index.ts'

// More of them, or others: NUMBERS=100000 SEED=4711
const COUNT = process.env['NUMBERS'] ?? '10000'
const SEED = process.env['SEED'] ?? '20'
const root = join(import.meta.dirname, '../..')

interface Judged {
  country: keyof typeof editions
  rule: string
  typed: string
  right: boolean
}

/** Numbers one slip away from a right one, and what an oracle that knows the published standards alone says of each. */
function judged(kind: string): Judged[] {
  const program = join(root, 'tests/oracle/print-numbers.ts')
  const said = execFileSync(process.execPath, [program, '--count', COUNT, '--seed', SEED, kind], {
    maxBuffer: 2 ** 28,
    encoding: 'utf8',
  })
  return said
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Judged)
}

const isRight: Record<string, (typed: string, edition: Edition, rule: string) => boolean> = {
  identity: (typed, edition) => checkIdentityNumber(typed, edition) === undefined,
  phone: (typed, edition) => checkPhone(typed, edition) === undefined,
  account: (typed, edition, category) =>
    checkAccountNumber(typed, category as AccountCategory, edition) === undefined,
}

describe.each(Object.entries(isRight))('numbers one slip away: %s', (kind, rule) => {
  const all = judged(kind)

  test('client and oracle agree on every one', () => {
    const apart = all.filter(
      (each) => rule(each.typed, editions[each.country], each.rule) !== each.right,
    )
    expect(apart).toEqual([])
  })

  test('at least a third of each rule in each edition are wrong', () => {
    const names = new Set(all.map((each) => `${each.country} ${each.rule}`))
    expect(names.size).toBe(kind === 'account' ? 15 : 5)
    for (const name of names) {
      const some = all.filter((each) => `${each.country} ${each.rule}` === name)
      expect(some).toHaveLength(Number(COUNT))
      const wrong = some.filter(({ right }) => !right).length
      expect([name, wrong * 3 >= some.length]).toEqual([name, true])
    }
  })
})
