import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import country from '#country'
import { Button, OtpField } from '@paso/ui-kit'
import { lazyPart } from '../frame/lazy-part.ts'
import { SmallPrint } from '../frame/small-print.ts'
import { writtenPhone } from '../i18n/phone.ts'
import { useText } from '../i18n/use-text.ts'
import type { Next } from '../lender/answers.ts'
import { FormStack } from './form-stack.ts'
import type { CodeError } from './code-error.ts'
import type { SentCode } from './sent-code.ts'
import { useSignIn } from './use-sign-in.ts'

const IdentityTail = lazyPart(() => import('./identity-tail.tsx'), ['account', 'help'])

interface CodeFormProps extends Pick<SentCode, 'phone' | 'isEarlier'> {
  /** Who is signed in already confirms something by it. */
  isSignedIn?: boolean | undefined
  onSignedIn: (next: Next) => void
  /** Whether the code was right and something else is asked for: another code would not help. */
  onAskedMore?: ((isAsked: boolean) => void) | undefined
}

const codeLength = 6

/** The code from the text message, or what else the lender asks of a device that it does not know. */
export default function CodeForm({
  phone,
  isEarlier,
  isSignedIn,
  onSignedIn,
  onAskedMore,
}: CodeFormProps): ReactNode {
  const signIn = useSignIn(phone, isSignedIn === true, onSignedIn)
  const { tail, finding, submit, busy } = signIn
  const isAskedMore = finding?.is === 'stranger'
  useEffect(() => onAskedMore?.(isAskedMore), [isAskedMore, onAskedMore])
  if (finding?.is !== 'stranger') {
    return <CodeFields {...signIn} {...{ phone, isEarlier, isSignedIn, finding }} />
  }
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

type CodeFieldsProps = Pick<CodeFormProps, 'phone' | 'isEarlier' | 'isSignedIn'> &
  Omit<ReturnType<typeof useSignIn>, 'finding'> & {
    finding: Exclude<CodeError, { is: 'stranger' }> | undefined
  }

/** A full code is sent by itself. */
function CodeFields(props: CodeFieldsProps): ReactNode {
  const { phone, isEarlier, isSignedIn, code, finding, setFinding, lockedFor, submit, busy } = props
  const { t } = useText()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // What is wrong is said at the field: that is where a reader goes on.
    if (finding !== undefined) form.current?.querySelector('input')?.focus()
  }, [finding])
  const send = (): void => {
    if (lockedFor === 0) void submit()
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
        hint={
          isEarlier
            ? t('不久前已要过验证码:请输入收到的最新一条,或稍后再获取。')
            : t('验证码已发送至 {phone}', { phone: writtenPhone(country.phone.prefix + phone) })
        }
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
        busyLabel={isSignedIn ? t('正在核对验证码') : t('正在登录')}
        slowLabel={t('仍在处理,请不要离开')}
        disabled={lockedFor > 0}
      >
        {lockedFor > 0
          ? t('{minutes} 分钟后可再登录', { minutes: Math.ceil(lockedFor / 60) })
          : isSignedIn
            ? t('继续')
            : t('登录')}
      </Button>
      {!isSignedIn && <WhatSigningInDoes />}
    </FormStack>
  )
}

function WhatSigningInDoes(): ReactNode {
  const { t } = useText()
  return (
    <>
      <SmallPrint>{t('没有账号?登录时会自动创建。')}</SmallPrint>
      <SmallPrint>{t('注销申请提交后 15 天内登录,即撤回该申请。')}</SmallPrint>
    </>
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
