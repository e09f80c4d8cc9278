import { test } from 'vitest'
import { bytesExchange } from './setup/bytes.ts'
import { archivePath, paperPath } from './setup/files.ts'
import { providerStates } from './setup/provider-states.ts'

const { order_id } = providerStates['a borrower with a loan paid out'].gives

test('the contract comes as PDF', () =>
  bytesExchange({
    description: 'a borrower takes the contract home',
    given: 'a borrower with a loan paid out',
    path: '/v2/order/document',
    fields: { order_id, kind: 'contract' },
    answer: ['application/pdf', paperPath],
    call: (client) => client.get('/order/document', { query: { order_id, kind: 'contract' } }),
  }))

test('all papers of a loan come as one archive', () =>
  bytesExchange({
    description: 'a borrower takes all papers of a loan home',
    given: 'a borrower with a loan paid out',
    path: '/v2/order/pack',
    fields: { order_id },
    answer: ['application/zip', archivePath],
    call: (client) => client.get('/order/pack', { query: { order_id } }),
  }))

test('what the lender holds about a borrower comes as one archive', () =>
  bytesExchange({
    description: 'a borrower takes the own data home',
    given: 'a borrower signed in',
    path: '/v2/account/export',
    answer: ['application/zip', archivePath],
    call: (client) => client.get('/account/export'),
  }))
