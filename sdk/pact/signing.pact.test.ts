import { test } from 'vitest'
import { exchange } from './setup/exchange.ts'
import { providerStates } from './setup/provider-states.ts'

const { order_id } = providerStates['a borrower whose contract waits to be signed'].gives

test('a contract is opened in the signing app', () =>
  exchange({
    description: 'a borrower opens the contract',
    given: 'a borrower whose contract waits to be signed',
    request: 'GET /v2/sign/contract',
    fields: { order_id },
    answer: ['getSigningContract', 200, 'sandbox'],
    call: (client) => client.get('/sign/contract', { query: { order_id } }),
  }))

test('the app learns that the contract is not signed yet', () =>
  exchange({
    description: 'a borrower who has not signed asks for the state of signing',
    given: 'a borrower whose contract waits to be signed',
    request: 'GET /v2/sign/status',
    fields: { order_id },
    answer: ['getSigningStatus', 200, 'waiting'],
    exact: ['status', 'state'],
    call: (client) => client.get('/sign/status', { query: { order_id } }),
  }))

test('the app learns that the contract is signed', () =>
  exchange({
    description: 'a borrower who has signed asks for the state of signing',
    given: 'a borrower whose contract is signed',
    request: 'GET /v2/sign/status',
    fields: { order_id },
    answer: ['getSigningStatus', 200, 'signed'],
    exact: ['status'],
    call: (client) => client.get('/sign/status', { query: { order_id } }),
  }))
