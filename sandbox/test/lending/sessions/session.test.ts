import type { FastifyInstance } from 'fastify'
import { describe, expect } from 'vitest'
import { phoneHash } from '../../../src/lending/sessions/phone-codes.ts'
import { newPhone, signedIn } from '../../support/borrowers.ts'
import { bothEngines, type TestDatabase } from '../../support/databases.ts'
import { SignedClient } from '../../support/lender.ts'
import { testsOn } from '../../support/lender-tests.ts'

describe.each(bothEngines)('signing in on %s', (engine) => {
  const it = testsOn[engine]
  let test: TestDatabase
  let app: FastifyInstance
  it.beforeAll(({ shared }) => {
    ;({ test, app } = shared)
  })

  const thai = (phone: string) => ({ appId: 'paso-th', phonePrefix: '+66', phone })
  const device = (phone: string) => ({ phone_prefix: '+66', phone, uuid: 'device-0001' })
  const visitor = (): SignedClient => new SignedClient(app)
  const sendTo = async (phone: string): Promise<string> => {
    await visitor().post('/v2/user/send_code', device(phone))
    const inbox = await app.inject({ url: `/sandbox/api/texts?phone=${phone}` })
    return inbox.json<{ texts: { code: string }[] }>().texts[0]?.code ?? ''
  }
  const login = (phone: string, code: string, key?: string) =>
    visitor().post('/v2/user/login', { ...device(phone), code }, key ? { key } : {})
  const age = (phone: string, time: string) =>
    test.database.query(
      `update phone_codes set sent_at = sent_at - $2::interval, expires_at = expires_at - $2::interval,
         used_at = used_at - $2::interval, locked_until = locked_until - $2::interval
       where phone_hash = $1`,
      [phoneHash(test.database.vault, thai(phone)), time],
    )
  const otherThan = (code: string): string => (code === '000000' ? '111111' : '000000')

  it('answers a known and an unknown phone alike', async () => {
    const known = newPhone()
    await signedIn(app, test.database, known)
    const answers = []
    for (const phone of [known, newPhone()]) {
      const { status, code, data } = await visitor().post('/v2/user/send_code', device(phone))
      answers.push({ status, code, data })
    }
    expect(answers[0]).toEqual(answers[1])
  })

  it('sends the next code after a minute only, and the new one alone is good', async () => {
    const phone = newPhone()
    const earlier = await sendTo(phone)
    const again = await visitor().post('/v2/user/send_code', device(phone))
    expect(again.code).toBe(429_001)
    expect(Number(again.data['seconds'])).toBeGreaterThan(50)
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(50)
    await age(phone, '61 seconds')
    const next = await sendTo(phone)
    if (earlier !== next) expect((await login(phone, earlier)).code).toBe(401_001)
    expect((await login(phone, next)).code).toBe(200)
  })

  it('is of one edition, whose app alone may use the session', async () => {
    const phone = newPhone()
    const { data } = await login(phone, await sendTo(phone))
    const client = new SignedClient(app, String(data['token']))
    const others = ['paso-mx', 'paso-pk', 'paso-eg', 'paso-generic']
    for (const other of others.map((app_id) => ({ caller: { app_id } }))) {
      const calls = [
        client.get('/v2/home/index', {}, other),
        client.get('/v2/account/profile', {}, other),
        client.post('/v2/user/logout', {}, other),
      ]
      for (const { code } of await Promise.all(calls)) expect(code).toBe(403_001)
      expect((await visitor().get('/v2/home/index', {}, other)).code).toBe(200)
    }
    expect((await client.get('/v2/account/profile')).code).toBe(200)
  })

  it('takes a code once', async () => {
    const phone = newPhone()
    const code = await sendTo(phone)
    expect((await login(phone, code)).code).toBe(200)
    expect((await login(phone, code)).code).toBe(401_001)
  })

  it('takes it again with the same key for two minutes, ending the first token', async () => {
    const phone = newPhone()
    const code = await sendTo(phone)
    const one = String((await login(phone, code, 'same-login-key')).data['token'])
    const two = String((await login(phone, code, 'same-login-key')).data['token'])
    expect(two).not.toBe(one)
    expect((await new SignedClient(app, one).get('/v2/order/list')).code).toBe(403_100)
    expect((await new SignedClient(app, two).get('/v2/order/list')).code).toBe(200)
    await age(phone, '3 minutes')
    expect((await login(phone, code, 'same-login-key')).code).toBe(401_001)
  })

  it('keeps no token in a stored answer', async () => {
    const phone = newPhone()
    const { data } = await login(phone, await sendTo(phone))
    const token = String(data['token'])
    const rows = await test.database.query('select answer from idempotency_keys')
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(JSON.stringify(await test.database.query('select * from sessions'))).not.toContain(token)
  })

  it('refuses a right code that is older than five minutes', async () => {
    const phone = newPhone()
    const code = await sendTo(phone)
    await age(phone, '301 seconds')
    expect((await login(phone, code)).code).toBe(401_002)
  })

  it('locks the phone after five wrong tries, for the right code too', async () => {
    const phone = newPhone()
    const code = await sendTo(phone)
    const tries = []
    for (let tried = 0; tried < 5; tried++) {
      tries.push((await login(phone, otherThan(code))).data['tries_left'])
    }
    expect(tries).toEqual([4, 3, 2, 1, 0])
    const locked = await login(phone, code)
    expect(locked.code).toBe(429_003)
    expect(Number(locked.data['seconds'])).toBeGreaterThan(800)
    expect((await visitor().post('/v2/user/send_code', device(phone))).code).toBe(429_003)
    await age(phone, '16 minutes')
    expect((await login(phone, await sendTo(phone))).code).toBe(200)
  })

  it('lets nobody be locked out by a stranger while no code is out', async () => {
    const phone = newPhone()
    const tryThrice = async () => {
      const answers = []
      for (let tried = 0; tried < 3; tried++) answers.push(await login(phone, '000000'))
      return answers.map(({ code, data }) => [code, data?.['tries_left']])
    }
    expect(await tryThrice()).toEqual(Array(3).fill([401_002, undefined]))
    const code = await sendTo(phone)
    expect((await login(phone, code)).code).toBe(200)
    expect(await tryThrice()).toEqual(Array(3).fill([401_001, 5]))
    await age(phone, '301 seconds')
    expect((await login(phone, await sendTo(phone))).code).toBe(200)
  })

  it('counts a wrong try once when the call is repeated with its key', async () => {
    const phone = newPhone()
    const code = await sendTo(phone)
    for (let repeated = 0; repeated < 3; repeated++) {
      const { data } = await login(phone, otherThan(code), 'a-repeated-try')
      expect(data['tries_left']).toBe(4)
    }
  })

  it('refuses a code of another phone', async () => {
    const other = newPhone()
    const own = await sendTo(other)
    let code = own
    // By chance, once in a million, both phones get the same code.
    while (code === own) code = await sendTo(newPhone())
    expect((await login(other, code)).code).toBe(401_001)
  })

  it('refuses a phone that the country does not have, by the shared rule', async () => {
    const zero = await visitor().post('/v2/user/send_code', device('0812345678'))
    expect(zero.code).toBe(422_001)
    const foreign = await visitor().post('/v2/user/send_code', {
      ...device('812345678'),
      phone_prefix: '+52',
    })
    expect(foreign.data).toEqual([
      { field: 'phone_prefix', rule: 'choice', params: { choices: '+66' } },
    ])
  })

  it('ends a session after thirty days of real time', async () => {
    const { client } = await signedIn(app, test.database)
    expect((await client.get('/v2/order/list')).code).toBe(200)
    await test.database.query(`update sessions set expires_at = now() - interval '1 second'`)
    expect((await client.get('/v2/order/list')).code).toBe(403_100)
    expect((await client.get('/v2/home/index')).data).toMatchObject({ next: null, quota: null })
  })
})
