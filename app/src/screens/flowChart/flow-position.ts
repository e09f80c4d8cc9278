import type { Home, Schema } from '../../lender/answers.ts'

/** Where each state stands among fill in, evaluate, sign, receive, repay; nowhere where the way has ended. */
const positions = {
  applied: 1,
  approved: 2,
  signed: 3,
  payout_failed: 3,
  disbursed: 4,
  overdue: 4,
  written_off: 4,
  repaid: 5,
  returned: 5,
  rejected: undefined,
  abandoned: undefined,
  expired: undefined,
} as const satisfies Record<Schema<'OrderState'>, number | undefined>

/** The borrower's own place on the way, by their loan, else by the quota; none while a refusal stands. */
export function flowPosition({
  order,
  quota,
  refusal,
}: Pick<Home, 'order' | 'quota' | 'refusal'>): number | undefined {
  const own = order === null ? undefined : positions[order.state]
  return own ?? (quota !== null ? 2 : refusal === null ? 0 : undefined)
}

/** Whether the borrower stands at the last step and its day has passed. */
export const isLate = ({ order }: Pick<Home, 'order'>): boolean =>
  order?.state === 'overdue' || order?.state === 'written_off'
