import { Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import country from '#country'
import { Button, OtpField } from '@paso/ui-kit'
import { toast } from '../failures/toasts.ts'
import { lazyPart } from '../frame/lazy-part.ts'
import { useCountdown } from '../frame/use-countdown.ts'
import { SmallPrint } from '../frame/small-print.ts'
import { useSubmit } from '../frame/use-submit.ts'
import { useText } from '../i18n/use-text.ts'
import type { Next } from '../lender/answers.ts'
import { lender } from '../lender/lender.ts'
import { deviceId } from '../session/session.ts'
import { startSession } from '../session/start-session.ts'
import { FormStack } from './form-stack.ts'
import { codeErrorOf, type CodeError } from './code-error.ts'

const IdentityTail = lazyPart(() => import('./identity-tail.tsx'), ['account'])

interface CodeFormProps {
  /** National digits the code was sent to. */
  phone: string
  onSignedIn: (next: Next) => void
}

const codeLength = 6

/** The code from the text message. A full code is sent by itself. */
export default function CodeForm({ phone, onSignedIn }: CodeFormProps): ReactNode {
  const { t } = useText()
  const { prefix } = country.phone
  // A ref: a code that has just become complete is sent before React knows of it.
  const code = useRef('')
  /** The last signs of the identity number, once they are asked for. */
  const tail = useRef<string>(undefined)
  const [finding, setFinding] = useState<CodeError>()
  const [lockedUntil, setLockedUntil] = useState(0)
  const lockedFor = useCountdown(lockedUntil)
  const form = useRef<HTMLFormElement>(null)

  const signIn = useCallback(async () => {
    const { client } = await lender()
    const answer = await client.post('/user/login', {
      phone_prefix: prefix,
      phone,
      code: code.current,
      uuid: deviceId(),
      ...(tail.current === undefined ? {} : { identity_tail: tail.current }),
    })
    startSession(answer)
    if (answer.cancellation_withdrawn) toast('success', t('您已登录,注销申请已撤回。'))
    onSignedIn(answer.next)
  }, [phone, prefix, onSignedIn, t])
  const { submit, busy } = useSubmit(signIn, (failure) => {
    const found = codeErrorOf(failure)
    setFinding(found)
    if (found?.is === 'locked') setLockedUntil(Date.now() + found.seconds * 1000)
    return found !== undefined
  })
  useEffect(() => {
    // What is wrong is said at the field: that is where a reader goes on.
    if (finding !== undefined) form.current?.querySelector('input')?.focus()
  }, [finding])
  const send = (): void => {
    if (lockedFor === 0) void submit()
  }

  if (finding?.is === 'stranger') {
    return (
      <Suspense>
        <IdentityTail
          triesLeft={finding.triesLeft}
          wasWrong={tail.current !== undefined}
          busy={busy}
          onGiven={(signs) => {
            tail.current = signs
            void submit()
          }}
        />
      </Suspense>
    )
  }
  return (
    <FormStack
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (code.current.length === codeLength) send()
        else setFinding({ is: 'incomplete' })
      }}
    >
      <OtpField
        label={t('验证码')}
        hint={t('验证码已发送至 {phone}', { phone: `${prefix} ${phone}` })}
        name="code"
        length={codeLength}
        error={finding === undefined ? undefined : wordsOf(finding, t)}
        onValueChange={(digits) => {
          code.current = digits
          // A lock stays whatever is typed.
          setFinding((before) => (before?.is === 'locked' ? before : undefined))
        }}
        onComplete={send}
        autoFocus
        enterKeyHint="go"
        required
      />
      <Button
        type="submit"
        busy={busy}
        busyLabel={t('正在登录')}
        slowLabel={t('仍在处理,请不要离开')}
        disabled={lockedFor > 0}
      >
        {lockedFor > 0
          ? t('{minutes} 分钟后可再登录', { minutes: Math.ceil(lockedFor / 60) })
          : t('登录')}
      </Button>
      <SmallPrint>{t('没有账号?登录时会自动创建。')}</SmallPrint>
      <SmallPrint>{t('注销申请提交后 15 天内登录,即撤回该申请。')}</SmallPrint>
    </FormStack>
  )
}

function wordsOf(
  finding: Exclude<CodeError, { is: 'stranger' }>,
  t: ReturnType<typeof useText>['t'],
): string {
  switch (finding.is) {
    case 'incomplete':
      return t('请输入短信中的 6 位数字')
    case 'wrong':
      return t('验证码不对,还可以试 {tries} 次', { tries: finding.triesLeft })
    case 'expired':
      return t('验证码已过期,请重新获取')
    case 'locked':
      return t('尝试次数过多,请在 {minutes} 分钟后再试', {
        minutes: Math.ceil(finding.seconds / 60),
      })
  }
}
