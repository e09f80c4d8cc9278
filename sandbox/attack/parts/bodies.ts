import type { OperationId } from '../../src/foundation/contract.ts'
import type { Operation } from '../../src/http/pipeline/description.ts'
import {
  describedOperations,
  describedRequests,
  sendWire,
  wireRequest,
  type WireRequest,
} from '../../test/support/described-requests.ts'
import { generatedRequest } from '../../test/support/generated-requests.ts'
import { Random } from '../../test/support/random.ts'
import { rightfulFor, type Rightful } from '../../test/support/rightful-borrowers.ts'
import { NoAnswer } from '../call-limit.ts'
import { besideVictim, type Ground, type Part } from '../ground.ts'
import type { Report } from '../report.ts'

/** They read a picture or set a document, a tenth of a second each; the other parts are about these. */
const SLOW: ReadonlySet<OperationId> = new Set([
  ...['readIdentity', 'saveIdentity', 'getOrderDocument', 'getOrderPack'],
  ...['exportData', 'uploadBytes', 'uploadPart'],
] as OperationId[])
/** Processor time that one body may cost, whatever is in it. */
const MOST_CPU_MS = 500
/** Faults that one answer may list. */
const MOST_FAULTS = 50
/** After so many a borrower's states are used up. */
const SPENT_AFTER = 600

const chosen = describedOperations.filter(({ id }) => !SLOW.has(id))

/** Bodies that are deep, wide or doubled, each beside what the description has; then as many made-up ones as asked for. */
export const bodies: Part = async (ground, report) => {
  await shapes(ground, report)
  await besideVictim(ground, report, 'made-up bodies', () => madeUp(ground, report))
}

const list = (count: number, item: string): string => `[${Array(count).fill(item).join(',')}]`
const unknownFields = (count: number): string =>
  Array.from({ length: count }, (_, n) => `"f${n}":1,`).join('')
const SHAPES: Readonly<Record<string, (payload: string) => string>> = {
  '80,000 empty objects': (payload) => `${payload.slice(0, -1)},"contacts":${list(80_000, '{}')}}`,
  '60,000 numbers': (payload) => `{"contacts":${list(60_000, '1')},${payload.slice(1)}`,
  'a list 50,000 deep': (payload) =>
    `{"fields":${'['.repeat(50_000)}${']'.repeat(50_000)},${payload.slice(1)}`,
  'an object 30,000 deep': (payload) =>
    `{"fields":${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)},${payload.slice(1)}`,
  'a field 20,000 times': (payload) => `{${'"page":"basic",'.repeat(20_000)}${payload.slice(1)}`,
  '5,000 unknown fields': (payload) => `{${unknownFields(5_000)}${payload.slice(1)}`,
  '900 unknown fields': (payload) => `{${unknownFields(900)}${payload.slice(1)}`,
}

async function shapes(ground: Ground, report: Report): Promise<void> {
  const somebody = await rightfulFor('saveDraft')(ground)
  for (const [name, shape] of Object.entries(SHAPES)) {
    const answers: number[] = []
    for (const operation of chosen) {
      const [request] = describedRequests(operation, somebody.values)
      if (request?.body === undefined) continue
      const wire = wireRequest(request, somebody.token)
      wire.payload = shape(String(wire.payload))
      const before = process.cpuUsage()
      ground.announce(`${name} to ${operation.id}`)
      const { status, code, data } = await answerTo(ground, wire)
      const { user, system } = process.cpuUsage(before)
      answers.push(code ?? status)
      const cost = (user + system) / 1000
      if (status >= 500) report.hole(`${name} to ${operation.id}: ${status}`)
      if (Array.isArray(data) && data.length > MOST_FAULTS) {
        report.hole(`${name} to ${operation.id}: ${data.length} faults are listed`)
      }
      if (cost > MOST_CPU_MS) report.hole(`${name} to ${operation.id} costs ${cost.toFixed(0)} ms`)
    }
    report.tried(name, answers.length, answers)
  }
}

async function madeUp(ground: Ground, report: Report): Promise<void> {
  const people = new Map<unknown, { rightful: Rightful; calls: number }>()
  const answers: number[] = []
  for (let at = ground.from; at < ground.from + ground.bodies; at++) {
    const random = new Random(ground.seed * 1_000_003 + at)
    const operation = chosen[at % chosen.length] as Operation
    const somebody = await somebodyFor(ground, operation, people)
    const wire = generatedRequest(
      random,
      random.pick(describedRequests(operation, somebody.values)),
      somebody.token,
    )
    ground.announce(`body ${at} of seed ${ground.seed} to ${operation.id}`)
    const { status, code } = await answerTo(ground, wire)
    answers.push(code ?? status)
    if (status >= 500 && code !== 503_001) report.hole(words(ground, at, operation, status, wire))
    if (code === 403_100) people.delete(rightfulFor(operation.id))
  }
  report.tried(
    `made-up bodies of seed ${ground.seed} from ${ground.from} on`,
    answers.length,
    answers,
  )
}

/** What is not answered in time is a hole already; 0, and the next one is sent. */
async function answerTo(
  { app }: Ground,
  wire: WireRequest,
): Promise<{ status: number; code?: number | undefined; data?: unknown }> {
  try {
    return await sendWire(app, wire)
  } catch (error) {
    if (error instanceof NoAnswer) return { status: 0 }
    throw error
  }
}

async function somebodyFor(
  ground: Ground,
  { id }: Operation,
  people: Map<unknown, { rightful: Rightful; calls: number }>,
): Promise<Rightful> {
  const make = rightfulFor(id)
  let known = people.get(make)
  if (!known || known.calls > SPENT_AFTER) {
    known = { rightful: await make(ground), calls: 0 }
    people.set(make, known)
  }
  known.calls += 1
  return known.rightful
}

const words = (
  { seed }: Ground,
  at: number,
  { id }: Operation,
  status: number,
  wire: WireRequest,
): string =>
  `body ${at} of seed ${seed} to ${id}: ${status} ${String(wire.payload ?? wire.url).slice(0, 200)}`
