import { randomUUID } from 'node:crypto'
import { startSession } from '../../src/lending/sessions/sessions.ts'
import { certified, signedIn } from '../../test/support/borrowers.ts'
import { SignedClient, startLender } from '../../test/support/lender.ts'
import { account, otherNumber, personal } from '../../test/support/sample-borrower.ts'
import { KEPT_A_DAY } from '../../src/lending/telemetry/event-store.ts'
import { savePage } from '../../src/lending/certification/pages.ts'
import type { Ground, Part } from '../ground.ts'
import type { Report } from '../report.ts'

/** What may be tried a few times only, or by one person only. */
export const counts: Part = async (ground, report) => {
  await places(ground, report)
  await strangersNumbers(ground, report)
  await copies(ground, report)
  await oneFace(ground, report)
  await oldSession(ground, report)
  await idleSession(ground, report)
  await newHands(ground, report)
  await anothersAccount(ground, report)
  await visitors(ground, report)
}

async function places({ database }: Ground, report: Report): Promise<void> {
  const busy = await startLender(database, { callsPerMinute: 3 })
  const answers: number[] = []
  for (const [index, url] of ['/', '/docs', '/ready', '/nowhere', '/v2/nothing'].entries()) {
    const remoteAddress = `192.0.2.${index + 1}`
    for (let calls = 0; calls < 4; calls++) {
      const { statusCode } = await busy.inject({ url, remoteAddress })
      answers.push(statusCode)
      if (calls === 3 && statusCode !== 429) report.hole(`${url} counts for no rate`)
    }
  }
  await busy.close()
  report.tried('more calls than a minute allows, where no operation is', answers.length, answers)
}

async function strangersNumbers({ app, database }: Ground, report: Report): Promise<void> {
  const { id, client } = await signedIn(app, database)
  await savePage(database, id, 'identity', {}, new Date())
  const answers: number[] = []
  for (let n = 0; n < 12; n++) {
    const identity_number = otherNumber(700_000 + n)
    const tried = await client.post('/v2/verify/personal', { ...personal, identity_number })
    answers.push(tried.code)
  }
  if (answers.filter((code) => code === 200).length > 7) report.hole('identity numbers without end')
  report.tried('identity numbers of strangers', answers.length, answers)
}

async function copies({ app, database }: Ground, report: Report): Promise<void> {
  const { client } = await signedIn(app, database)
  const answers: number[] = []
  for (let n = 0; n < 8; n++) answers.push((await client.raw('/v2/account/export')).statusCode)
  if (!answers.includes(429)) report.hole('copies of everything without end')
  report.tried('copies of everything', answers.length, answers)
}

async function oneFace({ app, database }: Ground, report: Report): Promise<void> {
  const proof = { liveness_id: `lv-${randomUUID()}`, mode: 'web' }
  const answers: unknown[] = []
  for (let n = 0; n < 3; n++) {
    const { id, client } = await signedIn(app, database)
    await savePage(database, id, 'identity', {}, new Date())
    answers.push((await client.post('/v2/verify/liveness', proof)).data['result'])
  }
  if (answers.filter((each) => each === 'passed').length > 1) report.hole('one face for several')
  report.tried('one proof of a face by three', answers.length, answers.map(String))
}

/** With the phone of somebody who signed in an hour ago. */
async function oldSession({ app, database }: Ground, report: Report): Promise<void> {
  const { id } = await certified(app, database)
  const client = await sessionOf(database, app, id, 3_600_000)
  const number = '9876543210'
  const another = { ...account, number, number_copy: number, holder_name: 'Somchai Jaidee' }
  const answers = [
    (await client.post('/v2/bank/account', another)).code,
    (await client.post('/v2/bank/account', { ...another, bank_code: 'scb' })).code,
    (await client.post('/v2/account/cancel', { confirmed: true })).code,
  ]
  if (answers.includes(200)) report.hole('an old session leads money elsewhere')
  report.tried('another account and the end of one, without a code', answers.length, answers)
}

async function idleSession({ app, database }: Ground, report: Report): Promise<void> {
  const { id } = await signedIn(app, database)
  const client = await sessionOf(database, app, id, 20 * 86_400_000)
  const { code } = await client.get('/v2/verify/steps')
  if (code === 200) report.hole('a session that nobody used for 20 days')
  report.tried('a session that nobody used for 20 days', 1, [code])
}

/** With the phone of somebody who gave the number up: it was silent for 91 days. */
async function newHands({ app, database }: Ground, report: Report): Promise<void> {
  const { id, phone } = await certified(app, database)
  await database.query(
    `update sessions set used_at = used_at - interval '91 days' where borrower_id = $1`,
    [id],
  )
  const by = { phone_prefix: '+66', phone, uuid: randomUUID() }
  const stranger = new SignedClient(app)
  await stranger.post('/v2/user/send_code', by)
  const inbox = await app.inject({ url: `/sandbox/api/texts?phone=${phone}` })
  const code = inbox.json<{ texts: { code: string }[] }>().texts[0]?.code
  const answers: number[] = []
  for (const identity_tail of [undefined, '1111', '2222']) {
    const login = await stranger.post('/v2/user/login', { ...by, code, identity_tail })
    answers.push(login.code)
  }
  if (answers.some((each) => each !== 403_003)) report.hole('a new holder of a number gets in')
  report.tried('the phone of a silent account, by a strange device', answers.length, answers)
}

async function anothersAccount({ app, database }: Ground, report: Report): Promise<void> {
  const { client } = await certified(app, database)
  const { code } = await client.post('/v2/bank/account', {
    ...{ ...account, number: '9876543210', number_copy: '9876543210' },
    holder_name: 'Malee Another',
  })
  if (code === 200) report.hole('an account of somebody else')
  report.tried('an account of somebody else', 1, [code])
}

/** Has a network sent nearly as much today as is kept of one, and goes on under new names. */
async function visitors({ app, database }: Ground, report: Report): Promise<void> {
  const visitor = new SignedClient(app)
  const send = () =>
    visitor.post('/v2/logout/create', {
      ...{ event_name: 'screen_view', event_value: 'login', method: 'POST' },
      ...{ event_id: randomUUID(), uuid: randomUUID() },
    })
  const kept = async () => (await database.query('select 1 from app_events')).length
  await send()
  await database.query(`update app_event_counts set kept = kept + $1`, [KEPT_A_DAY - 5])
  const before = await kept()
  const answers: number[] = []
  for (let n = 0; n < 20; n++) answers.push((await send()).code)
  if ((await kept()) - before > 5) report.hole('events of visitors without end')
  report.tried('events of visitors from one network', answers.length, answers)
}

async function sessionOf(
  database: Ground['database'],
  app: Ground['app'],
  borrowerId: string,
  age: number,
): Promise<SignedClient> {
  const { token } = await startSession(database, {
    ...{ appId: 'paso-th', borrowerId, now: new Date(Date.now() - age) },
    ...{ platform: 'web', device: randomUUID() },
  })
  return new SignedClient(app, token)
}
