import { editions, nationalDigits } from '@paso/sdk/rules'
import type { Country } from '../../src/foundation/contract.ts'
import { countries } from '../../src/lending/countries/countries.ts'
import { spareIdentity } from '../../src/world/scenarios/spare-identities.ts'

/** How the app of an edition calls, in the first of its languages. */
export function callerIn(country: Country) {
  const { appId, phonePrefix, languages } = countries[country]
  const countryLanguage = editions[country].countryLanguage.value
  return { appId, prefix: phonePrefix, countryLanguage, language: languages[0] ?? 'en' }
}

/**
 * A borrower of an edition who takes the first of everything. All of it is made of the country's own files, so that a new
 * country needs no row here.
 */
export function plainBorrower(country: Country) {
  const edition = editions[country]
  const { samples } = countries[country]
  const names = edition.nameParts.map(({ part }) => [part, 'Sample'] as const)
  return {
    phone: nationalDigits(samples.phone, edition),
    personal: {
      ...Object.fromEntries(names),
      identity_number: spareIdentity(country, 1),
      birth_date: '1990-05-05',
      gender: 'male',
    },
    basic: {
      education: edition.education[0],
      marital_status: edition.maritalStatus[0],
      children: '0',
      loan_purpose: 'repair',
    },
    work: {
      work_type: edition.workTypes[0],
      occupation: edition.occupations[0],
      pay_day: edition.payDays[0],
      pay_method: edition.payMethods[0],
    },
  }
}

let made = 0

/** A phone of the edition that no other test has. */
export function newPhoneIn(country: Country): string {
  made += 1
  const { starts, maxDigits } = editions[country].phone
  const start = starts[0] ?? '5'
  return start + String(made).padStart(maxDigits - start.length, '2')
}
