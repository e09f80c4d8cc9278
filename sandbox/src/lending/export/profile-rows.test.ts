import { editions } from '@paso/sdk/rules'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../foundation/languages.ts'
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
