import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { apply, certified, type TestBorrower } from './borrowers.ts'
import type { TestDatabase } from './databases.ts'
import { console, type Answer } from './lender.ts'

/** Numbers of accounts to which an application waits for a decision, or is rejected at once. */
const WAITS = '0000000000504'
export const REJECTED = '0000000000505'

interface InboxMessage {
  title: string
  text: string
  kind: string
  order_id: string | null
}

/** Applications that a clerk decides, on the lender that `of` gives. */
export function decisionsOn(of: () => { app: FastifyInstance; test: TestDatabase }) {
  const act = (path: string, body: object = {}) => console(of().app, path, body)
  const today = async () => {
    const clock = await of().app.inject({ url: '/sandbox/api/clock' })
    return clock.json<{ today: string }>().today
  }
  const stateOf = ({ code, data }: Answer) => [code, data['state']]
  const orderOf = ({ data }: Answer) => data['order'] as { order_id: string; state: string }

  /** A borrower whose money would go to the account of that number. */
  const payingTo = async (number: string): Promise<TestBorrower> => {
    const borrower = await certified(of().app, of().test.database)
    const added = await borrower.client.post('/v2/bank/account', {
      ...{ category: 'bank_account', bank_code: 'kbank', number, number_copy: number },
      ...{ holder_name: 'Somchai Jaidee', consent: true },
    })
    const { account_id } = added.data['account'] as { account_id: string }
    return { ...borrower, accountId: account_id }
  }
  const waiting = async () => {
    const borrower = await payingTo(WAITS)
    const applied = await apply(borrower)
    const { order_id, state } = orderOf(applied)
    expect([state, applied.data['next']]).toEqual(['applied', 'recommend'])
    return { borrower, order_id, name: { borrower_id: borrower.id, order_id } }
  }
  const detail = async ({ client }: TestBorrower, order_id: string) => {
    const { data } = await client.get('/v2/order/detail', { order_id })
    const timeline = (data['timeline'] as { state: string }[]).map(({ state }) => state)
    return { state: data['state'], refusal: data['refusal'], timeline }
  }
  const newest = async ({ client }: TestBorrower): Promise<InboxMessage | undefined> => {
    const { data } = await client.get('/v2/message/list')
    return (data['messages'] as InboxMessage[])[0]
  }
  const refusalOn = (apply_again_on: string) => ({
    ...{ reason: 'details_not_confirmed', would_help: 'confirming_details' },
    apply_again_on,
  })
  return { act, today, stateOf, orderOf, payingTo, waiting, detail, newest, refusalOn }
}
