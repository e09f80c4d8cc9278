import { expect, it } from 'vitest'
import * as generic from '../../countries/generic.ts'
import * as mexico from '../../countries/mexico.ts'
import * as pakistan from '../../countries/pakistan.ts'
import { otherBank } from './other-bank.ts'

const bank = (bank_code: string) =>
  ({ bank_code, name: bank_code, category: 'bank_account' }) as const
const banks = ['banamex', 'bbva_mx', 'hey_banco', 'hbl', 'scb_pk'].map(bank)
const named = (
  { forms }: { forms: typeof generic.forms },
  bank_code: string,
  number: string,
  category = 'bank_account',
) => otherBank(forms, banks, { category, bank_code, number })?.bank_code

it('an account of another bank than the chosen one is seen by its number', () => {
  expect(named(mexico, 'bbva_mx', '002-010-07777777777-1')).toBe('banamex')
  expect(named(mexico, 'banamex', '002 010 07777777777 1')).toBeUndefined()
  expect(named(pakistan, 'hbl', 'pk36 scbl 0000 0011 2345 6702')).toBe('scb_pk')
  expect(named(pakistan, 'scb_pk', 'PK36SCBL0000001123456702')).toBeUndefined()
})

it('nothing is said where either is not known, of a card, or in a country without such a table', () => {
  // A clearing house; a bank whose accounts have two codes; a bank that the lender does not offer.
  expect(named(mexico, 'banamex', '646180000000000001')).toBeUndefined()
  expect(named(mexico, 'hey_banco', '058000000000000001')).toBeUndefined()
  expect(named(mexico, 'banamex', '072000000000000001')).toBeUndefined()
  expect(named(mexico, 'bbva_mx', '0020100777777777', 'card')).toBeUndefined()
  expect(named(generic, 'hbl', '0020100777')).toBeUndefined()
})
