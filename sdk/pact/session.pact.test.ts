import { test } from 'vitest'
import { exchange } from './setup/exchange.ts'
import { providerStates, signingIn } from './setup/provider-states.ts'

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

test('a strange device is asked for the identity number', () =>
  exchange({
    description: 'a stranger to a silent account signs in',
    given: 'a code that was sent to a phone whose account has been silent for 91 days',
    request: 'POST /v2/user/login',
    fields: { phone_prefix, phone, code: '482913', uuid },
    answer: ['login', 403, 'identity_needed'],
    call: (client) => client.post('/user/login', { phone_prefix, phone, code: '482913', uuid }),
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

test('the devices signed in are listed', () =>
  exchange({
    description: 'a borrower looks at the devices signed in',
    given: 'a borrower signed in on two devices',
    request: 'GET /v2/user/sessions',
    answer: ['listSessions', 200, 'two_devices'],
    data: {
      sessions: [
        {
          session_id: '0192f0c1-7a3e-7c4d-8b2a-3f5e6d7c8b9a',
          platform: 'web',
          started_at: '2026-11-21T05:00:00.000Z',
          expires_at: '2026-12-21T05:00:00.000Z',
          is_current: true,
        },
      ],
    },
    call: (client) => client.get('/user/sessions'),
  }))

test('another device is signed out', () => {
  const { session_id } = providerStates['a borrower signed in on two devices'].gives
  return exchange({
    description: 'a borrower signs another device out',
    given: 'a borrower signed in on two devices',
    request: 'POST /v2/user/logout_session',
    fields: { session_id },
    answer: ['logoutSession', 200, 'ended'],
    call: (client) => client.post('/user/logout_session', { session_id }),
  })
})

test('every device is signed out', () =>
  exchange({
    description: 'a borrower signs out everywhere',
    given: 'a borrower signed in on two devices',
    request: 'POST /v2/user/logout_everywhere',
    answer: ['logoutEverywhere', 200, 'two_devices'],
    call: (client) => client.post('/user/logout_everywhere', {}),
  }))
