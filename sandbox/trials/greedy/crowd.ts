// The greedy accounts, in a process of their own: what they spend on their side is no wait of another borrower.
import { deeds, type Account, type Deed } from './deeds.ts'

/** What the crowd is told to do until it is told that it is over. */
export interface Order {
  url: string
  accounts: readonly Account[]
  deed: keyof typeof deeds
}

/** How often the greedy were answered with which code. */
export type Answers = [code: number, times: number][]

let over = new AbortController()

process.on('message', (said: Order | 'over') => {
  if (said === 'over') over.abort()
  else void begin(said)
})

async function begin({ url, accounts, deed }: Order): Promise<void> {
  over = new AbortController()
  const answers = new Map<number, number>()
  const { lanes, ofMany = 1, do: act } = deeds[deed] as Deed
  const lane = async (account: Account, first: number): Promise<void> => {
    for (let turn = first; !over.signal.aborted; turn++) {
      // A connection that is cut is as good an answer to greed as any.
      const { code } = await act(url, { ...account, gone: over.signal }, turn).catch(() => ({
        code: 0,
      }))
      answers.set(code, (answers.get(code) ?? 0) + 1)
    }
  }
  const each = accounts.length > 1 ? ofMany : lanes
  await Promise.all(
    accounts.flatMap((account) => Array.from({ length: each }, (_, at) => lane(account, at))),
  )
  process.send?.([...answers] satisfies Answers)
}
