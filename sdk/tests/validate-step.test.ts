import { expect, test } from 'vitest'
import { editions, generic, mexico, ruleNames, thailand, validateStep } from '../src/rules/index.ts'
import { appIdValues, educationValues, occupationValues } from '../src/generated/enums.ts'

const today = '2026-11-21'
const rulesOf = (...call: Parameters<typeof validateStep>) =>
  validateStep(...call).map(({ field, rule }) => `${field}: ${rule}`)

const personal = {
  given_name: 'สมชาย',
  family_name: 'ใจดี',
  identity_number: '1101230000001',
  birth_date: '1990-05-14',
  gender: 'third_gender',
}

test('a filled page breaks no rule', () => {
  expect(validateStep('personal', personal, thailand, today)).toEqual([])
})

test('an empty page names each required field in its order', () => {
  expect(rulesOf('personal', {}, thailand, today)).toEqual([
    'given_name: required',
    'family_name: required',
    'identity_number: required',
    'birth_date: required',
    'gender: required',
  ])
  expect(rulesOf('identity', {}, thailand, today)).toEqual([
    'front_file_id: required',
    'back_file_id: required',
    'holder_file_id: required',
  ])
})

test('a field of another edition is unknown', () => {
  expect(rulesOf('personal', { ...personal, full_name: 'Somchai' }, thailand, today)).toEqual([
    'full_name: unknown_field',
  ])
})

test('a value of another edition is no choice', () => {
  const basic = {
    education: 'primaria',
    marital_status: 'married',
    children: '0',
    loan_purpose: 'repair',
  }
  expect(rulesOf('basic', basic, thailand, today)).toEqual(['education: choice'])
  expect(rulesOf('basic', basic, mexico, today)).toEqual([])
})

test('an e-mail may be left out but not be wrong, and another purpose must be said', () => {
  const basic = {
    email: 'nobody',
    education: 'diploma',
    marital_status: 'married',
    children: 'more',
    loan_purpose: 'other',
  }
  expect(rulesOf('basic', basic, thailand, today)).toEqual([
    'email: email',
    'loan_purpose_other: required',
  ])
  const said = { ...basic, email: ' ', loan_purpose_other: 'Wedding' }
  expect(rulesOf('basic', said, thailand, today)).toEqual([])
})

test('a birth date must be the one that the identity number holds', () => {
  const fields = {
    given_name: 'X',
    family_name: 'Y',
    second_family_name: 'Z',
    identity_number: 'BOXW310820HNERXN09',
    birth_date: '1990-05-14',
    gender: 'male',
  }
  expect(validateStep('personal', fields, mexico, today)).toEqual([
    { field: 'birth_date', rule: 'birth_date_differs', params: { held: '1931-08-20' } },
  ])
})

const location = {
  province: 'th-10',
  city: 'th-1003',
  district: 'th-100301',
  detailed_address: '9/1',
  family_address_same: true,
  residence_type: 'lease',
  residence_length: 'year_1',
}

test('an address must be complete, and the family’s where it is another', () => {
  expect(rulesOf('location', location, thailand, today)).toEqual([])
  expect(
    rulesOf('location', { ...location, city: '', family_address_same: false }, thailand, today),
  ).toEqual(['city: required', 'family_address: required'])
  expect(
    rulesOf('location', { ...location, detailed_address: 'x'.repeat(201) }, thailand, today),
  ).toEqual(['detailed_address: too_long'])
})

test('a place that the lists do not have is named', () => {
  const unlisted = { ...location, district: 'other' }
  expect(rulesOf('location', unlisted, thailand, today)).toEqual(['place_other: required'])
  expect(
    rulesOf('location', { ...unlisted, place_other: 'Ban Nong Yai' }, thailand, today),
  ).toEqual([])
})

const mother = {
  kind: 'direct_relative',
  relation: 'mother',
  name: 'A',
  phone_prefix: '+66',
  phone: '812345678',
}
const friend = {
  kind: 'emergency_contact',
  relation: 'friend',
  name: 'B',
  phone_prefix: '+66',
  phone: '898765432',
}

test('contacts need one relative and one other, with different phones', () => {
  expect(rulesOf('emergency', { contacts: [mother, friend] }, thailand, today)).toEqual([])
  expect(validateStep('emergency', { contacts: [mother] }, thailand, today)).toEqual([
    { field: 'contacts', rule: 'too_few', params: { kind: 'emergency_contact', min: 1 } },
  ])
  const twice = { contacts: [mother, { ...friend, phone: '๐๘๑๒๓๔๕๖๗๘' }] }
  expect(validateStep('emergency', twice, thailand, today)).toEqual([
    { field: 'contacts.1.phone', rule: 'same_phone', params: { other: 'contacts.0.phone' } },
  ])
})

test('a contact’s relation belongs to its kind, and three of one kind are too many relatives', () => {
  expect(
    rulesOf(
      'emergency',
      { contacts: [mother, { ...friend, relation: 'spouse' }] },
      thailand,
      today,
    ),
  ).toEqual(['contacts.1.relation: choice'])
  const relatives = ['812345671', '812345672', '812345673'].map((phone) => ({ ...mother, phone }))
  expect(rulesOf('emergency', { contacts: [...relatives, friend] }, thailand, today)).toEqual([
    'contacts: too_many',
  ])
  expect(rulesOf('emergency', {}, thailand, today)).toEqual(['contacts: required'])
})

