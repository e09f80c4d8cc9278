import { expect, test } from 'vitest'
import type { Country } from '../../foundation/contract.ts'
import type { Language } from '../../foundation/languages.ts'
import { countries } from '../countries/countries.ts'
import type { ExportedData } from './copy-facts.ts'
import { aboutBorrower } from './profile-rows.ts'
import { paymentsMade, receivingAccounts } from './readable-rows.ts'

type Category = ExportedData['accounts'][number]['category']

/** What the page says first of a borrower and of an account, by their labels. */
function read(
  [country, language]: readonly [Country, Language],
  own: { phone: string; identity: string; category: Category; number: string },
): Record<string, string> {
  const { phonePrefix } = countries[country]
  const at = '2026-11-21T10:00:00.000Z'
  const data = {
    account: { phone_prefix: phonePrefix, phone: own.phone, registered_at: at },
    profile: { personal: { identity_number: own.identity }, basic: null },
    accounts: [
      { bank_code: 'none', ...own, holder_name: 'Malee', created_at: at, removed_at: null },
    ],
  } as unknown as ExportedData
  const reading = { language, profile: countries[country] }
  const entries = [...aboutBorrower(data, reading), ...receivingAccounts(data, reading)]
  return Object.fromEntries(
    entries.flatMap(({ facts }) =>
      facts.map(({ label, value }) => [label, value.replace(/[\u2066-\u2069]/g, '')]),
    ),
  )
}

test('numbers are called and cut as people of the country do', () => {
  const bank_account = 'bank_account'
  expect(
    read(['EG', 'ar'], {
      phone: '1012345678',
      identity: '29003120100015',
      category: bank_account,
      number: 'EG380019000500000000263180002',
    }),
  ).toMatchObject({
    'رقم الهاتف المحمول': '+20 10 1234 5678',
    'الرقم القومي': '2 900312 01 00015',
    'رقم الحساب الدولي (IBAN)': 'EG38 0019 0005 0000 0000 2631 8000 2',
  })
  expect(
    read(['MX', 'es'], {
      phone: '5512345678',
      identity: 'MUPT900312HDFSRM04',
      category: bank_account,
      number: '002010077777777771',
    }),
  ).toMatchObject({
    CURP: 'MUPT 900312 HDFSRM 04',
    CLABE: '002 010 07777777777 1',
    'Número de celular': '+52 55 1234 5678',
  })
  expect(
    read(['TH', 'en'], {
      phone: '812345678',
      identity: '1101700230705',
      category: bank_account,
      number: '1234567890',
    }),
  ).toMatchObject({
    'ID card number': '1 1017 00230 70 5',
    'Account number': '123 4 56789 0',
    'Mobile number': '+66 81 234 5678',
  })
})

test('a wallet’s number is the phone number that is dialled, and a card’s stands in fours', () => {
  const own = { phone: '3079316480', identity: '3520226935288', number: '3001234567' }
  expect(read(['PK', 'en'], { ...own, category: 'wallet' })).toMatchObject({
    'CNIC number': '35202-2693528-8',
    'Wallet number': '0300 1234567',
    'Wallet holder': 'Malee',
    'Mobile number': '+92 307 9316480',
  })
  const card = read(['PK', 'en'], { ...own, category: 'card', number: '4111111111111111' })
  expect(card).toMatchObject({
    'Card number': '4111 1111 1111 1111',
    'Account holder': 'Malee',
  })
  const other = { phone: '1012345678', identity: '123456789012345678', number: '1012345678' }
  expect(read(['EG', 'en'], { ...other, category: 'wallet' })).toMatchObject({
    'National ID number': '123456 789012 345678',
    'Wallet number': '010 1234 5678',
  })
})

test('a payment’s reference stands in groups, as the app shows it', () => {
  const data = {
    repayments: [{ repayment_id: 'r1', reference: '402177881903' }],
    payments: [
      {
        amount: { amount: 10_000, currency: 'PKR' },
        order_id: 'o1',
        repayment_id: 'r1',
        paid_at: '2026-11-21T10:00:00.000Z',
      },
    ],
  } as unknown as ExportedData
  const [payment] = paymentsMade(data, [], { language: 'en', profile: countries.PK })
  expect(payment?.facts).toContainEqual({ label: 'Reference', value: '4021 7788 1903' })
})

test('a number of another form stays in one piece', () => {
  const own = { phone: '123', identity: '12345', category: 'wallet', number: '123' } as const
  expect(read(['PK', 'en'], own)).toMatchObject({
    'CNIC number': '12345',
    'Wallet number': '0123',
    'Mobile number': '+92 123',
  })
})
