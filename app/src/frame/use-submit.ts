/**
 * A press that calls the lender: taken once, busy while it runs (the kit's button says when that
 * takes long), and lands the lender's field errors (422001) on the fields.
 *
 *   const { submit, busy, fieldErrors } = useSubmit(async () => {
 *     const { client } = await lender()
 *     const { next } = await client.post('/verify/basic', body)
 *     deleteDraft('basic')
 *     navigateTo(routeOfNext(next))
 *   })
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
  /** The lender's findings a field; cleared by the next press. */
  fieldErrors: readonly FieldError[]
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
  const [fieldErrors, setFieldErrors] = useState<readonly FieldError[]>([])
  const running = useRef(false)

  const submit = useCallback(async () => {
    // State is late for the second of two quick taps; the ref is not.
    if (running.current) return
    running.current = true
    setBusy(true)
    setFieldErrors([])
    dismissErrors()
    try {
      await work()
    } catch (failure) {
      const errors = fieldErrorsOf(failure)
      setFieldErrors(errors)
      if (errors.length === 0 && !handle(failure)) void presentLater(failure)
    } finally {
      running.current = false
      setBusy(false)
    }
  }, [work, handle])

  return { submit, busy, fieldErrors }
}
