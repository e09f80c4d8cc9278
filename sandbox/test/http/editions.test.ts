import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { Country } from '../../src/foundation/contract.ts'
import { addDays, instantIn } from '../../src/foundation/clock.ts'
import { claimIdentityNumber } from '../../src/lending/certification/identity-number.ts'
import { COUNTRIES, countries } from '../../src/lending/countries/countries.ts'
import { checkBooks } from '../../src/lending/ledger/check-books.ts'
import { newPhone } from '../support/borrowers.ts'
import { bothEngines, type TestDatabase } from '../support/databases.ts'
import { EditionClient, signedInTo } from '../support/edition-borrowers.ts'
import { loanIn } from '../support/edition-loans.ts'
import { console } from '../support/lender.ts'
import { testsOn } from '../support/lender-tests.ts'
import { callerIn, newPhoneIn } from '../support/plain-borrower.ts'

/** Zone, currency and hours of the editions, written out again from the contract's table and the law's hours. */
const facts = {
  TH: { currency: 'THB', zone: 'Asia/Bangkok', contactHours: [8, 18] },
  MX: { currency: 'MXN', zone: 'America/Mexico_City', contactHours: [7, 22] },
  PK: { currency: 'PKR', zone: 'Asia/Karachi', contactHours: [9, 18] },
  EG: { currency: 'EGP', zone: 'Africa/Cairo', contactHours: [9, 18] },
  GENERIC: { currency: 'PKR', zone: 'Asia/Bangkok', contactHours: [9, 18] },
} as const satisfies Partial<Record<Country, object>>
/** As a code to scan writes them (ISO 4217). */
const currencyNumbers = { THB: '764', MXN: '484', PKR: '586', EGP: '818' }

/** What a clock in a zone shows, as `YYYY-MM-DD HH:MM:SS`. */
const clockIn = (zone: string, instant: Date): string =>
  instant.toLocaleString('sv-SE', { timeZone: zone })

test.each(Object.keys(facts) as (keyof typeof facts)[])('%s has its own facts', (country) => {
  expect(countries[country]).toMatchObject(facts[country])
})

