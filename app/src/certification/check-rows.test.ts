import { forms } from '#country/forms'
import { expect, it } from 'vitest'
import { emergencyForm } from '../application-flow/forms/emergency.ts'
import { locationForm } from '../application-flow/forms/location.ts'
import { personalForm } from '../application-flow/forms/personal.ts'
import { workForm } from '../application-flow/forms/work.ts'
import { forms as egypt } from '../countries/egypt.ts'
import { forms as mexico } from '../countries/mexico.ts'
import { forms as pakistan } from '../countries/pakistan.ts'
import { formattersOf } from '../i18n/formatters.ts'
import { readAnswers } from './check-rows.ts'

const reading = {
  t: ((id: string) => id) as never,
  format: formattersOf('th'),
  phonePrefix: '+66',
  regions: new Map([
    ['th-10', 'Bangkok'],
    ['th-1003', 'Nong Chok'],
  ]),
}
const valuesOf = (rows: Parameters<typeof readAnswers>[0], fields: Record<string, string>) =>
  Object.fromEntries(
    readAnswers(rows, fields, reading).map(({ field, value }) => [field, value] as const),
  )

it('numbers stand in groups, dates in the words of the language, what was left out is empty', () => {
  const fields = { given_name: 'Malee', identity_number: '1101700230708', birth_date: '1990-03-12' }
  expect(valuesOf(personalForm.rows(forms), fields)).toMatchObject({
    given_name: 'Malee',
    identity_number: '1\u00a01017 00230 70\u00a08',
    birth_date: '12\u00a0มี.ค.\u00a02533',
    nickname: '',
  })
})

it('a holder of an 18-digit number reads it in groups of its own', () => {
  const fields = { identity_number: '110101199003072134' }
  expect(valuesOf(personalForm.rows(forms), fields)).toMatchObject({
    identity_number: '110101 199003 072134',
  })
})

it('a number stands as people in its country write it', () => {
  const written = (identity_number: string) =>
    valuesOf(personalForm.rows(pakistan), { identity_number })['identity_number']
  expect(written('4210100000001')).toBe('42101-0000000-1')
  // Not the document that the dashes belong to.
  expect(written('123456789012345678')).toBe('123456 789012 345678')
})

it('a number of digits alone is cut by its length where the own one has letters', () => {
  const written = (identity_number: string) =>
    valuesOf(personalForm.rows(mexico), { identity_number })['identity_number']
  expect(written('MUPT900312HDFSRM04')).toBe('MUPT 900312 HDFSRM 04')
  expect(written('123456789012345678')).toBe('123456 789012 345678')
  expect(written('1234567890123456')).toBe('1234 5678 9012 3456')
})

it('the phone of a company stands in groups, of a land line or a mobile', () => {
  const read = (company_phone: string) =>
    valuesOf(workForm.rows(forms), { work_type: 'salaried', company_phone })['company_phone']
  expect(['021234567', '0812345678', '1234567'].map(read)).toEqual([
    '02 123 4567',
    '081 234 5678',
    '1234567',
  ])
})

it.each([
  [mexico, '5512345678', '55 1234 5678'],
  [mexico, '4491234567', '449 123 4567'],
  [pakistan, '02134567890', '021 34567890'],
  [pakistan, '03001234567', '0300 1234567'],
  [egypt, '0223456789', '02 2345 6789'],
  [egypt, '01012345678', '010 1234 5678'],
  [egypt, '031234567', '03 123 4567'],
])('and as it is written in the edition: %#', (own, company_phone, written) => {
  const values = valuesOf(workForm.rows(own), { work_type: 'salaried', company_phone })
  expect(values['company_phone']).toBe(written)
})

it('what is not asked for is not shown', () => {
  const shown = valuesOf(workForm.rows(forms), {
    work_type: 'student',
    income_band: 'th_6000_to_9999',
  })
  expect(shown).not.toHaveProperty('company_name')
  expect(shown).toMatchObject({ income_band: '{least} 至 {most}' })
})

it('a place has its names, and a person what was said of them', () => {
  const place = valuesOf(locationForm.rows(forms), { province: 'th-10', city: 'th-1003' })
  expect(place).toMatchObject({ place_province: 'Bangkok', place_city: 'Nong Chok' })
  const people = valuesOf(emergencyForm.rows(forms), {
    relative_1_relation: 'mother',
    relative_1_name: 'Malee',
    relative_1_phone: '898765432',
  })
  expect(people['relative_1_relation']).toBe(
    '母亲 · Malee · \u2066+66\u00a089\u00a0876\u00a05432\u2069',
  )
})