test('the generic edition needs two relatives', () => {
  const contacts = [
    { ...mother, relation: 'father' },
    { ...friend, relation: 'friends' },
  ]
  expect(rulesOf('emergency', { contacts }, generic, today)).toEqual(['contacts: too_few'])
})

const work = {
  work_type: 'salaried',
  occupation: 'mechanic',
  income_band: 'th_20000_to_29999',
  pay_day: '25',
  pay_method: 'bank_transfer',
  company_name: 'Ari Motors',
  company_phone: '02-123-4567',
  company_address: '12 Phahonyothin Road',
  certificate_file_id: 'f-1',
  transport_type: 'private',
  vehicle: 'motorbike',
  licence_plate: '1กก 1234',
}

test('work has a company unless someone studies or does something else', () => {
  expect(rulesOf('work', work, thailand, today)).toEqual([])
  const bare = { ...work, company_name: '', company_phone: '', company_address: '' }
  expect(rulesOf('work', bare, thailand, today)).toEqual([
    'company_name: required',
    'company_phone: required',
    'company_address: required',
  ])
  expect(rulesOf('work', { ...bare, work_type: 'student' }, thailand, today)).toEqual([])
})

test('a vehicle belongs to its kind of transport, and all private ones but a bicycle have a plate', () => {
  expect(rulesOf('work', { ...work, vehicle: 'subway' }, thailand, today)).toEqual([
    'vehicle: choice',
  ])
  expect(rulesOf('work', { ...work, licence_plate: '' }, thailand, today)).toEqual([
    'licence_plate: required',
  ])
  expect(
    rulesOf('work', { ...work, vehicle: 'bicycle', licence_plate: '' }, thailand, today),
  ).toEqual([])
  const { transport_type: _type, vehicle: _vehicle, licence_plate: _plate, ...rest } = work
  const elsewhere = { ...rest, income_band: 'below_10000', pay_method: 'monthly' }
  expect(rulesOf('work', elsewhere, generic, today)).toEqual([])
})

const account = {
  category: 'bank_account',
  bank_code: 'kbank',
  number: '1234567890',
  number_copy: '123-4-56789-0',
  holder_name: 'สมชาย ใจดี',
  consent: true,
}

test('an account number and its copy are compared as numbers, and the consent must be given', () => {
  expect(rulesOf('bankcard', account, thailand, today)).toEqual([])
  expect(
    rulesOf('bankcard', { ...account, number_copy: '1234567891', consent: false }, thailand, today),
  ).toEqual(['number_copy: copy_differs', 'consent: agree'])
  const wallet = { ...account, category: 'wallet', number: '0812345678', number_copy: '812345678' }
  expect(rulesOf('bankcard', wallet, thailand, today)).toEqual([])
})

test('values of another type are named as such and break nothing', () => {
  const fields = { ...personal, given_name: 7, birth_date: 19900514, identity_number: ['1'] }
  expect(rulesOf('personal', fields, thailand, today)).toEqual([
    'given_name: type',
    'identity_number: type',
    'birth_date: type',
  ])
  expect(rulesOf('emergency', { contacts: [null, 3] }, thailand, today)).toContain(
    'contacts.0.name: required',
  )
})

test('what an edition offers stands in the contract, without repeats', () => {
  for (const { country, education, occupations } of Object.values(editions)) {
    expect(appIdValues).toContain(`paso-${country.toLowerCase()}`)
    expect(education.every((value) => educationValues.includes(value))).toBe(true)
    expect(occupations.every((value) => occupationValues.includes(value))).toBe(true)
    expect(new Set(occupations).size).toBe(occupations.length)
    expect(occupations.length).toBeGreaterThanOrEqual(30)
    expect(occupations.length).toBeLessThanOrEqual(40)
  }
})

test('every broken rule has a name of the list', () => {
  for (const page of [
    'identity',
    'personal',
    'basic',
    'location',
    'emergency',
    'work',
    'bankcard',
  ] as const) {
    for (const { rule } of validateStep(page, { nonsense: 1 }, thailand, today)) {
      expect(ruleNames).toContain(rule)
    }
  }
})

test('a day that is none is refused, and passes no child', () => {
  const child = { ...personal, identity_number: '', birth_date: '2020-01-01' }
  for (const day of ['garbage', '', '2026-02-30', '21.11.2026', '2026-11-21T00:00:00Z', null])
    expect(() => validateStep('personal', child, thailand, day as string)).toThrow(
      new RangeError('today must be a day of the calendar, written YYYY-MM-DD'),
    )
  expect(() => validateStep('emergency', {}, thailand, 'garbage')).toThrow(RangeError)
  expect(rulesOf('personal', child, thailand, today)).toContain('birth_date: too_young')
})

test('a page without a form is refused by name, with the pages that have one', () => {
  for (const page of ['residence', 'personal_before', 'toString', '__proto__'])
    expect(() => validateStep(page as 'work', {}, thailand, today)).toThrow(
      new RangeError(
        `"${page}" is no page with a form: identity, personal, basic, location, emergency, work, bankcard`,
      ),
    )
})
