import type { Schema } from '../lender/answers.ts'

type OrderState = Schema<'OrderState'>

/** What a loan goes through when all goes well, in order. */
export const usualPath = ['applied', 'approved', 'signed', 'disbursed', 'repaid'] as const

export const isUsual = (state: OrderState): boolean =>
  (usualPath as readonly OrderState[]).includes(state)

/**
 * When each state was reached: the first time on the usual path, the last time beside it. Money
 * that the bank sent back was not received.
 */
export function timesOf(
  timeline: readonly { state: OrderState; at: string }[],
): Map<OrderState, string> {
  const when = new Map<OrderState, string>()
  for (const { state, at } of timeline) {
    if (state === 'payout_failed') when.delete('disbursed')
    if (!isUsual(state) || !when.has(state)) when.set(state, at)
  }
  return when
}

/** Whether its money came back once, so that it is paid out anew. */
export const cameBackOnce = ({ timeline }: Pick<Schema<'Order'>, 'timeline'>): boolean =>
  timeline.some(({ state }) => state === 'payout_failed')
