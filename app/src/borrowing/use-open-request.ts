import { useEffect } from 'react'
import { useQuery } from '../frame/use-query.ts'
import type { Schema } from '../lender/answers.ts'
import { deleteDraft, readDraft } from '../session/drafts.ts'

export type OpenRequest = Schema<'OpenRequest'>

/** Under which name a request is kept until it is sent. */
export const requestDraft = (about: OpenRequest['about'], orderId: string | undefined) =>
  `${about}:${orderId ?? ''}` as const

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
  const draft = requestDraft(about, orderId)
  const isSent = request !== undefined
  useEffect(() => {
    // It has arrived, though its answer may have been lost, or it came from another device.
    if (isSent && readDraft(draft) !== undefined) deleteDraft(draft)
  }, [isSent, draft])
  return { request, isKnown: state !== 'loading' }
}
