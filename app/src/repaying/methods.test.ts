import { expect, it } from 'vitest'
import { payment as egypt } from '../countries/egypt.ts'
import { payment as mexico } from '../countries/mexico.ts'
import { payment as pakistan } from '../countries/pakistan.ts'
import { payment as thailand } from '../countries/thailand.ts'
import { ownAccount } from './methods.ts'

it('an account of one payment is called and written as what a bank’s app asks for', () => {
  expect(ownAccount(mexico)).toEqual({ label: 'CLABE 账号', groups: [3, 3, 11, 1] })
  expect(ownAccount(pakistan)).toEqual({ label: 'IBAN 账号', groups: [4] })
  // No number of these is an IBAN, or as long as a bank's.
  expect(ownAccount(egypt)).toEqual({ label: '专用账户', groups: [4] })
  expect(ownAccount(thailand)).toEqual({ label: '专用账户', groups: [4] })
})
