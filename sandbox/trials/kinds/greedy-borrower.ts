import { certified, signedIn } from '../../test/support/borrowers.ts'
import { storeFront } from '../../test/support/small-print.ts'
import { deeds, type Account, type Deed } from '../greedy/deeds.ts'
import { walk, type Walk } from '../greedy/victim.ts'
import type { ServingStage } from '../stages.ts'
import { BOTH, type Kind } from './kind.ts'
import { openProcess } from './process.ts'

const ACCOUNTS = 40
const FRONTS = 1
/** Calls of the other borrower beside each greed. */
const CALLS = 100
/** Her slowest of a hundred may take so many times what it takes on a quiet lender, and so many milliseconds. */
const TIMES = 5
const MOST_MS = 600

interface People {
  other: Account
  greedy: Account[]
}

/**
 * Somebody asks for all that one account can, from one account and from forty, and another borrower's calls
 * are measured beside it. The lender is a process of its own, with whom the clients share no thread.
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
        for (const [name, deed] of Object.entries(deeds)) {
          for (const accounts of [1, ACCOUNTS]) {
            const what = `${name} from ${accounts}`
            const beside = await besideGreed(url, other, greedy.slice(0, accounts), deed)
            say(engine, what, beside)
            for (const each of beside.refused) blame(`${what}: she was refused ${each}`)
            const most = Math.min(TIMES * quiet.p99, MOST_MS)
            if (beside.p99 > most) blame(`${what}: p99 ${round(beside.p99)} of ${round(most)} ms`)
          }
        }
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
  { p50, p99, refused, answers }: Walk & Partial<Greed>,
): void {
  const codes = answers ? `  greedy: ${JSON.stringify(Object.fromEntries(answers))}` : ''
  process.stdout.write(
    `  ${engine}  ${what.padEnd(26)} p50 ${round(p50).padStart(5)}  p99 ${round(p99).padStart(5)} ms  refused ${refused.length}${codes}\n`,
  )
}

interface Greed {
  /** How often the greedy were answered with which code. */
  answers: ReadonlyMap<number, number>
}

async function besideGreed(
  url: string,
  other: Account,
  greedy: readonly Account[],
  { lanes, do: act }: Deed,
): Promise<Walk & Greed> {
  const answers = new Map<number, number>()
  const over = new AbortController()
  const lane = async (account: Account, first: number): Promise<void> => {
    for (let turn = first; !over.signal.aborted; turn++) {
      // A connection that is cut is as good an answer to greed as any.
      const { code } = await act(url, { ...account, gone: over.signal }, turn).catch(() => ({
        code: 0,
      }))
      answers.set(code, (answers.get(code) ?? 0) + 1)
    }
  }
  // Forty accounts have a lane each, one has as many as it likes.
  const each = greedy.length > 1 ? 1 : lanes
  const all = greedy.flatMap((account) =>
    Array.from({ length: each }, (_, number) => lane(account, number)),
  )
  const measured = await walk(url, other, CALLS)
  over.abort()
  await Promise.all(all)
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
