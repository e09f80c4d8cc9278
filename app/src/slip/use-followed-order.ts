import { useEffect } from 'react'
import { useQuery } from '../frame/use-query.ts'
import type { Schema } from '../lender/answers.ts'
import { followOrder } from './slips.ts'

/** What the lender says of a loan, by which the slips that are kept of it stay or go. */
export function useFollowedOrder(
  order_id: string,
  options: Parameters<typeof useQuery>[2] = {},
): Schema<'Order'> | undefined {
  const { data } = useQuery('/order/detail', { order_id }, options)
  useEffect(() => {
    if (data !== undefined) followOrder(data)
  }, [data])
  return data
}
