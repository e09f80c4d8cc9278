import { useEffect, useRef } from 'react'
import { refetchQueries } from '../frame/refetch-queries.ts'
import type { Schema } from '../lender/answers.ts'

/**
 * For a page that asks for the loan alone from time to time: where it has changed, so have its payments and messages, and
 * what the borrower may do next.
 */
export function useRefetchOnChange(order: Schema<'Order'> | undefined): void {
  const now =
    order &&
    [order.state, order.outstanding.amount, order.paid.amount, order.next_payment?.due_date].join()
  const before = useRef(now)
  useEffect(() => {
    if (before.current !== undefined && before.current !== now) refetchQueries()
    before.current = now
  }, [now])
}
