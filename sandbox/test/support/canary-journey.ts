import { createCipheriv } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import type { Database } from '../../src/store/database/database.ts'
import { phoneHash } from '../../src/lending/sessions/phone-codes.ts'
import { apply } from './borrowers.ts'
import { specimen } from './direct-call.ts'
import { console, settings, SignedClient } from './lender.ts'
import * as sample from './sample-borrower.ts'

/** What one borrower types, reports and is sent, each value found nowhere else. */
export const canaries = {
  phone: '869173524',
  given_name: 'Kanarya',
  family_name: 'Vogelsang',
  nickname: 'นกกระจิบธรรมดา',
  identity_number: sample.otherNumber(777_431),
  birth_date: '1987-11-23',
  email: 'zaunkoenig@vogelhaus.example',
  purpose: 'Vogelfutter im Winter',
  address: '77/43 Soi Nachtigall',
  place: 'Ban Steinschmaetzer',
  mother: 'Amselmutter',
  mother_phone: '871234987',
  friend: 'Finkenfreund',
  friend_phone: '862345876',
  company: 'Rotkehlchen Trading',
  company_phone: '025550123',
  company_address: '9 Zeisig Road',
  licence_plate: '9กฮ 7731',
  draft: 'Wintergoldhaehnchen',
  account_number: '5550123987',
  risk_token: 'risk-bachstelze',
  liveness_id: 'lv-bachstelze',
  device: 'geraet-mit-zilpzalp',
  device_model: 'Zilpzalp 9000',
  event_name: 'kohlmeise_gesehen',
  event_value: 'Kohlmeise am Fenster',
  contact: 'Grauschnaepper',
  contact_phone: '0845556677',
  app: 'Heckenbraunelle',
  message: 'Schwanzmeise ruft',
  statement: 'Gartenrotschwanz ist krank',
  answer: 'Hausrotschwanz hilft',
  abandoned: 'signing_too_hard',
  cancelled: 'Feldlerche zieht um',
  costs: '300019',
} as const

/** What a visitor leaves behind, and what the lender's own texts say. */
export const unexported = {
  visitor_event: 'Mauersegler am Himmel',
  address: '203.0.113.77',
} as const

/** What the lender itself makes that nobody else may read. */
export interface Secrets {
  sessionSecret: Buffer
  signingSecret: Buffer
  /** From the middle of a stored picture. */
  pictureBytes: Buffer
}

/** A borrower who does everything that leaves something behind, through the API alone. */
export async function canaryJourney(
  app: FastifyInstance,
  database: Database,
): Promise<{ client: SignedClient; secrets: Secrets }> {
  const { client } = await signIn(app, database)
  await certify(app, client)
  await reportDevice(app, client)
  const signingSecret = await borrow(app, client)
  const reason = canaries.cancelled
  await done(client.post('/v2/account/cancel', { confirmed: true, reason }))
  // Signing in withdraws it.
  const back = await signIn(app, database)
  const fileId = await fileOf(app, back.client, 'other_certificate')
  const picture = await bytesOf(app, back.client, `/v2/file/${fileId}`)
  const middle = Math.floor(picture.length / 2)
  const pictureBytes = picture.subarray(middle, middle + 24)
  return {
    client: back.client,
    secrets: { sessionSecret: secretOf(back.client.token), signingSecret, pictureBytes },
  }
}

/** Tokens and links name borrower and session or order, 16 bytes each, before their secret. */
const secretOf = (token: string): Buffer => Buffer.from(token, 'base64url').subarray(32)

async function done(answer: ReturnType<SignedClient['post']>): Promise<Record<string, unknown>> {
  const { code, data } = await answer
  expect({ code, data }).toMatchObject({ code: 200 })
  return data
}

async function signIn(app: FastifyInstance, database: Database) {
  const phone = { phone_prefix: '+66', phone: canaries.phone, uuid: canaries.device }
  await database.query(
    `update phone_codes set sent_at = sent_at - interval '2 minutes' where phone_hash = $1`,
    [phoneHash(database.vault, { appId: 'paso-th', phonePrefix: '+66', phone: canaries.phone })],
  )
  const visitor = new SignedClient(app)
  await done(visitor.post('/v2/user/send_code', phone, { address: unexported.address }))
  const inbox = await app.inject({ url: `/sandbox/api/texts?phone=${canaries.phone}` })
  const code = inbox.json<{ texts: { code: string }[] }>().texts[0]?.code ?? ''
  const { token } = await done(visitor.post('/v2/user/login', { ...phone, code }))
  return { client: new SignedClient(app, String(token)) }
}

async function fileOf(
  app: FastifyInstance,
  client: SignedClient,
  purpose: string,
  name = 'work-certificate',
): Promise<string> {
  const bytes = specimen(name)
  const ticket = { purpose, mime: 'image/jpeg', size: bytes.length }
  const { upload_id } = await done(client.post('/v2/file/ticket', ticket))
  const url = `/v2/file/upload/${String(upload_id)}`
  const headers = { 'content-type': 'image/jpeg' }
  const answer = await app.inject({ method: 'PUT', url, headers, payload: bytes })
  return answer.json<{ data: { file_id: string } }>().data.file_id
}

/** Bytes that the API answers with, to somebody signed in. */
export async function bytesOf(app: FastifyInstance, client: SignedClient, path: string) {
  const answer = await client.raw(path)
  expect(answer.statusCode).toBe(200)
  return answer.rawPayload
}

