import { editions } from '@paso/sdk/rules'
import { expect, test } from 'vitest'
import type { Country } from '../../foundation/contract.ts'
import { LANGUAGES, type Language } from '../../foundation/languages.ts'
import { countries, COUNTRIES } from '../countries/countries.ts'
import type { ExportedData } from './copy-facts.ts'
import { aboutBorrower, peopleToCall, whereBorrowerLives, workAndIncome } from './profile-rows.ts'

const words = COUNTRIES.flatMap((country) => LANGUAGES.map((language) => ({ country, language })))

test.each(words)('each answer of $country has words in $language', ({ country, language }) => {
  const edition = editions[country]
  const vehicles = edition.transport ?? { private: [], public: [] }
  const lists: Record<string, readonly string[]> = {
    gender: edition.genders,
    education: edition.education,
    marital_status: edition.maritalStatus,
    loan_purpose: ['daily_use', 'health', 'repair', 'investment', 'tuition', 'other'],
    residence_type: ['own', 'lease', 'other'],
    residence_length: ['months_3', 'months_6', 'year_1', 'years_2', 'more'],
    relation: Object.values(edition.contacts).flatMap(({ relations }) => relations),
    work_type: edition.workTypes,
    occupation: edition.occupations,
    income_band: edition.incomeBands,
    pay_method: edition.payMethods,
    pay_day: edition.payDays,
    transport_type: edition.transport === null ? [] : ['private', 'public'],
    vehicle: [...vehicles.private, ...vehicles.public],
    children: ['0', '5', 'more'],
  }
  const most = Math.max(...Object.values(lists).map(({ length }) => length))
  for (let turn = 0; turn < most; turn++) {
    const answers = Object.fromEntries(
      Object.entries(lists).map(([name, list]) => [name, list[turn % list.length]]),
    )
    const { relation, ...given } = answers
    const data = {
      account: { phone_prefix: '+0', phone: '1', registered_at: '2026-11-21T10:00:00.000Z' },
      profile: {
        personal: given,
        basic: given,
        residence: { ...given, family_address_same: true },
        emergency: { contacts: [{ relation, name: '', phone_prefix: '+0', phone: '1' }] },
        work: given,
      },
    } as unknown as ExportedData
    const reading = { language, profile: countries[country] }
    const said = [aboutBorrower, whereBorrowerLives, peopleToCall, workAndIncome]
      .flatMap((rows) => rows(data, reading))
      .flatMap(({ facts }) => facts.map(({ value }) => value))
    expect(said.filter((value) => /[a-z]_[a-z]|^[a-z]+$/.test(value))).toEqual([])
    expect(said).toHaveLength(country === 'TH' ? 18 : 17)
  }
})

/** What the page says of work and income, by its labels. */
function workRead(
  [country, language]: readonly [Country, Language],
  given: { company_phone: string; pay_method: string; income_band: string },
): Record<string, string> {
  const usual = { work_type: 'salaried', occupation: 'farmer', pay_day: '5' }
  const data = { profile: { work: { ...usual, ...given } } } as unknown as ExportedData
  const [entry] = workAndIncome(data, { language, profile: countries[country] })
  return Object.fromEntries(
    (entry?.facts ?? []).map(({ label, value }) => [label, value.replace(/[\u2066-\u2069]/g, '')]),
  )
}

test('the phone of work is cut as the app cuts it', () => {
  const own = { pay_method: 'cash', income_band: 'above_50000' }
  const written = (country: Country, company_phone: string) =>
    workRead([country, 'en'], { ...own, company_phone })['Work phone number']
  expect(written('TH', '021234567')).toBe('02 123 4567')
  expect(written('GENERIC', '021234567')).toBe('02 123 4567')
  expect(written('PK', '02132345678')).toBe('021 32345678')
  expect(written('PK', '03001234567')).toBe('0300 1234567')
  expect(written('EG', '0227654321')).toBe('02 2765 4321')
  expect(written('MX', '5512345678')).toBe('55 1234 5678')
  // One of another form stays as it was typed.
  expect(written('MX', '12345')).toBe('12345')
})

test('an identity number of digits alone is called and cut as what it is, no CURP', () => {
  const read = (identity_number: string) => {
    const account = { phone_prefix: '+0', phone: '1', registered_at: '2026-11-21T10:00:00.000Z' }
    const profile = { personal: { identity_number }, basic: null }
    const data = { account, profile } as unknown as ExportedData
    const [entry] = aboutBorrower(data, { language: 'en', profile: countries.MX })
    return entry?.facts.map(({ label, value }) => `${label}: ${value}`)
  }
  expect(read('MUPT900312HDFSRM04')).toContain('CURP: MUPT 900312 HDFSRM 04')
  expect(read('123456789012345678')).toContain('ID card number: 123456 789012 345678')
  expect(read('1234567890123456')).toContain('ID card number: 1234 5678 9012 3456')
})

test('a gender is called as in the app', () => {
  const read = (country: Country, language: Language) => {
    const account = { phone_prefix: '+0', phone: '1', registered_at: '2026-11-21T10:00:00.000Z' }
    const profile = { personal: { gender: 'third_gender' }, basic: null }
    const data = { account, profile } as unknown as ExportedData
    const [entry] = aboutBorrower(data, { language, profile: countries[country] })
    return entry?.facts.at(-2)?.value
  }
  expect(read('MX', 'es')).toBe('X (no binario)')
  expect(read('MX', 'ur')).toBe('X (نان بائنری)')
  expect(read('PK', 'ur')).toBe('خواجہ سرا')
})

test('pay and income are asked and answered as in the app', () => {
  const company_phone = '021234567'
  expect(
    workRead(['PK', 'en'], {
      company_phone,
      ...{ pay_method: 'weekly', income_band: 'from_30000_to_50000' },
    }),
  ).toMatchObject({
    'How often are you paid?': 'Every week',
    'Income a month': 'PKR\u00a030,000 to PKR\u00a050,000',
  })
  expect(
    workRead(['TH', 'vi'], {
      company_phone,
      ...{ pay_method: 'other', income_band: 'th_30000_and_up' },
    }),
  ).toMatchObject({
    'Bạn nhận lương bằng cách nào?': 'Cách khác',
    'Thu nhập mỗi tháng': 'Từ 30.000\u00a0฿ trở lên',
  })
})
