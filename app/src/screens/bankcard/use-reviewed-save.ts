import { useCallback, useEffect, useRef, useState } from 'react'
import { isLenderFailure } from '@paso/sdk/failures'
import type { PostBody } from '../../lender/answers.ts'
import { sendOnce } from '../../session/outbox.ts'
import { isAt, useSteps } from './use-steps.ts'

type Asked = 'look' | 'code'

interface Review {
  body: Record<string, unknown>
  /** What the borrower is asked for; it is being sent where that is nothing. */
  asked?: Asked
}

/**
 * Saves an account once the borrower has looked at it again, and after a new code where the lender
 * asks for one. Both stand on the step of the review; what fails lands on the form that it was sent from.
 */
export function useReviewedSave(onSaved: () => void) {
  const { isOpen, open, close } = useSteps()
  const isHere = isOpen('review')
  const [review, setReview] = useState<Review>()
  const isRunning = useRef(false)
  const answer = useRef<(goOn: boolean) => void>(undefined)

  useEffect(() => {
    if (!isHere) return undefined
    // After a reload, or gone forward to: there is nothing to look at.
    if (!isRunning.current) close(['review'])
    return () => answer.current?.(false)
  }, [isHere, close])

  const send = useCallback(
    async (body: Record<string, unknown>) => {
      const ask = (asked: Asked) =>
        new Promise<boolean>((resolve) => {
          answer.current = resolve
          setReview({ body, asked })
          // Who went back while it was sent is asked nothing.
          if (!isAt('review')) resolve(false)
        })
      let isSaved = false
      isRunning.current = true
      open('review')
      try {
        isSaved = await save(body, ask, () => setReview({ body }))
      } finally {
        if (!isSaved) {
          await new Promise<void>((left) => close(['review'], left))
          isRunning.current = false
          setReview(undefined)
        }
      }
      if (isSaved) onSaved()
    },
    [onSaved, open, close],
  )
  return {
    send,
    review: isHere ? review : undefined,
    goOn: () => answer.current?.(true),
    /** Back to the form, and there to what comes next. */
    leave: (then: () => void) => close(['review'], then),
  }
}

/** @returns false where the borrower went back instead */
async function save(
  body: Record<string, unknown>,
  ask: (asked: Asked) => Promise<boolean>,
  onSend: () => void,
): Promise<boolean> {
  const send = () => {
    onSend()
    // It has passed `validateStep`, which holds it to the contract's body.
    return sendOnce('/bank/account', body as PostBody<'/bank/account'>)
  }
  if (!(await ask('look'))) return false
  try {
    await send()
  } catch (failure) {
    if (!isLenderFailure(failure, 403002)) throw failure
    if (!(await ask('code'))) return false
    await send()
  }
  return true
}
