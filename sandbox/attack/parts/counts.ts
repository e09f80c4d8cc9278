import { randomUUID } from 'node:crypto'
import { saveReading } from '../../src/lending/ocr/readings.ts'
import { certified, signedIn, withLoan } from '../../test/support/borrowers.ts'
import { SignedClient, startLender } from '../../test/support/lender.ts'
import { account, NOTHING_READ, otherNumber, personal } from '../../test/support/sample-borrower.ts'
import { storeFront } from '../../test/support/small-print.ts'
import { KEPT_A_DAY } from '../../src/lending/telemetry/event-store.ts'
import { savePage } from '../../src/lending/certification/pages.ts'
import type { Ground, Part } from '../ground.ts'
import type { Report } from '../report.ts'
import { sessions } from './sessions.ts'

/** What may be tried a few times only, or by one person only. */
export const counts: Part = async (ground, report) => {
  await places(ground, report)
  await strangersNumbers(ground, report)
  await typedNumber(ground, report)
  await copies(ground, report)
  await copiesAtOnce(ground, report)
  await oneFace(ground, report)
  await anothersFace(ground, report)
  await sessions(ground, report)
  await anothersAccount(ground, report)
  await visitors(ground, report)
}

async function places({ database }: Ground, report: Report): Promise<void> {
  const busy = await startLender(database, { callsPerMinute: 3 })
  const answers: number[] = []
  // A body of a type that nothing there reads is refused before anything else, and counts all the same.
  const unread = {
    method: 'POST',
    payload: 'x',
    headers: { 'content-type': 'image/jpeg' },
  } as const
  const places = [
    ...['/', '/docs', '/ready', '/nowhere', '/v2/nothing'].map((url) => ({ url })),
    ...['/nowhere', '/v2/verify/draft'].map((url) => ({ url, ...unread })),
  ]
  for (const [index, place] of places.entries()) {
    const remoteAddress = `192.0.2.${index + 1}`
    for (let calls = 0; calls < 4; calls++) {
      const { statusCode } = await busy.inject({ ...place, remoteAddress })
      answers.push(statusCode)
      if (calls === 3 && statusCode !== 429) report.hole(`${place.url} counts for no rate`)
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

/** Somebody types a number that the card of another shows, before she does. */
async function typedNumber({ app, database }: Ground, report: Report): Promise<void> {
  const now = new Date()
  const identity_number = otherNumber(700_900)
  const answers: number[] = []
  for (const shown of [null, identity_number]) {
    const { id, client } = await signedIn(app, database)
    const front_file_id = await storeFront(database, id)
    await savePage(database, id, 'identity', { front_file_id }, now)
    const reading = { ...NOTHING_READ, identity_number: shown }
    const file = { borrowerId: id, fileId: front_file_id }
    await saveReading(database, file, { ok: true, reading }, now)
    const saved = await client.post('/v2/verify/personal', { ...personal, identity_number })
    answers.push(saved.code)
  }
  if (answers[1] !== 200) report.hole('who typed the number of a stranger blocks its owner')
  report.tried('a number that another has typed before, by its owner', answers.length, answers)
}

async function copies({ app, database }: Ground, report: Report): Promise<void> {
  const { client } = await signedIn(app, database)
  const answers: number[] = []
  for (let n = 0; n < 8; n++) answers.push((await client.raw('/v2/account/export')).statusCode)
  if (!answers.includes(429)) report.hole('copies of everything without end')
  report.tried('copies of everything', answers.length, answers)
}

/** A loan's paper is set for each, so that they are under way together. */
async function copiesAtOnce({ app, database }: Ground, report: Report): Promise<void> {
  const borrower = await certified(app, database)
  await withLoan(app, borrower)
  const copied = Array.from({ length: 4 }, () => borrower.client.raw('/v2/account/export'))
  const answers = (await Promise.all(copied)).map(({ statusCode }) => statusCode)
  if (!answers.includes(429)) report.hole('several copies of one borrower are made at once')
  report.tried('copies of everything, at once', answers.length, answers)
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

/** A proof that was made for another account, as the partner's id says. */
async function anothersFace({ app, database }: Ground, report: Report): Promise<void> {
  const [thief, owner] = [await signedIn(app, database), await signedIn(app, database)]
  await savePage(database, thief.id, 'identity', {}, new Date())
  const proof = { liveness_id: `lv-${randomUUID()}:${owner.id}`, mode: 'web' }
  const { code, data } = await thief.client.post('/v2/verify/liveness', proof)
  if (code === 200 && data['result'] === 'passed') report.hole('the face of another account passes')
  report.tried('a proof of a face made for another account', 1, [code])
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
