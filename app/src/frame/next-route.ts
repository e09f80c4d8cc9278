import type { Next } from '../lender/answers.ts'
import type { RouteName } from '../route-map.ts'

/** The screen that a `next` of the lender leads to: each has one of its own. */
export const routeOfNext = (next: Next): RouteName => next
