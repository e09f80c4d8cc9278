import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { certified, signedIn } from '../../test/support/borrowers.ts'
import { storeFront } from '../../test/support/small-print.ts'
import type { Answers, Order } from '../greedy/crowd.ts'
import { deeds, type Account } from '../greedy/deeds.ts'
import { walk, type Walk } from '../greedy/victim.ts'
import type { ServingStage } from '../stages.ts'
import { BOTH, type Kind } from './kind.ts'
import { openProcess } from './process.ts'

const ACCOUNTS = 40
const FRONTS = 1
/** Calls of the other borrower beside each greed, four a page. */
const CALLS = 240
/** The slowest of a hundred of her calls may take so many times what it takes on a quiet lender, and so many milliseconds. */
const TIMES = 5
const MOST_MS = 600
const LOWEST = constants.priority.PRIORITY_LOW

interface People {
  other: Account
  greedy: Account[]
}

/**
 * Somebody asks for all that one account can, from one account and from forty, and another borrower's calls
 * are measured beside it. The lender, the greedy and she have a process each.
 */
export const greedyBorrower: Kind = {
  engines: BOTH,
  open: (engine) => {
    let people: People | undefined
    return openProcess(
      engine,
      async (server, { ended, url, blame }) => {
        await ended
        if (!people) throw new Error('there is nobody')
        const { other, greedy } = people
        await walk(url, other, CALLS)
        const quiet = await walk(url, other, CALLS)
        say(engine, 'quiet', quiet)
        const crowd = fork(join(import.meta.dirname, '../greedy/crowd.ts'))
        // The attackers' machines are not the lender's: theirs must not take its processor from it.
        setPriority(crowd.pid ?? 0, LOWEST)
        for (const name of Object.keys(deeds)) {
          for (const accounts of [1, ACCOUNTS]) {
            const what = `${name} from ${accounts}`
            const order = { url, deed: name, accounts: greedy.slice(0, accounts) }
            const beside = await besideGreed(crowd, other, order)
            say(engine, what, beside)
            for (const each of beside.refused) blame(`${what}: she was refused ${each}`)
            const most = Math.min(TIMES * quiet.p99, MOST_MS)
            if (beside.p99 > most) blame(`${what}: p99 ${round(beside.p99)} of ${round(most)} ms`)
          }
        }
        crowd.kill('SIGKILL')
        // Not in order: it would read to its end what nobody waits for.
        await server.end('SIGKILL')
      },
      {
        // Each account comes from an address of its own, with the calls a minute that a lender gives to one.
        env: { TRUSTED_PROXIES: '127.0.0.1', CALLS_PER_MINUTE: '3000' },
        prepare: async (stage) => void (people = await makePeople(stage)),
      },
    )
  },
}

const round = (milliseconds: number): string => milliseconds.toFixed(0)

function say(
  engine: string,
  what: string,
  { p50, p99, refused, answers }: Walk & { answers?: Answers },
): void {
  const codes = answers ? `  greedy: ${JSON.stringify(Object.fromEntries(answers))}` : ''
  process.stdout.write(
    `  ${engine}  ${what.padEnd(26)} p50 ${round(p50).padStart(5)}  p99 ${round(p99).padStart(5)} ms  refused ${refused.length}${codes}\n`,
  )
}

async function besideGreed(
  crowd: ChildProcess,
  other: Account,
  order: Order,
): Promise<Walk & { answers: Answers }> {
  crowd.send(order)
  const measured = await walk(order.url, other, CALLS)
  const told = once(crowd, 'message') as Promise<[Answers]>
  crowd.send('over')
  const [answers] = await told
  return { ...measured, answers }
}

async function makePeople({ app, database }: ServingStage): Promise<People> {
  const other = await certified(app, database)
  const greedy: Account[] = []
  for (let made = 0; made < ACCOUNTS; made++) {
    const { id, client } = await signedIn(app, database)
    const fronts: string[] = []
    for (let front = 0; front < FRONTS; front++) fronts.push(await storeFront(database, id))
    greedy.push({ token: client.token, address: `10.0.1.${made + 1}`, fronts })
  }
  return { other: { token: other.client.token, address: '10.0.0.1', fronts: [] }, greedy }
}
