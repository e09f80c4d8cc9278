import { expect, test } from 'vitest'
import {
  ageOn,
  checkAccountNumber,
  checkBirthDate,
  checkCode,
  checkEmail,
  checkIdentityNumber,
  checkPhone,
  editions,
  egypt,
  foldDigits,
  generic,
  isCalendarDate,
  mexico,
  nationalDigits,
  pakistan,
  readIdentityNumber,
  thailand,
} from '../src/rules/index.ts'
import accounts from './vectors/account-numbers.json' with { type: 'json' }
import identity from './vectors/identity-numbers.json' with { type: 'json' }

const countries = ['TH', 'MX', 'PK', 'EG'] as const
const valid = countries.flatMap((country) =>
  identity[country].valid.map((n) => [country, n] as const),
)
const invalid = countries.flatMap((country) =>
  identity[country].invalid.map((n) => [country, n] as const),
)

test('digits of Thai, Arabic and Urdu fold to ASCII', () => {
  expect(foldDigits('๐๑๒๓๔๕๖๗๘๙ ٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ x')).toBe(
    '0123456789 0123456789 0123456789 x',
  )
})

test.each([
  '812345678',
  '0812345678',
  '+66 81-234-5678',
  '0066812345678',
  '66812345678',
  '๐๘๑ ๒๓๔ ๕๖๗๘',
  '\u061c\u202a+66 81 234 5678\u202c\u2060',
  '(081) 234.5678',
])('%s is the Thai phone 812345678', (typed) => {
  expect(nationalDigits(typed, thailand)).toBe('812345678')
  expect(checkPhone(typed, thailand)).toBeUndefined()
})

test.each(countries)('the phone of %s in the vectors is right', (country) => {
  expect(checkPhone(identity.phones[country], editions[country])).toBeUndefined()
})

test('a national number that begins with the calling code keeps it', () => {
  expect(nationalDigits('9212345678', { ...pakistan })).toBe('9212345678')
  expect(nationalDigits('661234567', thailand)).toBe('661234567')
})

test('phones say which rule they break', () => {
  expect(checkPhone('', thailand)).toMatchObject({ rule: 'required' })
  expect(checkPhone('81234567a', thailand)).toMatchObject({ rule: 'format' })
  expect(checkPhone('8123456789', thailand)).toEqual({
    rule: 'phone_length',
    params: { min: 8, max: 9 },
  })
  expect(checkPhone('222123456', mexico)).toMatchObject({ rule: 'phone_length' })
  expect(checkPhone('2012345678', pakistan)).toEqual({
    rule: 'phone_start',
    params: { starts: '3' },
  })
  expect(checkPhone('1301234567', egypt)).toMatchObject({ rule: 'phone_start' })
  expect(generic.phone).toEqual(thailand.phone)
})

test('a verification code is six digits in any script', () => {
  expect(checkCode('٤٨٢ ٩١٣')).toBeUndefined()
  expect(checkCode('48291')).toEqual({ rule: 'code_length', params: { length: 6 } })
})

test.each(valid)('%s accepts %s', (country, number) => {
  expect(checkIdentityNumber(number, editions[country])).toBeUndefined()
})

test.each(invalid)('%s refuses %s', (country, number) => {
  expect(checkIdentityNumber(number, editions[country])).toMatchObject({ rule: 'identity_check' })
})

test('the specified lengths always stand: 18 digits everywhere, 16 in Mexico too', () => {
  for (const edition of Object.values(editions)) {
    expect(checkIdentityNumber('123456789012345678', edition)).toBeUndefined()
  }
  expect(checkIdentityNumber('1234567890123456', mexico)).toBeUndefined()
  expect(checkIdentityNumber('1234567890123456', thailand)).toMatchObject({
    rule: 'identity_length',
  })
})

test('an identity number may be typed with spaces, dashes and Thai digits', () => {
  expect(checkIdentityNumber('๑-๑๐๑๒-๓๐๐๐๐-๐๐-๑', thailand)).toBeUndefined()
})

test('a length that no document has says which ones there are', () => {
  expect(checkIdentityNumber('12345', thailand)).toEqual({
    rule: 'identity_length',
    params: { lengths: '13, 18' },
  })
})

