import { useCallback, useRef, useState } from 'react'
import country from '#country'
import { toast } from '../failures/toasts.ts'
import { momentIn, useCountdown, type Moment } from '../frame/use-countdown.ts'
import { useSubmit } from '../frame/use-submit.ts'
import { useText } from '../i18n/use-text.ts'
import type { Next } from '../lender/answers.ts'
import { lender } from '../lender/lender.ts'
import { deviceId } from '../session/device-id.ts'
import { startSession } from '../session/start-session.ts'
import { codeErrorOf, type CodeError } from './code-error.ts'

/** Signs a phone in with the code and, where they are asked for, the last signs of the identity number. */
export function useSignIn(phone: string, isSignedIn: boolean, onSignedIn: (next: Next) => void) {
  const { t } = useText()
  const { prefix } = country.phone
  // A ref: a code that has just become complete is sent before React knows of it.
  const code = useRef('')
  /** The last signs of the identity number, once they are asked for. */
  const tail = useRef<string>(undefined)
  const [finding, setFinding] = useState<CodeError>()
  const [lockedUntil, setLockedUntil] = useState<Moment>()
  const lockedFor = useCountdown(lockedUntil)

  const signIn = useCallback(async () => {
    const { client } = await lender()
    const answer = await client.post('/user/login', {
      phone_prefix: prefix,
      phone,
      code: code.current,
      uuid: deviceId(),
      ...(tail.current === undefined ? {} : { identity_tail: tail.current }),
    })
    startSession(answer, !isSignedIn)
    if (answer.cancellation_withdrawn) toast('success', t('您已登录,注销申请已撤回。'))
    onSignedIn(answer.next)
  }, [phone, prefix, isSignedIn, onSignedIn, t])
  const { submit, busy } = useSubmit(signIn, (failure) => {
    const found = codeErrorOf(failure)
    // A line that is lost says nothing of the code, nor of the signs that are still to be given.
    if (found !== undefined || finding?.is !== 'stranger') setFinding(found)
    if (found?.is === 'locked') setLockedUntil(momentIn(found.seconds))
    return found !== undefined
  })
  return { code, tail, finding, setFinding, lockedFor, submit, busy }
}
