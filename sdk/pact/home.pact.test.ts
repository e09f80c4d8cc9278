import { test } from 'vitest'
import { exchange } from './setup/exchange.ts'

test('home shows a visitor the offer', () =>
  exchange({
    description: 'a visitor looks at home',
    request: 'GET /v2/home/index',
    answer: ['getHome', 200, 'visitor'],
    call: (client) => client.get('/home/index'),
  }))

test('home shows a borrower the open loan', () =>
  exchange({
    description: 'a borrower with a loan looks at home',
    given: 'a borrower with a loan paid out',
    request: 'GET /v2/home/index',
    answer: ['getHome', 200, 'borrower_with_a_loan'],
    exact: ['state'],
    call: (client) => client.get('/home/index'),
  }))

test('a stale timestamp is refused with the lender’s time', () =>
  exchange({
    description: 'a visitor whose clock is behind looks at home',
    given: 'a device whose clock is 10 minutes behind',
    request: 'GET /v2/home/index',
    answer: ['getHome', 400, 'stale_timestamp'],
    call: (client) => client.get('/home/index'),
  }))

test('a version that is too old is refused with where the newest is', () =>
  exchange({
    description: 'a visitor looks at home with a version that is too old',
    given: 'a version of the app that is too old',
    request: 'GET /v2/home/index',
    h5Version: '0.0.1',
    answer: ['getHome', 426, 'version_too_old'],
    call: (client) => client.get('/home/index'),
  }))

test('a lender that cannot serve says when to come back', () =>
  exchange({
    description: 'a visitor looks at home while the lender cannot serve',
    given: 'a lender that cannot serve now',
    request: 'GET /v2/home/index',
    answer: ['getHome', 503, 'try_later'],
    answerHeaders: { 'Retry-After': '1' },
    call: (client) => client.get('/home/index'),
  }))
