import { forms } from '#country/forms'
import { describe, expect, it } from 'vitest'
import type { Step } from '../../lender/answers.ts'
import { accountForm } from './account.ts'
import { emergencyForm } from './emergency.ts'
import { locationForm } from './location.ts'
import { pageBody } from './page-body.ts'
import { fieldsOfProfile } from './profile-fields.ts'
import { personalForm } from './personal.ts'
import { workForm } from './work.ts'

const empty = {
  phone_prefix: '+66',
  phone: '812345678',
  reading: null,
  personal: null,
  basic: null,
  residence: null,
  emergency: null,
  work: null,
  drafts: {},
} as const

const confirmed: Step[] = [{ code: 'idnumber', status: 2 }]
const toConfirm: Step[] = [{ code: 'idnumber', status: 10 }]

describe('from a form to its call and back', () => {
  it('yes and no are booleans, an address is one line', () => {
    const rows = locationForm.rows(forms)
    const body = pageBody(
      rows,
      {
        province: 'th-10',
        detailed_address: ' 9/1\nซอย\u200bอารีย์\ufeff\u2069\u061c ',
        family_address_same: 'yes',
      },
      '+66',
    )
    expect(body).toEqual({
      province: 'th-10',
      detailed_address: '9/1 ซอยอารีย์',
      family_address_same: true,
    })
  })

  it('an answer to a question that is no longer asked stays here', () => {
    const rows = workForm.rows(forms)
    const fields = { work_type: 'student', company_name: 'x', transport_type: 'public' }
    expect(pageBody(rows, { ...fields, vehicle: 'car' }, '+66')).toEqual({
      work_type: 'student',
      transport_type: 'public',
    })
  })

  it('numbers go without what people put in for the eye', () => {
    const body = pageBody(
      workForm.rows(forms),
      { work_type: 'salaried', company_phone: '+66 2-123-4567' },
      '+66',
    )
    expect(body['company_phone']).toBe('6621234567')
  })

  it('a wallet goes without the country’s code, whose plus the contract does not take', () => {
    const rows = accountForm([{ bank_code: 'w', name: 'W', category: 'wallet' }]).rows(forms)
    const fields = { category: 'wallet', number: '+66812345678', number_copy: '+66 812345678' }
    expect(pageBody(rows, fields, '+66')).toEqual({
      category: 'wallet',
      number: '812345678',
      number_copy: '812345678',
    })
  })

  it('contacts go in the order of their kinds and come back to their rows', () => {
    const rows = emergencyForm.rows(forms)
    const fields = {
      relative_1_relation: 'mother',
      relative_1_name: 'มาลี',
      relative_1_phone: '898765432',
      other_1_relation: 'friend',
      other_1_name: 'อนันต์',
      other_1_phone: '861234567',
      other_2_open: 'yes',
      other_2_relation: 'sibling',
      other_2_name: 'สุดา',
      other_2_phone: '861234568',
    }
    const { contacts } = pageBody(rows, fields, '+66') as { contacts: never[] }
    expect(contacts).toHaveLength(3)
    const profile = { ...empty, emergency: { contacts } }
    expect(fieldsOfProfile('emergency', profile, rows, confirmed)).toEqual(fields)
  })

  it('what was read is shown, what could not be read is left empty', () => {
    const reading = {
      identity_number: '1101700230708',
      given_name: null,
      family_name: 'Jaidee',
      full_name: 'Somchai Jaidee',
      birth_date: '1990-05-14',
      gender: null,
    }
    const rows = personalForm.rows(forms)
    expect(fieldsOfProfile('personal', { ...empty, reading }, rows, toConfirm)).toEqual({
      identity_number: '1101700230708',
      family_name: 'Jaidee',
      birth_date: '1990-05-14',
    })
  })

  it('a draft stands above what was saved', () => {
    const rows = personalForm.rows(forms)
    const personal = { identity_number: '1', birth_date: '1990-05-14', gender: 'male' as const }
    const drafts = { personal: { gender: 'female' } }
    const fields = fieldsOfProfile('personal', { ...empty, personal, drafts }, rows, confirmed)
    expect(fields['gender']).toBe('female')
  })

  it('what another document says stands above what was saved until it is confirmed', () => {
    const rows = personalForm.rows(forms)
    const personal = {
      ...{ identity_number: '1', given_name: 'Somchai', family_name: 'Jaidee', nickname: 'Chai' },
      ...{ birth_date: '1990-05-14', gender: 'male' as const },
    }
    const reading = {
      ...{ identity_number: '2', given_name: 'Somsak', family_name: null, full_name: null },
      ...{ birth_date: null, gender: null },
    }
    const profile = { ...empty, personal, reading }
    expect(fieldsOfProfile('personal', profile, rows, toConfirm)).toEqual({
      ...personal,
      identity_number: '2',
      given_name: 'Somsak',
    })
    expect(fieldsOfProfile('personal', profile, rows, confirmed)).toEqual(personal)
  })
})
