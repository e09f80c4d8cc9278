import { test } from 'vitest'
import { exchange } from './setup/exchange.ts'
import { providerStates } from './setup/provider-states.ts'

test('the account is shown', () =>
  exchange({
    description: 'a borrower looks at the account',
    given: 'a borrower with a loan paid out',
    request: 'GET /v2/account/profile',
    answer: ['getAccount', 200, 'with_a_loan'],
    call: (client) => client.get('/account/profile'),
  }))

test('what was agreed to is listed with its time', () =>
  exchange({
    description: 'a borrower looks at the consents',
    given: 'a borrower who agreed to the privacy notice',
    request: 'GET /v2/account/consent',
    answer: ['listConsents', 200, 'some'],
    data: {
      consents: [
        {
          consent_id: '0192f0c1-7a3e-7c4d-8b2a-3f5e6d7c8b9a',
          purpose: 'privacy_notice',
          notice_version: '2026-09',
          agreed_at: '2026-09-04T02:50:00.000Z',
          withdrawn_at: null,
        },
      ],
    },
    call: (client) => client.get('/account/consent'),
  }))

const { notice_version } = providerStates['a borrower who agreed to the privacy notice'].parameters

test('a consent is kept with its time', () => {
  const consent = { purpose: 'attribution', notice_version, granted: true } as const
  return exchange({
    description: 'a borrower agrees to attribution',
    given: 'a borrower who agreed to the privacy notice',
    request: 'POST /v2/account/consent',
    fields: consent,
    answer: ['setConsent', 200, 'given'],
    call: (client) => client.post('/account/consent', consent),
  })
})

test('an account without an unfinished order can be cancelled', () =>
  exchange({
    description: 'a borrower without an order asks whether the account can be cancelled',
    given: 'a borrower signed in',
    request: 'GET /v2/account/cancel_check',
    answer: ['checkCancellation', 200, 'possible'],
    exact: ['can_cancel'],
    call: (client) => client.get('/account/cancel_check'),
  }))

test('an account with an unfinished order cannot be cancelled, and the order is named', () =>
  exchange({
    description: 'a borrower with an open loan asks whether the account can be cancelled',
    given: 'a borrower with a loan paid out',
    request: 'GET /v2/account/cancel_check',
    answer: ['checkCancellation', 200, 'unfinished_order'],
    exact: ['can_cancel'],
    call: (client) => client.get('/account/cancel_check'),
  }))

test('a cancellation is taken and says until when it can be withdrawn', () =>
  exchange({
    description: 'a borrower cancels the account',
    given: 'a borrower signed in',
    request: 'POST /v2/account/cancel',
    fields: { confirmed: true },
    answer: ['cancelAccount', 200, 'requested'],
    call: (client) => client.post('/account/cancel', { confirmed: true }),
  }))

test('a cancellation is refused while an order is unfinished', () =>
  exchange({
    description: 'a borrower with an open loan cancels the account',
    given: 'a borrower with a loan paid out',
    request: 'POST /v2/account/cancel',
    fields: { confirmed: true },
    answer: ['cancelAccount', 409, 'unfinished_orders'],
    data: { next: 'repayment' },
    call: (client) => client.post('/account/cancel', { confirmed: true }),
  }))

const { message_id } = providerStates['a borrower with a message'].gives

test('messages are listed with how many are unread', () =>
  exchange({
    description: 'a borrower looks at the messages',
    given: 'a borrower with a message',
    request: 'GET /v2/message/list',
    answer: ['listMessages', 200, 'two'],
    data: {
      messages: [
        {
          message_id,
          kind: 'payment_reminder',
          title: 'A payment is due in 3 days',
          text: '10,519.86 baht are due on 3 December 2026.',
          sent_at: '2026-11-18T03:00:00.000Z',
          read_at: null,
        },
      ],
      unread: 1,
      open_requests: [],
      cursor: null,
    },
    call: (client) => client.get('/message/list'),
  }))

test('a request that waits for its answer is listed with what was asked and until when it is answered', () =>
  exchange({
    description: 'a borrower looks for the answer to a request for help',
    given: 'a borrower who waits for an easier plan',
    request: 'GET /v2/message/list',
    answer: ['listMessages', 200, 'waiting'],
    call: (client) => client.get('/message/list'),
  }))

test('a message is marked as read', () =>
  exchange({
    description: 'a borrower has read the message',
    given: 'a borrower with a message',
    request: 'POST /v2/message/read',
    fields: { message_ids: [message_id] },
    answer: ['readMessages', 200, 'all_read'],
    call: (client) => client.post('/message/read', { message_ids: [message_id] }),
  }))