describe.each(bothEngines)('the editions of one lender on %s', (engine) => {
  const it = testsOn[engine]
  let opened: TestDatabase
  let app: FastifyInstance
  it.beforeAll(({ own }) => {
    ;({ test: opened, app } = own)
  })

  const visitorOf = (country: Country): EditionClient => {
    const { appId, countryLanguage, language } = callerIn(country)
    return new EditionClient(app, '', appId, [countryLanguage, language])
  }
  const textsOf = async (country: Country, phone: string) => {
    const query = new URLSearchParams({ phone, app_id: countries[country].appId })
    const answer = await app.inject({ url: `/sandbox/api/texts?${query.toString()}` })
    return answer.json<{
      texts: { app_id: string; body: string; code: string | null; sent_at: string }[]
    }>().texts
  }
  const own = async (client: EditionClient) => (await client.get('/v2/account/profile')).data
  const ordersOf = async (client: EditionClient) =>
    (await client.get('/v2/order/list')).data['orders'] as { order_id: string; state: string }[]

  describe('have two accounts of one number', () => {
    const device = randomUUID()
    const fields = (phone: string) => ({ phone_prefix: '+66', phone, uuid: device })
    const ask = (country: Country, phone: string, key = randomUUID()) =>
      visitorOf(country).post('/v2/user/send_code', fields(phone), { key })
    const enter = (country: Country, phone: string, code: string) =>
      visitorOf(country).post('/v2/user/login', { ...fields(phone), code })
    const signIn = async (country: Country, phone: string): Promise<EditionClient> => {
      expect((await ask(country, phone)).code).toBe(200)
      const [text] = await textsOf(country, phone)
      const { data } = await enter(country, phone, text?.code ?? '')
      const client = visitorOf(country)
      client.token = String(data['token'])
      return client
    }

    it('with codes, waits and a lock of their own, though the key and the device are one', async () => {
      const phone = newPhone()
      const key = randomUUID()
      for (const country of ['TH', 'GENERIC'] as const) {
        expect((await ask(country, phone, key)).code).toBe(200)
        expect(await textsOf(country, phone)).toHaveLength(1)
      }
      const [thai] = await textsOf('TH', phone)
      const [generic] = await textsOf('GENERIC', phone)
      const wrong = thai?.code === generic?.code ? '000000' : (generic?.code ?? '')
      for (let tried = 0; tried < 5; tried++) await enter('TH', phone, wrong)
      expect((await enter('TH', phone, thai?.code ?? '')).code).toBe(429_003)
      expect((await enter('GENERIC', phone, generic?.code ?? '')).code).toBe(200)
    })

    it('with sessions, names of devices and identity numbers of their own', async () => {
      const phone = newPhone()
      const thai = await signIn('TH', phone)
      const generic = await signIn('GENERIC', phone)
      await thai.post('/v2/user/app_info', {
        uuid: device,
        device_brand: 'Sample',
        device_model: 'One',
      })
      const sessions = async (client: EditionClient) =>
        (await client.get('/v2/user/sessions')).data['sessions'] as {
          device_name: string | null
        }[]
      expect((await sessions(thai)).map(({ device_name }) => device_name)).toEqual(['Sample One'])
      expect((await sessions(generic)).map(({ device_name }) => device_name)).toEqual([null])
      const users = [await own(thai), await own(generic)].map(({ user_id }) => String(user_id))
      expect(new Set(users).size).toBe(2)
      const claims = (['TH', 'GENERIC'] as const).map((country, at) =>
        opened.database.transaction((tx) =>
          claimIdentityNumber(
            tx,
            { appId: countries[country].appId, borrowerId: users[at] ?? '' },
            '990000000000000018',
            { isShown: false, now: new Date(), security: new Date() },
          ),
        ),
      )
      expect(await Promise.all(claims)).toEqual([true, true])
      expect((await thai.post('/v2/user/logout_everywhere')).code).toBe(200)
      expect((await thai.get('/v2/account/profile')).code).toBe(403_100)
      expect((await generic.get('/v2/account/profile')).code).toBe(200)
    })

    it('with loans, messages, papers and a copy of their own', async () => {
      const phone = newPhone()
      const thai = await signedInTo('TH', app, opened.database, phone)
      const generic = await signIn('GENERIC', phone)
      const { orderId } = await loanIn(
        'TH',
        app,
        opened.database,
        { amount: 500_000, days: 61 },
        thai,
      )
      const [order] = (await thai.get('/v2/order/list')).data['orders'] as {
        order_number: string
      }[]
      expect(await ordersOf(generic)).toEqual([])
      for (const path of ['/v2/order/detail', '/v2/repay/methods']) {
        expect((await generic.get(path, { order_id: orderId })).code).toBe(404_001)
      }
      const paper = await generic.raw('/v2/order/document', { order_id: orderId, kind: 'contract' })
      expect(paper.statusCode).toBe(404)
      expect((await generic.get('/v2/message/list')).data['messages']).toEqual([])
      expect((await thai.get('/v2/message/list')).data['messages']).not.toEqual([])
      const copy = unzipSync((await generic.raw('/v2/account/export')).rawPayload)
      const text = Object.values(copy)
        .map((file) => strFromU8(file))
        .join('\n')
      expect(text).toContain(phone)
      expect(text).not.toContain(order?.order_number)
      expect(text).not.toContain(orderId)
    })

    it('of which one ends, and nothing of the other', async () => {
      const phone = newPhone()
      const thai = await signIn('TH', phone)
      const generic = await signIn('GENERIC', phone)
      const { user_id } = await own(thai)
      expect((await generic.post('/v2/account/cancel', { confirmed: true })).code).toBe(200)
      expect((await generic.get('/v2/account/profile')).code).toBe(403_100)
      expect((await thai.get('/v2/account/profile')).code).toBe(200)
      await console(app, 'clock', { days: '16' })
      expect(await textsOf('GENERIC', phone)).toEqual([])
      expect(await textsOf('TH', phone)).toHaveLength(1)
      expect((await own(thai))['user_id']).toBe(user_id)
    })
  })

  it('borrow and repay at once, each in its currency, zone, banks and payment code', async () => {
    const walks = COUNTRIES.map(async (country) => {
      const { currency, zone } = countries[country]
      const client = await signedInTo(country, app, opened.database, newPhoneIn(country))
      const { orderId } = await loanIn(
        country,
        app,
        opened.database,
        { amount: 500_000, days: 61 },
        client,
      )
      const banks = (await client.get('/v2/bank/list')).data['banks'] as { bank_code: string }[]
      const { data: detail } = await client.get('/v2/order/detail', { order_id: orderId })
      const payoff = detail['payoff_today'] as { amount: number; currency: string }
      const { data } = await client.post('/v2/repay/create', {
        ...{ order_id: orderId, method: 'scan_code', purpose: 'repay', amount: payoff },
      })
      const instruction = data['instruction'] as Record<
        'qr_payload' | 'expires_at' | 'expires_local',
        string
      >
      expect(payoff.currency).toBe(currency)
      expect(instruction.qr_payload).toContain(`5303${currencyNumbers[currency]}`)
      const ends = clockIn(zone, new Date(instruction.expires_at)).slice(0, 16)
      expect(instruction.expires_local).toBe(ends.replace(' ', 'T'))
      // Banks of two countries may give two payments one name.
      await console(app, 'pay', { code: instruction.qr_payload, payment_id: 'in-each-edition' })
      return {
        country,
        banks: banks.map(({ bank_code }) => bank_code),
        orders: await ordersOf(client),
      }
    })
    const walked = await Promise.all(walks)
    for (const { country, orders } of walked) {
      expect(
        orders.map(({ state }) => state),
        country,
      ).toEqual(['returned'])
    }
    const lists = walked.map(({ banks }) => banks)
    expect(new Set(lists.flat()).size).toBe(lists.flatMap((each) => [...new Set(each)]).length)
    expect(await checkBooks(opened.database)).toEqual([])
  })

  it('fall overdue after their own midnight, and are reminded within their own hours', async () => {
    const loans = await Promise.all(
      COUNTRIES.map(async (country) => {
        const phone = newPhoneIn(country)
        const client = await signedInTo(country, app, opened.database, phone)
        const { orderId } = await loanIn(
          country,
          app,
          opened.database,
          { amount: 500_000, days: 61 },
          client,
        )
        const { data } = await client.get('/v2/order/detail', { order_id: orderId })
        const dueDate = String(data['due_date'])
        return { country, phone, client, orderId, dueDate }
      }),
    )
    const nowThere = async (): Promise<Date> => {
      const { now } = (await app.inject({ url: '/sandbox/api/clock' })).json<{ now: string }>()
      return new Date(now)
    }
    const midnights = loans.map(({ country, dueDate }) =>
      instantIn(countries[country].zone, addDays(dueDate, 1), '00:00').getTime(),
    )
    const states = new Set<string>()
    for (const midnight of [...new Set(midnights)].sort((a, b) => a - b)) {
      for (const minutesOff of [-20, 1]) {
        const wait = midnight - (await nowThere()).getTime() + minutesOff * 60_000
        const { body } = await console(app, 'clock', { minutes: String(Math.ceil(wait / 60_000)) })
        const now = new Date(String(body['now']))
        const seen = await Promise.all(
          loans.map(async ({ country, client, orderId, dueDate }) => {
            const { data } = await client.get('/v2/order/detail', { order_id: orderId })
            const today = clockIn(countries[country].zone, now).slice(0, 10)
            expect(data['state'], `${country} on ${today}, due ${dueDate}`).toBe(
              today > dueDate ? 'overdue' : 'disbursed',
            )
            return String(data['state'])
          }),
        )
        states.add(seen.join())
      }
    }
    // They did not change together.
    expect(states.size).toBeGreaterThan(2)
    for (const { country, phone } of loans) {
      const { zone, contactHours } = countries[country]
      const sent = (await textsOf(country, phone)).map(({ sent_at }) =>
        clockIn(zone, new Date(sent_at)),
      )
      expect(sent.length, country).toBe(2)
      for (const at of sent) {
        expect(Number(at.slice(11, 13)), `${country} at ${at}`).toBeGreaterThanOrEqual(
          contactHours[0],
        )
        expect(Number(at.slice(11, 13)), `${country} at ${at}`).toBeLessThan(contactHours[1])
      }
    }
  })
})
