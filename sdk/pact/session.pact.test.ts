import { test } from 'vitest'
import { exchange } from './setup/exchange.ts'
import { signingIn } from './setup/provider-states.ts'

const { phone_prefix, phone, uuid } = signingIn

test('a code is sent to a phone', () =>
  exchange({
    description: 'a visitor asks for a code',
    given: 'a phone that was sent no code yet',
    request: 'POST /v2/user/send_code',
    fields: { phone_prefix, phone, uuid },
    answer: ['sendCode', 200, 'sent'],
    call: (client) => client.post('/user/send_code', { phone_prefix, phone, uuid }),
  }))

test('a second code within the minute is refused with the seconds to wait', () =>
  exchange({
    description: 'a visitor asks for another code at once',
    given: 'a phone that was sent a code just now',
    request: 'POST /v2/user/send_code',
    fields: { phone_prefix, phone, uuid },
    answer: ['sendCode', 429, 'too_many_codes'],
    call: (client) => client.post('/user/send_code', { phone_prefix, phone, uuid }),
  }))

test('the right code signs in', () =>
  exchange({
    description: 'a visitor signs in with the code that was sent',
    given: 'a code that was sent to a phone',
    request: 'POST /v2/user/login',
    fields: { phone_prefix, phone, code: '482913', uuid },
    answer: ['login', 200, 'first_time'],
    call: (client) => client.post('/user/login', { phone_prefix, phone, code: '482913', uuid }),
  }))

test('a wrong code is refused with the tries that are left', () =>
  exchange({
    description: 'a visitor signs in with a wrong code',
    given: 'a code that was sent to a phone',
    request: 'POST /v2/user/login',
    fields: { phone_prefix, phone, code: '000000', uuid },
    answer: ['login', 401, 'wrong_code'],
    call: (client) => client.post('/user/login', { phone_prefix, phone, code: '000000', uuid }),
  }))

test('an old code is refused as expired', () =>
  exchange({
    description: 'a visitor signs in with a code that is too old',
    given: 'a code that was sent to a phone 6 minutes ago',
    request: 'POST /v2/user/login',
    fields: { phone_prefix, phone, code: '482913', uuid },
    answer: ['login', 401, 'code_expired'],
    call: (client) => client.post('/user/login', { phone_prefix, phone, code: '482913', uuid }),
  }))

test('a locked phone is refused with the seconds to wait', () =>
  exchange({
    description: 'a visitor signs in with a locked phone',
    given: 'a phone that is locked after wrong codes',
    request: 'POST /v2/user/login',
    fields: { phone_prefix, phone, code: '111111', uuid },
    answer: ['login', 429, 'locked'],
    call: (client) => client.post('/user/login', { phone_prefix, phone, code: '111111', uuid }),
  }))

test('signing out ends the session', () =>
  exchange({
    description: 'a borrower signs out',
    given: 'a borrower signed in',
    request: 'POST /v2/user/logout',
    answer: ['logout', 200, 'done'],
    call: (client) => client.post('/user/logout', {}),
  }))
