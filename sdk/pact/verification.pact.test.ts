import { test } from 'vitest'
import type { CallBody } from '../src/index.ts'
import { exchange } from './setup/exchange.ts'
import { providerStates } from './setup/provider-states.ts'

const personal: CallBody<'/verify/personal'> = {
  given_name: 'Somchai',
  family_name: 'Jaidee',
  identity_number: '1101230000001',
  birth_date: '1990-05-14',
  gender: 'male',
}

test('the steps say which page comes next', () =>
  exchange({
    description: 'a borrower reads the steps',
    given: 'a borrower signed in',
    request: 'GET /v2/verify/steps',
    answer: ['getSteps', 200, 'start'],
    exact: ['steps'],
    call: (client) => client.get('/verify/steps'),
  }))

test('the steps say that details are to be confirmed', () =>
  exchange({
    description: 'a borrower whose pictures were received reads the steps',
    given: 'a borrower whose pictures were received',
    request: 'GET /v2/verify/steps',
    answer: ['getSteps', 200, 'details_to_confirm'],
    exact: ['steps'],
    call: (client) => client.get('/verify/steps'),
  }))

test('the profile holds what the lender knows so far', () =>
  exchange({
    description: 'a borrower whose details are confirmed reads the profile',
    given: 'a borrower whose details are confirmed',
    request: 'GET /v2/verify/profile',
    answer: ['getProfile', 200, 'after_identity'],
    data: {
      phone_prefix: '+66',
      phone: '812345678',
      reading: { identity_number: '1101230000001', birth_date: '1990-05-14' },
      personal,
      basic: null,
      residence: null,
      emergency: null,
      work: null,
      drafts: {},
    },
    call: (client) => client.get('/verify/profile'),
  }))

test('a half-filled page is kept', () =>
  exchange({
    description: 'a borrower leaves a page half filled',
    given: 'a borrower signed in',
    request: 'POST /v2/verify/draft',
    fields: { page: 'basic', fields: { education: 'diploma' } },
    answer: ['saveDraft', 200, 'kept'],
    call: (client) =>
      client.post('/verify/draft', { page: 'basic', fields: { education: 'diploma' } }),
  }))

test('a key in flight is refused until its answer is there', () =>
  exchange({
    description: 'a borrower repeats a change that is being worked on',
    given: 'a borrower with a key in flight',
    request: 'POST /v2/verify/draft',
    fields: { page: 'work', fields: { company_name: 'Ari Motors' } },
    idempotencyKey: 'key-in-flight-0001',
    answer: ['saveDraft', 409, 'key_in_flight'],
    call: (client) =>
      client.post(
        '/verify/draft',
        { page: 'work', fields: { company_name: 'Ari Motors' } },
        { idempotencyKey: 'key-in-flight-0001' },
      ),
  }))

const pictures = providerStates['a borrower with three pictures uploaded'].gives
const { front_file_id, back_file_id, holder_file_id } = pictures

test('details are read from the picture of the front', () =>
  exchange({
    description: 'a borrower has the front of the document read',
    given: 'a borrower with three pictures uploaded',
    request: 'GET /v2/verify/ocr_verify',
    fields: { front_file_id },
    answer: ['readIdentity', 200, 'read'],
    without: ['full_name'],
    call: (client) => client.get('/verify/ocr_verify', { query: { front_file_id } }),
  }))

test('a blurred picture is refused with the reason', () =>
  exchange({
    description: 'a borrower has a blurred picture read',
    given: 'a borrower with a blurred picture of the front',
    request: 'GET /v2/verify/ocr_verify',
    fields: { front_file_id },
    answer: ['readIdentity', 422, 'picture_unusable'],
    exact: ['reasons'],
    call: (client) => client.get('/verify/ocr_verify', { query: { front_file_id } }),
  }))

test('three pictures are received as the identity document', () =>
  exchange({
    description: 'a borrower sends the identity page',
    given: 'a borrower with three pictures uploaded',
    request: 'POST /v2/verify/identity',
    fields: { front_file_id, back_file_id, holder_file_id },
    answer: ['saveIdentity', 200, 'received'],
    exact: ['steps'],
    call: (client) =>
      client.post('/verify/identity', { front_file_id, back_file_id, holder_file_id }),
  }))

test('personal details are confirmed', () =>
  exchange({
    description: 'a borrower confirms the personal details',
    given: 'a borrower whose pictures were received',
    request: 'POST /v2/verify/personal',
    fields: personal,
    answer: ['savePersonal', 200, 'confirmed'],
    exact: ['steps'],
    call: (client) => client.post('/verify/personal', personal),
  }))

test('a borrower who is too young is refused at the field', () =>
  exchange({
    description: 'a borrower of twelve confirms the personal details',
    given: 'a borrower whose pictures were received',
    request: 'POST /v2/verify/personal',
    fields: { ...personal, birth_date: '2014-05-14' },
    answer: ['savePersonal', 422, 'fields_invalid'],
    data: [{ field: 'birth_date', rule: 'too_young', params: { min: 18 } }],
    exact: ['field', 'rule'],
    call: (client) => client.post('/verify/personal', { ...personal, birth_date: '2014-05-14' }),
  }))

