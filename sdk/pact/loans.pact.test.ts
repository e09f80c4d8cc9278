import { test } from 'vitest'
import { exampleOf } from './setup/description.ts'
import { exchange } from './setup/exchange.ts'
import { providerStates } from './setup/provider-states.ts'

const { product_id } = providerStates['a borrower with a quota'].gives
const { quote_id, account_id, agreement_hash } =
  providerStates['a borrower with a quote and a receiving account'].gives
const { order_id } = providerStates['a borrower with a loan paid out'].gives
// Which papers there are is the lender's, and until when a loan can be returned; that papers are listed is asked for.
const order = exampleOf('getOrder', 200, 'to_be_repaid') as { data: object }
const amount = { amount: 1_000_000, currency: 'THB' } as const

test('products are listed', () =>
  exchange({
    description: 'a borrower asks for the products',
    given: 'a borrower with a quota',
    request: 'GET /v2/loan/products',
    answer: ['listProducts', 200, 'thailand'],
    call: (client) => client.get('/loan/products'),
  }))

test('a quote gives the whole cost', () =>
  exchange({
    description: 'a borrower asks what 10,000 baht for 90 days cost',
    given: 'a borrower with a quota',
    request: 'POST /v2/loan/quote',
    fields: { product_id, amount, days: 90 },
    answer: ['createQuote', 200, 'ninety_days'],
    call: (client) => client.post('/loan/quote', { product_id, amount, days: 90 }),
  }))

test('the agreement of a quote can be read', () =>
  exchange({
    description: 'a borrower reads the agreement',
    given: 'a borrower with a quote and a receiving account',
    request: 'GET /v2/loan/agreement',
    fields: { quote_id, account_id },
    answer: ['getAgreement', 200, 'english'],
    call: (client) => client.get('/loan/agreement', { query: { quote_id, account_id } }),
  }))

test('a loan is applied for', () =>
  exchange({
    description: 'a borrower applies for the loan of a quote',
    given: 'a borrower with a quote and a receiving account',
    request: 'POST /v2/loan/apply',
    fields: { quote_id, account_id, agreement_hash, agreed: true },
    answer: ['applyForLoan', 200, 'approved'],
    exact: ['state'],
    call: (client) =>
      client.post('/loan/apply', { quote_id, account_id, agreement_hash, agreed: true }),
  }))

test('an application that is repeated with its key is answered as it was, not as a second one', () => {
  const { idempotency_key } =
    providerStates['a borrower who applied for a loan with a key'].parameters
  return exchange({
    description: 'a borrower repeats the application with its key',
    given: 'a borrower who applied for a loan with a key',
    request: 'POST /v2/loan/apply',
    fields: { quote_id, account_id, agreement_hash, agreed: true },
    idempotencyKey: idempotency_key,
    answer: ['applyForLoan', 200, 'approved'],
    exact: ['state'],
    call: (client) =>
      client.post(
        '/loan/apply',
        { quote_id, account_id, agreement_hash, agreed: true },
        { idempotencyKey: idempotency_key },
      ),
  })
})

test('a second loan is refused while one is open', () =>
  exchange({
    description: 'a borrower with an open loan applies for another',
    given: 'a borrower with an open loan and a quote',
    request: 'POST /v2/loan/apply',
    fields: { quote_id, account_id, agreement_hash, agreed: true },
    answer: ['applyForLoan', 409, 'loan_already_open'],
    data: { next: 'repayment' },
    call: (client) =>
      client.post('/loan/apply', { quote_id, account_id, agreement_hash, agreed: true }),
  }))

test('orders are listed', () =>
  exchange({
    description: 'a borrower asks for the orders',
    given: 'a borrower with a loan paid out',
    request: 'GET /v2/order/list',
    answer: ['listOrders', 200, 'one'],
    call: (client) => client.get('/order/list'),
  }))

test('someone without a session is asked to sign in', () =>
  exchange({
    description: 'a visitor asks for the orders',
    given: 'a lender without borrowers',
    request: 'GET /v2/order/list',
    answer: ['listOrders', 403, 'signed_out'],
    call: (client) => client.get('/order/list'),
  }))

test('someone whose session has ended is asked to sign in', () =>
  exchange({
    description: 'a borrower whose session has ended asks for the orders',
    given: 'a session that has ended',
    request: 'GET /v2/order/list',
    answer: ['listOrders', 403, 'signed_out'],
    call: (client) => client.get('/order/list'),
  }))

test('one order is shown with its schedule and timeline', () =>
  exchange({
    description: 'a borrower looks at an order',
    given: 'a borrower with a loan paid out',
    request: 'GET /v2/order/detail',
    fields: { order_id },
    answer: ['getOrder', 200, 'to_be_repaid'],
    data: { ...order.data, documents: [], return_until: null },
    call: (client) => client.get('/order/detail', { query: { order_id } }),
  }))

test('the order of another is not found', () =>
  exchange({
    description: 'a borrower looks at the order of another',
    given: 'a borrower who knows the order of another',
    request: 'GET /v2/order/detail',
    fields: { order_id },
    answer: ['getOrder', 404, 'not_found'],
    call: (client) => client.get('/order/detail', { query: { order_id } }),
  }))

test('an order is abandoned before it is signed', () =>
  exchange({
    description: 'a borrower abandons an approved order',
    given: 'a borrower whose contract waits to be signed',
    request: 'POST /v2/loan/abandon',
    fields: { order_id, reason: 'amount_too_low' },
    answer: ['abandonLoan', 200, 'abandoned'],
    exact: ['state'],
    call: (client) => client.post('/loan/abandon', { order_id, reason: 'amount_too_low' }),
  }))

test('a loan just paid out can be returned for what was received', () =>
  exchange({
    description: 'a borrower returns the loan',
    given: 'a borrower with a loan paid out a moment ago',
    request: 'POST /v2/loan/return',
    fields: { order_id },
    answer: ['returnLoan', 200, 'announced'],
    call: (client) => client.post('/loan/return', { order_id }),
  }))
