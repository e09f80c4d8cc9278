import type { Next } from '../lender/answers.ts'
import type { RouteName } from '../route-map.ts'

/** Where a `next` leads that has no screen of its own: the nearest that there is. */
const nearest: Readonly<Record<Exclude<Next, RouteName>, RouteName>> = {
  question: 'prod',
  beforeQuestion: 'prod',
  repaymentMine: 'repayment',
}

const hasNone = (next: Next): next is keyof typeof nearest => next in nearest

/** The screen that a `next` of the lender leads to. */
export const routeOfNext = (next: Next): RouteName => (hasNone(next) ? nearest[next] : next)
