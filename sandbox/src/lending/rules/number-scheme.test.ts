import { mexico, pakistan } from '@paso/sdk/rules'
import { describe, expect, it } from 'vitest'
import { clabe } from '../countries/mexico.ts'
import { iban } from '../countries/pakistan.ts'
import { prefixed, withLuhn } from './number-scheme.ts'

const withCheck = {
  'a CLABE': [clabe, '40217788190'],
  'a Pakistani IBAN': [iban, '402177881903'],
  'a code at a counter': [withLuhn('93', 11), '40217788190'],
} as const
const schemes = { ...withCheck, 'a biller account': [prefixed('9', 12), '402177881903'] } as const

describe.each(Object.entries(schemes))('%s', (_, [scheme, reference]) => {
  it('holds the reference', () => {
    const number = scheme.of(reference)
    expect(scheme.referenceIn(number)).toBe(reference)
    expect(scheme.referenceIn(`${number}0`)).toBeUndefined()
    expect(scheme.referenceIn('')).toBeUndefined()
  })
})

describe.each(Object.entries(withCheck))('%s', (_, [scheme, reference]) => {
  it('with one digit changed is refused', () => {
    const number = scheme.of(reference)
    for (let at = 0; at < number.length; at++) {
      if (!/\d/.test(number[at] ?? '')) continue
      const digit = String((Number(number[at]) + 1) % 10)
      const changed = number.slice(0, at) + digit + number.slice(at + 1)
      expect(scheme.referenceIn(changed)).toBeUndefined()
    }
  })
})

it('published account numbers are judged rightly', () => {
  const isClabe = mexico.accountFormats.bank_account.checks
  expect(['002010077777777771', '032180000118359719'].map((each) => isClabe?.(each))).toEqual([
    true,
    true,
  ])
  expect(isClabe?.('002010077777777779')).toBe(false)
  expect(pakistan.accountFormats.bank_account.checks?.('PK36SCBL0000001123456702')).toBe(true)
})
