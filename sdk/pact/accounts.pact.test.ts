import { test } from 'vitest'
import type { CallBody } from '../src/index.ts'
import { exchange } from './setup/exchange.ts'
import { providerStates } from './setup/provider-states.ts'

test('banks and wallets are listed', () =>
  exchange({
    description: 'a borrower asks for the banks',
    given: 'a borrower with a quota',
    request: 'GET /v2/bank/list',
    answer: ['listBanks', 200, 'thailand'],
    call: (client) => client.get('/bank/list'),
  }))

test('the borrower’s accounts are listed', () =>
  exchange({
    description: 'a borrower asks for the receiving accounts',
    given: 'a borrower with a receiving account',
    request: 'GET /v2/bank/accounts',
    answer: ['listAccounts', 200, 'one'],
    call: (client) => client.get('/bank/accounts'),
  }))

const account: CallBody<'/bank/account'> = {
  category: 'bank_account',
  bank_code: 'kbank',
  number: '1234567890',
  number_copy: '1234567890',
  holder_name: 'Somchai Jaidee',
  consent: true,
}

test('an account is added', () =>
  exchange({
    description: 'a borrower adds a receiving account',
    given: 'a borrower with a quota',
    request: 'POST /v2/bank/account',
    fields: account,
    answer: ['addAccount', 200, 'added'],
    call: (client) => client.post('/bank/account', account),
  }))

test('another account asks for a new code', () =>
  exchange({
    description: 'a borrower who signed in long ago adds another account',
    given: 'a borrower with a receiving account who signed in an hour ago',
    request: 'POST /v2/bank/account',
    fields: account,
    answer: ['addAccount', 403, 'fresh_code_needed'],
    call: (client) => client.post('/bank/account', account),
  }))

const { account_id } = providerStates['a borrower with two receiving accounts'].gives

test('another account becomes the one that is taken first', () =>
  exchange({
    description: 'a borrower chooses the account that is taken first',
    given: 'a borrower with two receiving accounts',
    request: 'POST /v2/bank/account_default',
    fields: { account_id },
    answer: ['setDefaultAccount', 200, 'chosen'],
    call: (client) => client.post('/bank/account_default', { account_id }),
  }))

test('an account is removed', () =>
  exchange({
    description: 'a borrower removes a receiving account',
    given: 'a borrower with two receiving accounts',
    request: 'POST /v2/bank/account_remove',
    fields: { account_id },
    answer: ['removeAccount', 200, 'one_is_left'],
    call: (client) => client.post('/bank/account_remove', { account_id }),
  }))
