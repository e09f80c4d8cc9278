import { test } from 'vitest'
import { exchange } from './setup/exchange.ts'

test('home shows a visitor the offer', () =>
  exchange({
    description: 'a visitor looks at home',
    given: 'a lender without borrowers',
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
    without: ['quota'],
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

test('a call that lost its Country-Language is refused', () =>
  exchange({
    description: 'a visitor looks at home without saying the country’s language',
    given: 'a lender without borrowers',
    request: 'GET /v2/home/index',
    lost: 'Country-Language',
    answer: ['getHome', 400, 'malformed'],
    call: (client) => client.get('/home/index'),
  }))

test('a call whose signature is wrong is refused', () =>
  exchange({
    description: 'a visitor whose call is signed wrongly looks at home',
    given: 'a lender without borrowers',
    request: 'GET /v2/home/index',
    wrongSignature: true,
    answer: ['getHome', 400, 'bad_signature'],
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

test('settings are read before anyone signs in', () =>
  exchange({
    description: 'a visitor’s app reads its settings',
    given: 'a lender with settings for the app',
    request: 'GET /v2/home/appConfigKey',
    answer: ['getAppConfig', 200, 'web_hand_off'],
    call: (client) => client.get('/home/appConfigKey'),
  }))

test('the newest version is answered', () =>
  exchange({
    description: 'a visitor’s app asks for the newest version',
    given: 'a lender without borrowers',
    request: 'GET /v2/logout/verison_check',
    answer: ['checkVersion', 200, 'newer'],
    call: (client) => client.get('/logout/verison_check'),
  }))