test('a number that holds a birth date or a sex gives them', () => {
  expect(readIdentityNumber('BOXW310820HNERXN09', mexico)).toEqual({
    birthDate: '1931-08-20',
    gender: 'male',
  })
  expect(readIdentityNumber('HEGG560427MVZRRL04', mexico)).toEqual({
    birthDate: '1956-04-27',
    gender: 'female',
  })
  expect(readIdentityNumber('SXRA900505XDFBCD01', mexico)).toEqual({
    birthDate: '1990-05-05',
    gender: 'third_gender',
  })
  expect(readIdentityNumber('30105050175597', egypt)).toEqual({
    birthDate: '2001-05-05',
    gender: 'male',
  })
  expect(readIdentityNumber('3420108912318', pakistan)).toEqual({ gender: 'female' })
  expect(readIdentityNumber('1101230000001', thailand)).toEqual({})
})

test('someone is 18 on the eighteenth birthday and not a day before', () => {
  expect(ageOn('2008-11-21', '2026-11-20')).toBe(17)
  expect(ageOn('2008-11-21', '2026-11-21')).toBe(18)
  expect(checkBirthDate('2008-11-22', '2026-11-21')).toEqual({
    rule: 'too_young',
    params: { min: 18 },
  })
  expect(checkBirthDate('2008-11-21', '2026-11-21')).toBeUndefined()
})

test('someone born on 29 February ages on 1 March of a common year', () => {
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17)
  expect(ageOn('2008-02-29', '2026-03-01')).toBe(18)
})

test('a day that does not exist, lies ahead or is a Buddhist year is no birth date', () => {
  expect(isCalendarDate('2026-02-29')).toBe(false)
  expect(checkBirthDate('2026-02-30', '2026-11-21')).toMatchObject({ rule: 'birth_date' })
  expect(checkBirthDate('2533-05-14', '2026-11-21')).toMatchObject({ rule: 'birth_date' })
  expect(checkBirthDate('1890-05-14', '2026-11-21')).toMatchObject({ rule: 'birth_date' })
  expect(checkBirthDate('', '2026-11-21')).toMatchObject({ rule: 'required' })
})

test.each(['a@b.co', 'first.last+tag@mail.example.co.th', "o'neil@example.com"])(
  '%s is an address',
  (email) => {
    expect(checkEmail(email)).toBeUndefined()
  },
)

test.each([
  'a',
  'a@b',
  '@b.co',
  'a b@c.co',
  'a..b@c.co',
  'a@-b.co',
  'a@b.c',
  `${'a'.repeat(250)}@b.co`,
])('%s is no address', (email) => {
  expect(checkEmail(email)).toEqual({ rule: 'email', params: {} })
})

test.each(accounts.clabe.valid)('the CLABE %s is right', (number) => {
  expect(checkAccountNumber(number, 'bank_account', mexico)).toBeUndefined()
})

test.each(accounts.clabe.invalid)('the CLABE %s is wrong', (number) => {
  expect(checkAccountNumber(number, 'bank_account', mexico)).toMatchObject({
    rule: 'account_check',
  })
})

test.each(accounts.iban.valid)(
  'the IBAN %s is right, and wrong with two digits exchanged',
  (number) => {
    expect(
      checkAccountNumber(number.replace(/(.{4})/g, '$1 '), 'bank_account', pakistan),
    ).toBeUndefined()
    const exchanged = number.replace(/123456/, '132456')
    expect(checkAccountNumber(exchanged, 'bank_account', pakistan)).toMatchObject({
      rule: 'account_check',
    })
  },
)

test('an Egyptian IBAN has 29 characters', () => {
  expect(checkAccountNumber('EG380019000500000000263180002', 'bank_account', egypt)).toBeUndefined()
  expect(checkAccountNumber('EG38001900050000000026318000', 'bank_account', egypt)).toMatchObject({
    rule: 'account_length',
  })
})

test('a Thai account has at most 17 digits, a wallet is a mobile number', () => {
  expect(checkAccountNumber('123-4-56789-0', 'bank_account', thailand)).toBeUndefined()
  expect(checkAccountNumber('123456789012345678', 'bank_account', thailand)).toEqual({
    rule: 'account_length',
    params: { min: 10, max: 17 },
  })
  expect(checkAccountNumber('12345678AB', 'bank_account', thailand)).toMatchObject({
    rule: 'format',
  })
  expect(checkAccountNumber('081 234 5678', 'wallet', thailand)).toBeUndefined()
  expect(checkAccountNumber('4111111111111111', 'card', mexico)).toBeUndefined()
})

test('a day that a program fills in must be one', () => {
  expect(() => ageOn('2008-11-21', 'garbage')).toThrow(RangeError)
  expect(() => ageOn('21.11.2008', '2026-11-21')).toThrow(RangeError)
  expect(() => checkBirthDate('2020-01-01', 'garbage')).toThrow(RangeError)
  expect(() => checkBirthDate('', '2026-02-30')).toThrow(RangeError)
})
