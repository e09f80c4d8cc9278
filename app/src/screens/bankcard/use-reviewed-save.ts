import { useCallback, useState } from 'react'
import { isLenderFailure } from '@paso/sdk/failures'
import type { PostBody } from '../../lender/answers.ts'
import { sendOnce } from '../../session/outbox.ts'

interface Review {
  body: Record<string, unknown>
  answer: (isRight: boolean) => void
  isSending: boolean
}

/**
 * Saves an account once the borrower has looked at it again, and after a new code where the lender
 * asks for one. What fails then lands where it was sent from.
 */
export function useReviewedSave(onSaved: () => void) {
  /** Goes on once the borrower has confirmed by a code; undefined while none is asked for. */
  const [confirmed, setConfirmed] = useState<() => void>()
  const save = useCallback(
    async (body: Record<string, unknown>) => {
      // It has passed `validateStep`, which holds it to the contract's body.
      const send = () => sendOnce('/bank/account', body as PostBody<'/bank/account'>)
      try {
        await send()
      } catch (failure) {
        if (!isLenderFailure(failure, 403002)) throw failure
        await new Promise<void>((goOn) => setConfirmed(() => goOn))
        setConfirmed(undefined)
        await send()
      }
      onSaved()
    },
    [onSaved],
  )
  const [review, setReview] = useState<Review>()
  const send = useCallback(
    async (body: Record<string, unknown>) => {
      const isRight = await new Promise<boolean>((answer) => {
        setReview({ body, answer, isSending: false })
      })
      if (!isRight) return setReview(undefined)
      setReview((before) => before && { ...before, isSending: true })
      try {
        await save(body)
      } finally {
        setReview(undefined)
      }
    },
    [save],
  )
  return { send, review, confirmed }
}
