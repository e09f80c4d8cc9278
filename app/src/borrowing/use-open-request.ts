import { useEffect } from 'react'
import { useQuery, type QueryResult } from '../frame/use-query.ts'
import type { GetAnswer, Schema } from '../lender/answers.ts'
import { deleteDraft, readDraft } from '../session/drafts.ts'

export type OpenRequest = Schema<'OpenRequest'>

/** What is known of a request. There may be one until `query` is loaded. */
export interface KnownRequest {
  request: OpenRequest | undefined
  query: QueryResult<GetAnswer<'/message/list'>>
}

/** Under which name a request is kept until it is sent. */
export const requestDraft = (about: OpenRequest['about'], orderId: string | undefined) =>
  `${about}:${orderId ?? ''}` as const

/**
 * What the borrower asked for and nobody has answered yet: of that loan, or of the evaluation where
 * no loan is named.
 */
export function useOpenRequest(
  about: OpenRequest['about'],
  orderId: string | undefined,
): KnownRequest {
  const query = useQuery('/message/list')
  const request = query.data?.open_requests.find(
    (each) => each.about === about && each.order_id === (orderId ?? null),
  )
  const draft = requestDraft(about, orderId)
  const isSent = request !== undefined
  useEffect(() => {
    // It has arrived, though its answer may have been lost, or it came from another device.
    if (isSent && readDraft(draft) !== undefined) deleteDraft(draft)
  }, [isSent, draft])
  return { request, query }
}
