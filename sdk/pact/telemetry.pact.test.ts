import { describe, test } from 'vitest'
import { encryptList, type CallBody, type DeviceList } from '../src/index.ts'
import { exchange } from './setup/exchange.ts'
import { listKey, signingIn } from './setup/provider-states.ts'

const { uuid } = signingIn

const event: CallBody<'/logout/create'> = {
  method: 'POST',
  event_name: 'screen_opened',
  event_value: 'login',
  event_id: '0192f0c1-7a3e-7c4d-8b2a-3f5e6d7c8b9a',
  uuid,
}

test('an event is taken from anyone', () =>
  exchange({
    description: 'a visitor’s app reports an event',
    given: 'a lender without borrowers',
    request: 'POST /v2/logout/create',
    fields: event,
    answer: ['logEvent', 200, 'done'],
    call: (client) => client.post('/logout/create', event),
  }))

const facts: CallBody<'/user/app_info'> = { uuid, screen_width: 1080, screen_height: 2340 }

test('facts of the device are taken from anyone', () =>
  exchange({
    description: 'a visitor’s app reports the device',
    given: 'a lender without borrowers',
    request: 'POST /v2/user/app_info',
    fields: facts,
    answer: ['reportAppInfo', 200, 'done'],
    call: (client) => client.post('/user/app_info', facts),
  }))

interface Sent {
  what: string
  path: '/user/order_log' | '/user/order_log_1' | '/user/order_log_2'
  operation: 'uploadContacts' | 'uploadApps' | 'uploadMessages'
  list: DeviceList
}

const date = '2026-11-20T03:00:00.000Z'
const lists: Sent[] = [
  {
    what: 'contacts',
    path: '/user/order_log',
    operation: 'uploadContacts',
    list: [{ name: 'สมชาย ใจดี', phone: '0812345678' }],
  },
  {
    what: 'apps',
    path: '/user/order_log_1',
    operation: 'uploadApps',
    list: [{ name: 'Maps', package_name: 'com.example.maps', version: '3.1', installed_at: date }],
  },
  {
    what: 'messages',
    path: '/user/order_log_2',
    operation: 'uploadMessages',
    list: [{ address: '0812345678', body: 'สวัสดี', date, type: 'received' }],
  },
]

describe('a list that the borrower agreed to send is decrypted and counted', () => {
  test.each(lists)('$what', async ({ what, path, operation, list }) => {
    const data = await encryptList(list, listKey)
    await exchange({
      description: `a borrower sends the list of ${what}`,
      given: 'a borrower who agreed to send lists',
      request: `POST /v2${path}`,
      fields: { data },
      answer: [operation, 200, 'taken'],
      data: { entries: list.length },
      call: (client) => client.post(path, { data }),
    })
  })
})
