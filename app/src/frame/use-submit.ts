/**
 * A press that calls the lender: taken once, and busy while it runs (the kit's button says when that takes long).
 *
 *   const { submit, busy } = useSubmit(async () => {
 *     const { client } = await lender()
 *     await client.post('/user/logout_everywhere', {})
 *   })
 *
 * A form has the lender's field errors (422001) land on its fields: `useFormSubmit`.
 */
import { useCallback, useRef, useState } from 'react'
import { fieldErrorsOf } from '../failures/field-errors.ts'
import { presentLater } from '../failures/present-later.ts'
import { dismissErrors } from '../failures/toasts.ts'
import type { FieldError } from '../lender/answers.ts'

export interface Submit {
  /** Starts the work unless it is running already. Resolves when it is done, failed or not. */
  submit: () => Promise<void>
  busy: boolean
}

/**
 * @param work what a press does; its failure is presented, never thrown
 * @param handle returns true for a failure that the screen itself shows (a wrong code, say)
 */
export function useSubmit(
  work: () => Promise<void>,
  handle: (failure: unknown) => boolean = () => false,
): Submit {
  const [busy, setBusy] = useState(false)
  const running = useRef(false)

  const submit = useCallback(async () => {
    // State is late for the second of two quick taps; the ref is not.
    if (running.current) return
    running.current = true
    setBusy(true)
    dismissErrors()
    try {
      await work()
    } catch (failure) {
      if (!handle(failure)) void presentLater(failure)
    } finally {
      running.current = false
      setBusy(false)
    }
  }, [work, handle])

  return { submit, busy }
}

/** The same for a form, whose fields show what the lender finds wrong; the next press clears it. */
export function useFormSubmit(
  work: () => Promise<void>,
  handle: (failure: unknown) => boolean = () => false,
): Submit & { fieldErrors: readonly FieldError[] } {
  const [fieldErrors, setFieldErrors] = useState<readonly FieldError[]>([])
  const form = useSubmit(
    async () => {
      setFieldErrors([])
      await work()
    },
    (failure) => {
      const errors = fieldErrorsOf(failure)
      setFieldErrors(errors)
      return errors.length > 0 || handle(failure)
    },
  )
  return { ...form, fieldErrors }
}
