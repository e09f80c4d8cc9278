import { isOpenOrder, isOwedOrder } from '@paso/sdk/rules'
import type { Schema } from '../lender/answers.ts'

/** Whether a loan has come to its end: it goes on no more, and nothing is owed of it. */
export const hasEnded = ({ state }: { state: Schema<'OrderState'> }): boolean =>
  !isOpenOrder(state) && !isOwedOrder(state)