const basic: CallBody<'/verify/basic'> = {
  email: 'somchai@example.com',
  education: 'diploma',
  marital_status: 'married',
  children: '1',
  loan_purpose: 'repair',
}

test('basic details are saved', () =>
  exchange({
    description: 'a borrower sends the basic page',
    given: 'a borrower whose details are confirmed',
    request: 'POST /v2/verify/basic',
    fields: basic,
    answer: ['saveBasic', 200, 'saved'],
    exact: ['steps'],
    call: (client) => client.post('/verify/basic', basic),
  }))

const residence: CallBody<'/verify/residence'> = {
  province: 'th-10',
  city: 'th-1003',
  district: 'th-100301',
  detailed_address: '9/1 Soi Ari 4',
  family_address_same: true,
  residence_type: 'lease',
  residence_length: 'years_2',
}

test('the residence is saved', () =>
  exchange({
    description: 'a borrower sends the residence page',
    given: 'a borrower whose basic details are saved',
    request: 'POST /v2/verify/residence',
    fields: residence,
    answer: ['saveResidence', 200, 'saved'],
    exact: ['steps'],
    call: (client) => client.post('/verify/residence', residence),
  }))

const unlisted = { ...residence, district: 'other', place_other: 'Ban Nong Yai' }

test('a residence in a place that the lists do not have is saved', () =>
  exchange({
    description: 'a borrower sends the residence page with a place of no list',
    given: 'a borrower whose basic details are saved',
    request: 'POST /v2/verify/residence',
    fields: unlisted,
    answer: ['saveResidence', 200, 'saved'],
    exact: ['steps'],
    call: (client) => client.post('/verify/residence', unlisted),
  }))

const contacts: CallBody<'/verify/emergency'>['contacts'] = [
  {
    kind: 'direct_relative',
    relation: 'mother',
    name: 'Malee Jaidee',
    phone_prefix: '+66',
    phone: '898765432',
  },
  {
    kind: 'emergency_contact',
    relation: 'friend',
    name: 'Anan Srisuk',
    phone_prefix: '+66',
    phone: '861234567',
  },
]

test('contacts are saved', () =>
  exchange({
    description: 'a borrower sends the contacts page',
    given: 'a borrower whose residence is saved',
    request: 'POST /v2/verify/emergency',
    fields: { contacts },
    answer: ['saveEmergency', 200, 'saved'],
    exact: ['steps'],
    call: (client) => client.post('/verify/emergency', { contacts }),
  }))

const work: CallBody<'/verify/work'> = {
  work_type: 'salaried',
  occupation: 'mechanic',
  income_band: 'th_20000_to_29999',
  pay_day: '25',
  pay_method: 'bank_transfer',
  company_name: 'Ari Motors',
  company_phone: '21234567',
  company_address: '12 Phahonyothin Road',
  certificate_file_id:
    providerStates['a borrower whose contacts are saved'].gives.certificate_file_id,
  transport_type: 'private',
  vehicle: 'motorbike',
  licence_plate: '1กก 1234',
}

test('work and transport are saved', () =>
  exchange({
    description: 'a borrower sends the work page',
    given: 'a borrower whose contacts are saved',
    request: 'POST /v2/verify/work',
    fields: work,
    answer: ['saveWork', 200, 'saved'],
    exact: ['steps'],
    call: (client) => client.post('/verify/work', work),
  }))

test('the end of the certification gives a quota', () =>
  exchange({
    description: 'a borrower ends the certification',
    given: 'a borrower with every step completed',
    request: 'GET /v2/verify/submit_apply',
    answer: ['submitApplication', 200, 'approved'],
    exact: ['result'],
    call: (client) => client.get('/verify/submit_apply'),
  }))

test('the end of the certification may be a refusal with a reason and a date', () =>
  exchange({
    description: 'a borrower with a low income ends the certification',
    given: 'a borrower with every step completed and an income too low',
    request: 'GET /v2/verify/submit_apply',
    answer: ['submitApplication', 200, 'refused'],
    exact: ['result'],
    call: (client) => client.get('/verify/submit_apply'),
  }))

test('the certification cannot end while a step is open', () =>
  exchange({
    description: 'a borrower ends the certification too early',
    given: 'a borrower whose details are confirmed',
    request: 'GET /v2/verify/submit_apply',
    answer: ['submitApplication', 409, 'state_does_not_allow'],
    data: { next: 'basic' },
    call: (client) => client.get('/verify/submit_apply'),
  }))

test('provinces are listed', () =>
  exchange({
    description: 'a borrower asks for the provinces',
    given: 'a borrower signed in',
    request: 'GET /v2/verify/regions',
    answer: ['listRegions', 200, 'provinces'],
    call: (client) => client.get('/verify/regions'),
  }))

test('the cities of a province are listed', () =>
  exchange({
    description: 'a borrower asks for the cities of Bangkok',
    given: 'a borrower signed in',
    request: 'GET /v2/verify/regions',
    fields: { parent: 'th-10' },
    answer: ['listRegions', 200, 'provinces'],
    data: { level: 'city', regions: [{ region_id: 'th-1003', name: 'Nong Chok' }] },
    call: (client) => client.get('/verify/regions', { query: { parent: 'th-10' } }),
  }))
