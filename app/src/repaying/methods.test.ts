import { expect, it } from 'vitest'
import { payment as egypt } from '../countries/egypt.ts'
import { payment as mexico } from '../countries/mexico.ts'
import { payment as pakistan } from '../countries/pakistan.ts'
import { payment as thailand } from '../countries/thailand.ts'
import { ownAccountLabel } from './methods.ts'

it('an account of one payment is called what a bank’s app asks for', () => {
  expect(ownAccountLabel(mexico)).toBe('CLABE 账号')
  expect(ownAccountLabel(pakistan)).toBe('IBAN 账号')
  // No number of these is an IBAN, or needs another name.
  expect(ownAccountLabel(egypt)).toBe('专用账户')
  expect(ownAccountLabel(thailand)).toBe('专用账户')
})
