import { randomUUID } from 'node:crypto'
import { saveDraft, savePage } from '../../src/lending/certification/pages.ts'
import { saveReading } from '../../src/lending/ocr/readings.ts'
import { startSession } from '../../src/lending/sessions/sessions.ts'
import { certified, newPhone, signedIn } from '../../test/support/borrowers.ts'
import { SignedClient, type Answer } from '../../test/support/lender.ts'
import { account, NOTHING_READ } from '../../test/support/sample-borrower.ts'
import { storeFront } from '../../test/support/small-print.ts'
import type { Ground } from '../ground.ts'
import type { Report } from '../report.ts'

/** Sessions that grew old, numbers that changed hands, and codes that nobody asked for. */
export async function sessions(ground: Ground, report: Report): Promise<void> {
  await oldSession(ground, report)
  await replacedAccount(ground, report)
  await idleSession(ground, report)
  await newHands(ground, report)
  await cardAlone(ground, report)
  await lockedOut(ground, report)
}

const number = '9876543210'
const another = { ...account, number, number_copy: number, holder_name: 'Somchai Jaidee' }
const HOUR = 3_600_000

/** With the phone of somebody who signed in an hour ago. */
async function oldSession({ app, database }: Ground, report: Report): Promise<void> {
  const { id, accountId: account_id } = await certified(app, database)
  const client = await sessionOf(database, app, id, HOUR)
  const answers = [
    (await client.post('/v2/bank/account', another)).code,
    (await client.post('/v2/bank/account', { ...another, bank_code: 'scb' })).code,
    (await client.post('/v2/bank/account_default', { account_id })).code,
    (await client.post('/v2/account/cancel', { confirmed: true })).code,
  ]
  if (answers.includes(200)) report.hole('an old session leads money elsewhere')
  report.tried('another account and the end of one, without a code', answers.length, answers)
}

/** The same, by taking the only account away first: the next one looks like the first of a new borrower. */
async function replacedAccount({ app, database }: Ground, report: Report): Promise<void> {
  const { id, accountId: account_id } = await certified(app, database)
  const client = await sessionOf(database, app, id, HOUR)
  const removed = await client.post('/v2/bank/account_remove', { account_id })
  const added = await client.post('/v2/bank/account', another)
  if (added.code === 200)
    report.hole('an old session puts an account in the place of a removed one')
  report.tried('an account in the place of a removed one', 2, [removed.code, added.code])
}

async function idleSession({ app, database }: Ground, report: Report): Promise<void> {
  const { id } = await signedIn(app, database)
  const client = await sessionOf(database, app, id, 20 * 24 * HOUR)
  const { code } = await client.get('/v2/verify/steps')
  if (code === 200) report.hole('a session that nobody used for 20 days')
  report.tried('a session that nobody used for 20 days', 1, [code])
}

const OWNERS_NUMBER = '1101700230708'
const OWNERS_TAIL = OWNERS_NUMBER.slice(-4)

/** With the phone of somebody who gave the number up: it was silent for 91 days. */
async function newHands(ground: Ground, report: Report): Promise<void> {
  const { id, phone } = await certified(ground.app, ground.database)
  await silence(ground, id)
  const login = await strangerAt(ground, phone)
  const answers: number[] = []
  for (const tail of [undefined, ...Array<string>(5).fill('1111')]) {
    answers.push((await login(tail)).code)
  }
  if (answers.some((each) => each !== 403_003)) report.hole('a new holder of a number gets in')
  const late = await login(OWNERS_TAIL)
  if (late.code === 200) report.hole('a new holder of a number tries last signs without end')
  answers.push(late.code)
  report.tried('the phone of a silent account, by a strange device', answers.length, answers)
}

/** The same, where a card was handed in and no page with the number was saved. */
async function cardAlone(ground: Ground, report: Report): Promise<void> {
  const { app, database } = ground
  const answers: number[] = []
  for (const kept of ['a card that was read', 'a card and a draft', 'a card'] as const) {
    const phone = newPhone()
    const { id } = await signedIn(app, database, phone)
    const [now, fileId] = [new Date(), await storeFront(database, id)]
    await savePage(database, id, 'identity', { front_file_id: fileId }, now)
    if (kept === 'a card that was read') {
      const reading = { ...NOTHING_READ, identity_number: OWNERS_NUMBER }
      await saveReading(database, { borrowerId: id, fileId }, { ok: true, reading }, now)
    }
    if (kept === 'a card and a draft') {
      await saveDraft(database, id, 'personal', { identity_number: OWNERS_NUMBER }, now)
    }
    await silence(ground, id)
    const login = await strangerAt(ground, phone)
    const strangers = await login()
    if (strangers.code !== 403_003) report.hole(`${kept} is shown to a new holder of the number`)
    const owners = kept === 'a card' ? strangers : await login(OWNERS_TAIL)
    if (kept !== 'a card' && owners.code !== 200) report.hole(`${kept} locks its owner out`)
    answers.push(strangers.code, owners.code)
  }
  report.tried('the phone of a silent account with a card alone', answers.length, answers)
}

/** Wrong codes for the phone of another, who has no code out: none was sent, or it was used, or is too old. */
async function lockedOut(ground: Ground, report: Report): Promise<void> {
  const { app, database } = ground
  const answers: number[] = []
  for (const state of ['not there', 'used', 'too old'] as const) {
    const phone = newPhone()
    const owner = state === 'not there' ? undefined : await strangerAt(ground, phone)
    if (state === 'used') await owner?.()
    if (state === 'too old') {
      await database.query(`update phone_codes set expires_at = now() - interval '1 minute'`)
    }
    const stranger = new SignedClient(app)
    const by = { phone_prefix: '+66', phone, uuid: randomUUID() }
    for (let tries = 0; tries < 6; tries++) {
      answers.push((await stranger.post('/v2/user/login', { ...by, code: '000000' })).code)
    }
    // Earlier than a minute after the last one, no code is sent to anybody.
    await database.query(`update phone_codes set sent_at = sent_at - interval '1 hour'`)
    const { code } = await stranger.post('/v2/user/send_code', by)
    answers.push(code)
    if (code !== 200) report.hole(`wrong codes lock a phone whose code is ${state}: ${code}`)
  }
  report.tried('wrong codes where no code is out', answers.length, answers)
}

/** Lets nobody have used the account for 91 days. */
async function silence({ database }: Ground, id: string): Promise<void> {
  await database.query(
    `update sessions set used_at = used_at - interval '91 days' where borrower_id = $1`,
    [id],
  )
}

/** Signs in with a code for the phone, on a device that nobody knows, with last signs of an identity number. */
async function strangerAt(
  { app }: Ground,
  phone: string,
): Promise<(identity_tail?: string) => Promise<Answer>> {
  const by = { phone_prefix: '+66', phone, uuid: randomUUID() }
  const stranger = new SignedClient(app)
  await stranger.post('/v2/user/send_code', by)
  const inbox = await app.inject({ url: `/sandbox/api/texts?phone=${phone}` })
  const code = inbox.json<{ texts: { code: string }[] }>().texts[0]?.code
  return (identity_tail) => stranger.post('/v2/user/login', { ...by, code, identity_tail })
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
