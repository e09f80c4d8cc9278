import { useCallback, useState } from 'react'
import { isLenderFailure } from '@paso/sdk/failures'
import { presentLater } from '../../failures/present-later.ts'
import type { PostBody } from '../../lender/answers.ts'
import { sendOnce } from '../../session/outbox.ts'

interface Review {
  body: Record<string, unknown>
  answer: (isRight: boolean) => void
  isSending: boolean
}

/**
 * Saves an account once the borrower has looked at it again, and after a new code where the lender
 * asks for one.
 */
export function useReviewedSave(onSaved: () => void) {
  /** What was sent, while the lender asks for a new code first. */
  const [refused, setRefused] = useState<Record<string, unknown>>()
  const save = useCallback(
    async (body: Record<string, unknown>) => {
      // It has passed `validateStep`, which holds it to the contract's body.
      try {
        await sendOnce('/bank/account', body as PostBody<'/bank/account'>)
      } catch (failure) {
        if (!isLenderFailure(failure, 403002)) throw failure
        setRefused(body)
        return
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
  const sendAgain = (): void => {
    if (refused === undefined) return
    setRefused(undefined)
    save(refused).catch(presentLater)
  }
  return { send, review, refused: refused !== undefined, sendAgain }
}