async function certify(app: FastifyInstance, client: SignedClient): Promise<void> {
  const c = canaries
  await done(
    client.post('/v2/verify/identity', {
      front_file_id: await fileOf(app, client, 'id_front', 'th-id-front'),
      back_file_id: await fileOf(app, client, 'id_back', 'th-id-back'),
      holder_file_id: await fileOf(app, client, 'id_holder', 'th-holder'),
    }),
  )
  const { given_name, family_name, nickname, identity_number, birth_date, email } = c
  const named = { given_name, family_name, nickname, identity_number, birth_date }
  await done(client.post('/v2/verify/personal', { ...sample.personal, ...named }))
  const purpose = { loan_purpose: 'other', loan_purpose_other: c.purpose }
  await done(client.post('/v2/verify/basic', { ...sample.basic, ...purpose, email }))
  const place = { district: 'other', place_other: c.place }
  const home = { ...sample.residence, ...place, detailed_address: c.address }
  await done(client.post('/v2/verify/residence', home))
  const contacts = [
    { ...sample.mother, name: c.mother, phone: c.mother_phone },
    { ...sample.friend, name: c.friend, phone: c.friend_phone },
  ]
  await done(client.post('/v2/verify/emergency', { contacts }))
  const work = {
    ...sample.work,
    // Little enough for the questionnaire to be due.
    income_band: 'th_6000_to_9999',
    company_name: c.company,
    company_phone: c.company_phone,
    company_address: c.company_address,
    transport_type: 'private',
    vehicle: 'motorbike',
    licence_plate: c.licence_plate,
    certificate_file_id: await fileOf(app, client, 'work_certificate'),
  }
  await done(client.post('/v2/verify/work', work))
  await done(client.get('/v2/verify/submit_apply', { risk_token: c.risk_token }))
  const draft = { page: 'basic', fields: { education: c.draft } }
  await done(client.post('/v2/verify/draft', draft))
  const check = { liveness_id: c.liveness_id, mode: 'web' }
  await done(client.post('/v2/verify/liveness', check))
  const amount = { amount: Number(c.costs), currency: 'THB' }
  const answers = [{ question_id: 'monthly-costs', amount }]
  const answered = { questionnaire_id: 'affordability-1', answers }
  await done(client.post('/v2/sign/questionnaire', answered))
}

async function reportDevice(app: FastifyInstance, client: SignedClient): Promise<void> {
  const c = canaries
  const event = (event_id: string, event_value: string) => ({
    method: 'POST',
    event_name: c.event_name,
    event_value,
    event_id,
    uuid: c.device,
  })
  await done(client.post('/v2/logout/create', event('own', c.event_value)))
  const visited = event('visitor', unexported.visitor_event)
  await done(new SignedClient(app).post('/v2/logout/create', visited))
  const facts = { uuid: c.device, device_brand: 'Zilpzalp', device_model: c.device_model }
  await done(client.post('/v2/user/app_info', facts))
  const date = '2026-01-01T00:00:00Z'
  const lists = {
    contacts_list: ['order_log', { name: c.contact, phone: c.contact_phone }],
    apps_list: [
      'order_log_1',
      { name: c.app, package_name: 'com.example', version: '1', installed_at: date },
    ],
    messages_list: [
      'order_log_2',
      { address: c.contact_phone, body: c.message, date, type: 'received' },
    ],
  } as const
  for (const [purpose, [path, entry]] of Object.entries(lists)) {
    const consent = { purpose, notice_version: '2026-09', granted: true }
    await done(client.post('/v2/account/consent', consent))
    const cipher = createCipheriv('aes-128-ecb', settings.listKey, null)
    const text = cipher.update(JSON.stringify([entry]), 'utf8', 'base64') + cipher.final('base64')
    await done(client.post(`/v2/user/${path}`, { data: text }))
  }
}

/** One loan given up, one borrowed and repaid; gives the secret of its signing link. */
async function borrow(app: FastifyInstance, client: SignedClient): Promise<Buffer> {
  const c = canaries
  for (const purpose of ['privacy_notice', 'terms_of_use']) {
    const consent = { purpose, notice_version: '2026-09', granted: true }
    await done(client.post('/v2/account/consent', consent))
  }
  const account = { ...sample.account, holder_name: `${c.given_name} ${c.family_name}` }
  const numbers = { number: c.account_number, number_copy: c.account_number }
  const added = await done(client.post('/v2/bank/account', { ...account, ...numbers }))
  const { account_id: accountId } = added['account'] as { account_id: string }
  const { user_id } = await done(client.get('/v2/account/profile'))
  const who = { id: String(user_id), phone: c.phone, client, accountId }
  const orderOf = async (): Promise<string> => {
    const { order } = (await apply(who, 100_000)).data as { order: { order_id: string } }
    return order.order_id
  }
  const given_up = { order_id: await orderOf(), reason: c.abandoned }
  await done(client.post('/v2/loan/abandon', given_up))
  const order_id = await orderOf()
  const link = await done(client.get('/v2/sign/contract', { order_id }))
  const name = { borrower_id: who.id, order_id }
  for (const step of ['sign', 'pay-out']) expect((await console(app, step, name)).status).toBe(200)
  const request = { order_id, wish: 'smaller_payments', statement: c.statement }
  const { case_id } = await done(client.post('/v2/repay/help', request))
  const answer = { borrower_id: who.id, case_id, text: c.answer }
  expect((await console(app, 'answer', answer)).status).toBe(200)
  const { payoff_today } = await done(client.get('/v2/order/detail', { order_id }))
  const repayment = { order_id, method: 'scan_code', purpose: 'repay', amount: payoff_today }
  const asked = await done(client.post('/v2/repay/create', repayment))
  const { reference } = asked['instruction'] as { reference: string }
  expect((await console(app, 'pay', { reference })).status).toBe(200)
  return secretOf(/[A-Za-z0-9_-]{75}/.exec(JSON.stringify(link))?.[0] ?? '')
}
