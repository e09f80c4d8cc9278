import type { Answer } from '../support/lender.ts'
import type { Command } from './commands.ts'
import type { LenderUnderTest, Shown } from './lender-under-test.ts'
import { Mismatch } from './mismatch.ts'
import { performCommand } from './perform.ts'
import { compareLoans } from './run-sequence.ts'
import type { Lender, Run } from './run.ts'

/** What a command asks of a lender: one call. */
interface Request {
  kind: 'call' | 'world'
  path: string
  body: object
}

interface Answered {
  command: Command
  request: Request
  answer: Answer | Awaited<ReturnType<Lender['world']>>
}

/** Stops a command at its first call, and keeps that. */
class Stopped extends Error {
  readonly request: Request

  constructor(request: Request) {
    super(request.path)
    this.request = request
  }
}

/**
 * Does the commands at the same time, in turns on each of the lenders. Returns the order in which
 * one after the other would have led to the same answers and the same loans. Throws `Mismatch`
 * where there is none. Commands must be such that ask for the same whatever went before.
 */
export async function atOnce(
  lenders: readonly LenderUnderTest[],
  run: Run,
  commands: readonly Command[],
): Promise<Command[]> {
  const requests = await Promise.all(commands.map((command) => requestOf(run, command)))
  const answers = await Promise.all(
    requests.map(async ({ kind, path, body }, index) => {
      const lender = lenders[index % lenders.length]
      if (!lender) throw new Error('there is no lender')
      return kind === 'call' ? lender.call(path, body) : lender.world(path, body)
    }),
  )
  const done = commands.map((command, index): Answered => {
    const [request, answer] = [requests[index], answers[index]]
    if (!request || !answer) throw new Error('a command without its answer')
    return { command, request, answer }
  })
  const shown = await run.lender.loans(run.owners)
  const order = await explain(run, done, shown)
  if (order) return order
  const lines = done.map(({ command, answer }) => `${JSON.stringify(command)} → ${answer.code}`)
  throw new Mismatch(`no order explains\n${lines.join('\n')}\n${JSON.stringify(shown)}`)
}

async function requestOf(run: Run, command: Command): Promise<Request> {
  const stop = (kind: Request['kind']) => async (path: string, body: object) => {
    throw new Stopped({ kind, path, body })
  }
  try {
    await performCommand(copyOf(run, { call: stop('call'), world: stop('world') }), command)
  } catch (error) {
    if (error instanceof Stopped) return error.request
    throw error
  }
  throw new Error(`${command.do} asks nothing of the lender`)
}

/** An order in which the model expects these answers and then these loans; null where there is none. */
async function explain(
  run: Run,
  rest: readonly Answered[],
  shown: readonly Shown[],
): Promise<Command[] | null> {
  if (rest.length === 0) return (await holds(() => compareLoans(run))) ? [] : null
  for (const next of rest) {
    const replayed = async () => next.answer as never
    const model = copyOf(run, { call: replayed, world: replayed, loans: async () => [...shown] })
    if (!(await holds(() => performCommand(model, next.command)))) continue
    // What is new goes to the far end, so that the others still find what they asked about.
    model.loans.unshift(...model.loans.splice(run.loans.length))
    model.asked.unshift(...model.asked.splice(run.asked.length))
    const others = rest.filter((each) => each !== next)
    const order = await explain(model, others, shown)
    if (order) return [next.command, ...order]
  }
  return null
}

async function holds(check: () => Promise<void>): Promise<boolean> {
  try {
    await check()
    return true
  } catch (error) {
    if (error instanceof Mismatch) return false
    throw error
  }
}

/** The model as it stands, with a lender that does only what is given. */
function copyOf(run: Run, parts: Partial<Lender>): Run {
  const { lender, ...known } = run
  return { ...structuredClone(known), lender: { now: lender.now, last: null, ...parts } as Lender }
}
