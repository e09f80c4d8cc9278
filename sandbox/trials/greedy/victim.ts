import { setTimeout as wait } from 'node:timers/promises'
import { bomb } from '../../test/support/hostile-pictures.ts'
import { call, upload, type Account, type Reply } from './deeds.ts'

/** How a borrower's calls went. */
export interface Walk {
  /** Milliseconds: half were answered within, and 99 of 100. */
  p50: number
  p99: number
  /** Answers that were none of a success. */
  refused: string[]
}

/** The calls of somebody who looks at her loan and fills in a page. */
const STEPS: readonly ((base: string, account: Account) => Promise<Reply>)[] = [
  (base, account) => call(base, 'GET', '/v2/verify/steps', account),
  (base, account) => call(base, 'GET', '/v2/account/profile', account),
  (base, account) =>
    call(base, 'POST', '/v2/verify/draft', account, { page: 'basic', fields: { children: '2' } }),
  (base, account) =>
    call(base, 'POST', '/v2/loan/quote', account, {
      product_id: 'th-short',
      amount: { amount: 1_000_000, currency: 'THB' },
      days: 61,
    }),
]

/** Milliseconds between two pages, each of which makes its calls one after the other: a person reads longer. */
const PAUSE = 400

/** A picture as anybody has one. */
const picture = bomb(300)

/** Makes so many calls one after the other, and measures them; a picture, which waits for its turn, is only to be taken. */
export async function walk(base: string, account: Account, calls: number): Promise<Walk> {
  const times: number[] = []
  const refused: string[] = []
  for (let made = 0; made < calls; made++) {
    const began = performance.now()
    const answer = await STEPS[made % STEPS.length]?.(base, account)
    times.push(performance.now() - began)
    if (made % STEPS.length === STEPS.length - 1) await wait(PAUSE)
    if (answer?.code !== 200) refused.push(`call ${made % STEPS.length}: ${String(answer?.code)}`)
  }
  const { code } = await upload(base, account, picture)
  if (code !== 200) refused.push(`picture: ${code}`)
  times.sort((a, b) => a - b)
  const within = (share: number): number => times[Math.ceil(times.length * share) - 1] ?? 0
  return { p50: within(0.5), p99: within(0.99), refused }
}
