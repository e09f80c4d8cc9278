import { Suspense, useState, type ReactNode } from 'react'
import { isLenderFailure } from '@paso/sdk/failures'
import { Button } from '@paso/ui-kit'
import { QueryError } from '../frame/query-error.tsx'
import { Heading } from '../frame/heading.ts'
import { lazyPart } from '../frame/lazy-part.ts'
import { Page } from '../frame/page.tsx'
import { momentIn, useCountdown } from '../frame/use-countdown.ts'
import { useQuery } from '../frame/use-query.ts'
import { useSubmit } from '../frame/use-submit.ts'
import { useText } from '../i18n/use-text.ts'
import { lender } from '../lender/lender.ts'
import type { RouteName } from '../route-map.ts'
import { deviceId } from '../session/device-id.ts'
import type { SentCode } from './sent-code.ts'

const CodeForm = lazyPart(() => import('./code-form.tsx'), ['code'])

export interface FreshCodePageProps {
  back: RouteName
  /** What is about to be done, and why a code stands before it. */
  why: string
  /** The borrower has signed in anew: what the lender refused may be done now. */
  onConfirmed: () => void
}

/** A new code for the phone that is signed in, before what a thief of the phone would do (403002). */
export default function FreshCodePage({ back, why, onConfirmed }: FreshCodePageProps): ReactNode {
  const { t } = useText()
  const account = useQuery('/account/profile')
  const [sent, setSent] = useState<SentCode>()
  const seconds = useCountdown(sent?.againAt)
  const send = async (): Promise<void> => {
    if (account.data === undefined) return
    const { phone_prefix, phone } = account.data
    const { client } = await lender()
    const answer = await client.post('/user/send_code', { phone_prefix, phone, uuid: deviceId() })
    setSent({ phone, againAt: momentIn(answer.resend_in) })
  }
  const { submit, busy } = useSubmit(send, (failure) => {
    // "Too many codes": the button counts down, and the last one can be given.
    if (!isLenderFailure(failure, 429001) || account.data === undefined) return false
    const { phone } = account.data
    const againAt = momentIn(failure.data.seconds)
    setSent((before) => ({ isEarlier: true, ...before, phone, againAt }))
    return true
  })
  return (
    <Page title={t('请确认是您本人')} titleAs="p" back={back}>
      <Heading>{t('请确认是您本人')}</Heading>
      <p>{why}</p>
      {account.state === 'failed' && <QueryError query={account} />}
      {sent && (
        <Suspense>
          <CodeForm {...sent} isSignedIn onSignedIn={onConfirmed} />
        </Suspense>
      )}
      <Button
        variant={sent ? 'quiet' : 'primary'}
        busy={busy}
        busyLabel={t('请稍等')}
        disabled={seconds > 0 || account.data === undefined}
        onClick={submit}
      >
        {seconds > 0
          ? t('{seconds} 秒后可重新获取', { seconds })
          : t(sent ? '重新获取验证码' : '发送验证码到我的手机')}
      </Button>
    </Page>
  )
}
