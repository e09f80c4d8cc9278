import { groupDigits } from '@paso/ui-kit'
import { expect, it } from 'vitest'
import egypt, { forms as formsOfEgypt } from '../../countries/egypt.ts'
import pakistan, { forms as formsOfPakistan } from '../../countries/pakistan.ts'
import { numberGroups } from './number-groups.ts'

it.each([
  ['0812345678', '081 234 5678'],
  ['812345678', '81 234 5678'],
  ['08123', '081 23'],
  ['+66812345678', '+66 81 234 5678'],
])('a number of a phone is cut as one: %s is %s', (typed, written) => {
  expect(groupDigits(typed, numberGroups('phone', typed))).toBe(written)
})

it.each([
  [pakistan, formsOfPakistan, '03001234567', '0300 1234567'],
  [pakistan, formsOfPakistan, '3001234567', '300 1234567'],
  [pakistan, formsOfPakistan, '+9203001234567', '+92 0300 1234567'],
  [egypt, formsOfEgypt, '+201012345678', '+20 10 1234 5678'],
  [egypt, formsOfEgypt, '002001012345678', '0020 010 1234 5678'],
  [egypt, formsOfEgypt, '01012345678', '010 1234 5678'],
  [egypt, formsOfEgypt, '010123456789', '010 1234 5678\u00a09'],
  [egypt, formsOfEgypt, '+2010123456789', '+20 10 1234 5678\u00a09'],
  [pakistan, formsOfPakistan, '030012345678', '0300 1234567\u00a08'],
])('and as people in the country of %s do', (profile, forms, typed, written) => {
  expect(groupDigits(typed, numberGroups('phone', typed, profile, forms))).toBe(written)
})

it('a slip among the digits moves no group, and leaves none of no size, which would never end', () => {
  expect(numberGroups('phone', '8123x567')).toEqual([2, 3, 4])
})

it('any other number is cut as its row says', () => {
  expect(numberGroups([4], '4111111111111111')).toEqual([4])
})
