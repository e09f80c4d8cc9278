import { test } from 'vitest'
import { exampleOf } from './setup/description.ts'
import { exchange } from './setup/exchange.ts'
import { providerStates } from './setup/provider-states.ts'

const { order_id } = providerStates['a borrower with a loan paid out'].gives
const { repayment_id } = providerStates['a borrower with a repayment that waits'].gives
const amount = { amount: 100_000, currency: 'THB' } as const

test('the ways to pay an order are listed', () =>
  exchange({
    description: 'a borrower asks how the order can be paid',
    given: 'a borrower with a loan paid out',
    request: 'GET /v2/repay/methods',
    fields: { order_id },
    answer: ['listRepaymentMethods', 200, 'thailand'],
    call: (client) => client.get('/repay/methods', { query: { order_id } }),
  }))

test('what a payment would change is previewed', () =>
  exchange({
    description: 'a borrower asks what a payment would change',
    given: 'a borrower with a loan paid out',
    request: 'GET /v2/repay/preview',
    fields: { order_id, amount: amount.amount },
    answer: ['previewRepayment', 200, 'part'],
    call: (client) => client.get('/repay/preview', { query: { order_id, amount: amount.amount } }),
  }))

test('a bank transfer comes with its account and reference', () =>
  exchange({
    description: 'a borrower pays by bank transfer',
    given: 'a borrower with a loan paid out',
    request: 'POST /v2/repay/create',
    fields: { order_id, method: 'bank_transfer', purpose: 'repay', amount },
    answer: ['createRepayment', 200, 'bank_transfer'],
    exact: ['status'],
    call: (client) =>
      client.post('/repay/create', { order_id, method: 'bank_transfer', purpose: 'repay', amount }),
  }))

test('a scan-code payment comes with its code', () =>
  exchange({
    description: 'a borrower pays by scanning a code',
    given: 'a borrower with a loan paid out',
    request: 'POST /v2/repay/create',
    fields: { order_id, method: 'scan_code', purpose: 'repay', amount },
    answer: ['createRepayment', 200, 'scan_code'],
    exact: ['status'],
    call: (client) =>
      client.post('/repay/create', { order_id, method: 'scan_code', purpose: 'repay', amount }),
  }))

const asked = { order_id, method: 'scan_code', purpose: 'repay', amount } as const
const { idempotency_key } =
  providerStates['a borrower who asked for a repayment with a key'].parameters

test('a key that stands for other fields is refused', () => {
  const other = { ...asked, amount: { ...amount, amount: 200_000 } }
  return exchange({
    description: 'a borrower asks for another repayment with a key used before',
    given: 'a borrower who asked for a repayment with a key',
    request: 'POST /v2/repay/create',
    fields: other,
    idempotencyKey: idempotency_key,
    answer: ['createRepayment', 422, 'key_reused'],
    call: (client) => client.post('/repay/create', other, { idempotencyKey: idempotency_key }),
  })
})

test('a change that lost its key is refused, since repeating it could pay twice', () =>
  exchange({
    description: 'a borrower asks for a repayment without a key',
    given: 'a borrower with a loan paid out',
    request: 'POST /v2/repay/create',
    fields: asked,
    lost: 'Idempotency-Key',
    answer: ['createRepayment', 400, 'malformed'],
    call: (client) => client.post('/repay/create', asked),
  }))

test('the app learns that a repayment waits', () =>
  exchange({
    description: 'a borrower asks for a repayment that waits',
    given: 'a borrower with a repayment that waits',
    request: 'GET /v2/repay/status',
    fields: { repayment_id },
    answer: ['getRepayment', 200, 'waiting'],
    exact: ['status'],
    call: (client) => client.get('/repay/status', { query: { repayment_id } }),
  }))

test('the app learns that a repayment was matched', () =>
  exchange({
    description: 'a borrower asks for a repayment that was matched',
    given: 'a borrower with a repayment that was matched',
    request: 'GET /v2/repay/status',
    fields: { repayment_id },
    answer: ['getRepayment', 200, 'paid'],
    exact: ['status'],
    call: (client) => client.get('/repay/status', { query: { repayment_id } }),
  }))

test('the app learns when a transfer was reported and by when that is answered', () =>
  exchange({
    description: 'a borrower asks for a transfer that was reported',
    given: 'a borrower with a transfer that was reported',
    request: 'GET /v2/repay/status',
    fields: { repayment_id },
    answer: ['getRepayment', 200, 'reported'],
    exact: ['status'],
    call: (client) => client.get('/repay/status', { query: { repayment_id } }),
  }))

test('the app learns that less came than was asked for', () => {
  const given = 'a borrower with a repayment of which a part has come'
  return exchange({
    description: 'a borrower asks for a repayment of which a part has come',
    given,
    request: 'GET /v2/repay/status',
    fields: { repayment_id },
    answer: ['getRepayment', 200, 'part_paid'],
    exact: ['status'],
    call: (client) => client.get('/repay/status', { query: { repayment_id } }),
  })
})

const { repayments } = (
  exampleOf('listRepayments', 200, 'two') as { data: { repayments: unknown[] } }
).data

test('the payments made are listed', () =>
  exchange({
    description: 'a borrower looks at the payments made',
    given: 'a borrower with a repayment that waits',
    request: 'GET /v2/repay/list',
    answer: ['listRepayments', 200, 'two'],
    // The first of them: the other has a `paid_at`.
    data: { repayments: repayments.slice(0, 1), cursor: null },
    exact: ['status'],
    call: (client) => client.get('/repay/list'),
  }))

test('a transfer is reported with its voucher', () => {
  const { file_id, paid_on, ...transfer } =
    providerStates['a borrower with a transfer to report'].gives
  const voucher = { repayment_id: transfer.repayment_id, file_id, paid_on, amount }
  return exchange({
    description: 'a borrower reports a transfer',
    given: 'a borrower with a transfer to report',
    request: 'POST /v2/repay/voucher',
    fields: voucher,
    answer: ['sendVoucher', 200, 'looked_for'],
    exact: ['status'],
    call: (client) => client.post('/repay/voucher', voucher),
  })
})

test('an extension is offered with its whole cost', () =>
  exchange({
    description: 'a borrower asks what an extension costs',
    given: 'a borrower whose loan can be extended',
    request: 'GET /v2/repay/extension_options',
    fields: { order_id },
    answer: ['listExtensionOptions', 200, 'two'],
    call: (client) => client.get('/repay/extension_options', { query: { order_id } }),
  }))

test('what was paid too much is asked back', () => {
  const given = 'a borrower who paid too much'
  const { order_id, account_id } = providerStates[given].gives
  return exchange({
    description: 'a borrower asks back what was paid too much',
    given,
    request: 'POST /v2/repay/refund',
    fields: { order_id, account_id },
    answer: ['askForRefund', 200, 'asked'],
    exact: ['status'],
    call: (client) => client.post('/repay/refund', { order_id, account_id }),
  })
})

test('a request for an easier plan is answered with a promise of when', () => {
  const request = { order_id, wish: 'pause' } as const
  return exchange({
    description: 'a borrower asks for an easier plan',
    given: 'a borrower with a loan paid out',
    request: 'POST /v2/repay/help',
    fields: request,
    answer: ['askForHelp', 200, 'promised'],
    call: (client) => client.post('/repay/help', request),
  })
})
