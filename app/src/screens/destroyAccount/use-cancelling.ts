import { useRef, useState } from 'react'
import { isLenderFailure } from '@paso/sdk/failures'
import { endOnPurpose, signOutLocally } from '../../failures/sign-out-locally.ts'
import { useSubmit } from '../../frame/use-submit.ts'
import type { Schema } from '../../lender/answers.ts'
import { lender } from '../../lender/lender.ts'
import { readStored, removeStored, writeStored } from '../../session/stored-values.ts'

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
  /** This press sent the request. Of an earlier one nobody knows whether it arrived. */
  const isSent = useRef(false)
  const end = async (cancelled: Omit<Cancelled, 'at'>): Promise<void> => {
    onCancelled({ ...cancelled, at: readStored('cancelled_at') ?? '' })
    await signOutLocally(true)
  }
  const cancel = async (): Promise<void> => {
    onCalling(true)
    isSent.current = false
    const { client } = await lender()
    // A session that has ended elsewhere is found before anything is sent.
    await client.get('/account/cancel_check')
    isSent.current = true
    // Before it leaves: a page that is killed meanwhile leaves a request that may be in.
    writeStored('cancelled_at', new Date().toISOString())
    const answer = await endOnPurpose(() => client.post('/account/cancel', { confirmed: true }))
    await end({
      keptUntil: answer.kept_until,
      claim: { reference: answer.claim_reference, owed: answer.owed_to_borrower },
    })
  }
  const { submit, busy } = useSubmit(cancel, (failure) => {
    setIsAsked(false)
    if (isSent.current && isLenderFailure(failure) && failure.kind === 'signed_out') {
      // A repeat of a call whose answer was lost: the request is in.
      void end({ keptUntil: check.kept_until })
      return true
    }
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
