import { test } from 'vitest'
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

test('a bank transfer is told with its account and reference', () =>
  exchange({
    description: 'a borrower pays by bank transfer',
    given: 'a borrower with a loan paid out',
    request: 'POST /v2/repay/create',
    fields: { order_id, method: 'bank_transfer', purpose: 'repay', amount },
    answer: ['createRepayment', 200, 'bank_transfer'],
    exact: ['method', 'purpose', 'status'],
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
    exact: ['method', 'purpose', 'status'],
    call: (client) =>
      client.post('/repay/create', { order_id, method: 'scan_code', purpose: 'repay', amount }),
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
