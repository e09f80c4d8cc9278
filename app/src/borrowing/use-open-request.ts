import { useQuery } from '../frame/use-query.ts'
import type { Schema } from '../lender/answers.ts'

export type OpenRequest = Schema<'OpenRequest'>

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
