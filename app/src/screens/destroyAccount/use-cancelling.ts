import { useState } from 'react'
import { isLenderFailure } from '@paso/sdk/failures'
import { endOnPurpose, signOutLocally } from '../../failures/sign-out-locally.ts'
import { useSubmit } from '../../frame/use-submit.ts'
import type { Schema } from '../../lender/answers.ts'
import { lender } from '../../lender/lender.ts'
import { removeStored, writeStored } from '../../session/stored-values.ts'

/** What is left to say once the session is over. */
export interface Cancelled {
  /** As `cancelled_at` is stored: true until somebody signs in. */
  at: string
  keptUntil: string
  /** Undefined where the answer was lost on its way: the text message has the number. */
  claim?: { reference: string; owed: Schema<'Money'> | null }
}

export interface CancelAccountProps {
  check: Schema<'CancelCheck'>
  /** The call has left, or has come back. */
  onCalling: (isCalling: boolean) => void
  onCancelled: (cancelled: Cancelled) => void
}

/** The call that closes the account, the question before it, and the new code that it may ask for. */
export function useCancelling({ check, onCalling, onCancelled }: CancelAccountProps) {
  const [isAsked, setIsAsked] = useState(false)
  const [needsCode, setNeedsCode] = useState(false)
  const cancel = async (): Promise<void> => {
    onCalling(true)
    const { client } = await lender()
    // A session that has ended elsewhere is found before anything is sent.
    await client.get('/account/cancel_check')
    // Before it leaves: a page that is killed meanwhile leaves a request that may be in.
    const at = new Date().toISOString()
    writeStored('cancelled_at', at)
    const answer = await endOnPurpose(() => client.post('/account/cancel', { confirmed: true }))
    onCancelled({
      at,
      keptUntil: answer?.kept_until ?? check.kept_until,
      ...(answer && {
        claim: { reference: answer.claim_reference, owed: answer.owed_to_borrower },
      }),
    })
    await signOutLocally(true)
  }
  const { submit, busy } = useSubmit(cancel, (failure) => {
    setIsAsked(false)
    onCalling(false)
    if (isLenderFailure(failure) && failure.kind === 'api_code') removeStored('cancelled_at')
    if (!isLenderFailure(failure, 403002)) return false
    setNeedsCode(true)
    return true
  })
  const sendAgain = (): void => {
    setNeedsCode(false)
    void submit()
  }
  return { isAsked, setIsAsked, needsCode, sendAgain, submit, busy }
}
