import { useEffect, useRef, useState } from 'react'
import { useQuery, type QueryResult } from '../frame/use-query.ts'
import type { Schema } from '../lender/answers.ts'

/** A sum is asked about once it has stopped changing for this long, in milliseconds. */
const settleMs = 250

interface WantedPreview {
  orderId: string
  /** Minor units; undefined while there is no sum to ask about. */
  amount: number | undefined
  /** The day on which it would be paid; today unless given. */
  day?: string | undefined
}

/**
 * What paying a sum would change, by the lender. The answer before stays until the new one is here:
 * it names its own sum, so it never misleads.
 */
export function usePreview({ orderId, amount, day }: WantedPreview): {
  preview: Schema<'Preview'> | undefined
  query: QueryResult<Schema<'Preview'>>
} {
  const settled = useSettled(amount)
  const query = useQuery(
    '/repay/preview',
    {
      order_id: orderId,
      ...(settled === undefined ? {} : { amount: settled }),
      ...(day === undefined ? {} : { day }),
    },
    { enabled: settled !== undefined },
  )
  const last = useRef<Schema<'Preview'>>(undefined)
  if (query.data !== undefined) last.current = query.data
  return { preview: last.current, query }
}

/** A value once it has stopped changing; the first one at once. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
