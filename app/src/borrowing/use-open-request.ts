import { useEffect, useState } from 'react'
import { useQuery } from '../frame/use-query.ts'
import type { Schema } from '../lender/answers.ts'
import { lender } from '../lender/lender.ts'

export type OpenRequest = Schema<'OpenRequest'>

/** Whether the moment until which an answer was promised has passed by the lender's clock; false until that is known. */
export function useIsOver(instant: string | undefined): boolean {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    lender()
      .then(({ lenderNow }) => setNow(lenderNow()))
      .catch(() => undefined)
  }, [instant])
  return instant !== undefined && now !== undefined && Date.parse(instant) < now
}

/**
 * What the borrower asked for and nobody has answered yet: of that loan, or of the evaluation where
 * no loan is named. `isKnown` is false until the lender has said so.
 */
export function useOpenRequest(
  about: OpenRequest['about'],
  orderId: string | undefined,
): { request: OpenRequest | undefined; isKnown: boolean } {
  const { data, state } = useQuery('/message/list')
  const request = data?.open_requests.find(
    (each) => each.about === about && each.order_id === (orderId ?? null),
  )
  return { request, isKnown: state !== 'loading' }
}
