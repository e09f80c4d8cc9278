import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkIdentityNumber, mexico, validateStep } from '../src/rules/index.ts'

const SIGNS = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'

/** A CURP with the check digit that the instructivo works out. */
function withDigit(stem: string): string {
  const sum = [...stem].reduce((total, sign, at) => total + SIGNS.indexOf(sign) * (18 - at), 0)
  return stem + String((10 - (sum % 10)) % 10)
}

const rule = (number: string) => checkIdentityNumber(number, mexico)?.rule

test('a CURP names a state of birth that there is', () => {
  const states =
    'AS BC BS CC CL CM CS CH DF DG GT GR HG JC MC MN MS NE NT NL OC PL QT QR SP SL SR TC TS TL VZ YN ZS'
  const there = new Set(states.split(' '))
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  for (const state of letters.flatMap((first) => letters.map((second) => first + second))) {
    const number = withDigit(`SXRA900505H${state}BCD0`)
    expect([state, rule(number)]).toEqual([state, there.has(state) ? undefined : 'identity_check'])
  }
})

test('a CURP begins with none of the inconvenient words, and with what is given in their place', () => {
  for (const word of ['BACA', 'CACA', 'PENE', 'PUTO', 'RATA', 'WUEY']) {
    expect(rule(withDigit(`${word}900505HDFBCD0`))).toBe('identity_check')
    const given = `${word.charAt(0)}X${word.slice(2)}`
    expect(rule(withDigit(`${given}900505HDFBCD0`))).toBeUndefined()
  }
  expect(rule(withDigit('PERA900505HDFBCD0'))).toBeUndefined()
})

test('a CURP has no Ñ, by the rule and by the pattern of the contract alike', () => {
  const bundle = JSON.parse(
    readFileSync(new URL('../../openapi/lender.expanded.json', import.meta.url), 'utf8'),
  ) as {
    components: { schemas: Record<string, { properties: Record<string, { pattern: string }> }> }
  }
  const pattern =
    bundle.components.schemas['PersonalDetails']?.properties['identity_number']?.pattern
  for (const stem of ['ÑXRA900505HDFBCD0', 'SXRA900505HDFBÑD0', 'XXRA900505HDFBXD0']) {
    const number = withDigit(stem)
    const isTaken = new RegExp(pattern ?? '(?!)').test(number)
    expect(rule(number) === undefined).toBe(isTaken)
    const faults = validateStep('personal', { identity_number: number }, mexico, '2026-11-21')
    expect(faults.some(({ field }) => field === 'identity_number')).toBe(!isTaken)
  }
})

test('who has an X in the CURP can say so of themself', () => {
  const person = {
    given_name: 'Alex',
    family_name: 'Reyes',
    identity_number: withDigit('SXRA900505XDFBCD0'),
    birth_date: '1990-05-05',
    gender: 'third_gender',
  }
  expect(validateStep('personal', person, mexico, '2026-11-21')).toEqual([])
})
