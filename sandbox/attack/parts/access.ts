import { randomUUID } from 'node:crypto'
import { endSession, startSession } from '../../src/lending/sessions/sessions.ts'
import {
  describedOperations,
  describedRequests,
  sendDescribed,
  wireRequest,
  type DescribedRequest,
} from '../../test/support/described-requests.ts'
import { rightfulFor, type Rightful } from '../../test/support/rightful-borrowers.ts'
import { rowsOf } from '../../test/support/rows-of.ts'
import type { Ground, Part } from '../ground.ts'
import type { Report } from '../report.ts'

/** What an attacker would like to set. */
const WISHES = {
  borrower_id: '00000000-0000-7000-8000-000000000001',
  user_id: '00000000-0000-7000-8000-000000000001',
  quota: { amount: 100_000_000, currency: 'THB' },
  state: 'repaid',
  role: 'admin',
  __proto__: { admin: true },
}

type Pairs = Map<unknown, Promise<{ owner: Rightful; thief: Rightful }>>

/** Every operation, with another's things, without a session, with an ended one, with fields that nobody asked for. */
export const access: Part = async (ground, report) => {
  const pairs: Pairs = new Map()
  for (const kind of [
    'another borrower',
    'nobody',
    'an ended session',
    'fields of others',
  ] as const) {
    const answers: number[] = []
    for (const operation of describedOperations) {
      const make = rightfulFor(operation.id)
      const made =
        pairs.get(make) ??
        (async () => ({ owner: await make(ground), thief: await make(ground) }))()
      pairs.set(make, made)
      const { owner, thief } = await made
      for (const request of describedRequests(operation, owner.values)) {
        if (isPermission(request, owner)) continue
        answers.push(await attempt(ground, report, kind, request, owner, thief))
      }
    }
    report.tried(`every operation as ${kind}`, answers.length, answers)
  }
}

/** A ticket is the permission for its holder, and a code signs in as its owner. */
function isPermission(request: DescribedRequest, owner: Rightful): boolean {
  const { id, session } = request.operation
  return ['login', 'sendCode'].includes(id) || (session === 'none' && names(request, owner))
}

function names(request: DescribedRequest, { owned }: Rightful): boolean {
  const { url, payload } = wireRequest(request, '')
  const whole = `${url} ${typeof payload === 'string' ? payload : ''}`
  return owned.some((thing) => whole.includes(thing))
}

async function attempt(
  { app, database }: Ground,
  report: Report,
  kind: string,
  request: DescribedRequest,
  owner: Rightful,
  thief: Rightful,
): Promise<number> {
  const begun = (id: string): ReturnType<typeof startSession> =>
    startSession(database, {
      ...{ appId: 'paso-th', borrowerId: id, now: new Date() },
      ...{ platform: 'web', device: randomUUID() },
    })
  let token = ''
  let asked = request
  if (kind === 'another borrower' || kind === 'fields of others')
    token = (await begun(thief.id)).token
  if (kind === 'an ended session') {
    const ended = await begun(owner.id)
    await endSession(database, owner.id, ended.id, new Date())
    token = ended.token
  }
  if (kind === 'fields of others') {
    if (request.body === undefined) return 0
    asked = { ...request, body: { ...request.body, ...WISHES } }
  }
  const before = await rowsOf(database, owner.id)
  const { status, code, text } = await sendDescribed(app, asked, token)
  const at = `${request.operation.id} (${request.example}) as ${kind}`
  if (status >= 500) report.hole(`${at}: ${status}`)
  const told = [...owner.owned, owner.phone, owner.id].find((each) => text.includes(each))
  if (status === 200 && told !== undefined) report.hole(`${at} tells ${told}`)
  const needsOwner = names(request, owner) || kind === 'nobody' || kind === 'an ended session'
  if (status === 200 && needsOwner && request.operation.session === 'required') {
    report.hole(`${at} was answered`)
  }
  const after = await rowsOf(database, owner.id)
  if (JSON.stringify(after) !== JSON.stringify(before)) report.hole(`${at} changed rows of another`)
  return code ?? status
}
