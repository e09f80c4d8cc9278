import { Suspense, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { isLenderFailure } from '@paso/sdk/failures'
import { Button, Card, ConfirmDialog, List } from '@paso/ui-kit'
import { styled } from 'styled-components'
import { signOutLocally } from '../../failures/sign-out-locally.ts'
import { Heading } from '../../frame/heading.ts'
import { lazyPart } from '../../frame/lazy-part.ts'
import { Page } from '../../frame/page.tsx'
import { useSubmit } from '../../frame/use-submit.ts'
import { useFormat } from '../../i18n/formatters.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Schema } from '../../lender/answers.ts'
import { lender } from '../../lender/lender.ts'
import { pathTo } from '../../route-map.ts'
import { OverpaidMoney } from './overpaid-money.tsx'

const FreshCodePage = lazyPart(
  () => import('../../signing-in/fresh-code-page.tsx'),
  ['account', 'code'],
)

/** What is left to say once the session is over. */
export interface Cancelled {
  keptUntil: string
  /** Undefined where the answer was lost on its way: the text message has the number. */
  claim?: { reference: string; owed: Schema<'Money'> | null }
}

interface CancelAccountProps {
  check: Schema<'CancelCheck'>
  /** The call has left, or has come back. */
  onCalling: (isCalling: boolean) => void
  onCancelled: (cancelled: Cancelled) => void
}

const Warnings = styled(Card)`
  display: grid;
  gap: var(--paso-space-3);
  padding-inline-start: var(--paso-space-6);
`

/** The warnings, the two ways on, and one question before the account is closed. */
export function CancelAccount({ check, onCalling, onCancelled }: CancelAccountProps): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const navigate = useNavigate()
  const [isAsked, setIsAsked] = useState(false)
  const [needsCode, setNeedsCode] = useState(false)
  const until = format.day(check.kept_until)
  const end = async (cancelled: Cancelled): Promise<void> => {
    onCancelled(cancelled)
    await signOutLocally(true)
  }
  const cancel = async (): Promise<void> => {
    onCalling(true)
    const { client } = await lender()
    const answer = await client.post('/account/cancel', { confirmed: true })
    await end({
      keptUntil: answer.kept_until,
      claim: { reference: answer.claim_reference, owed: answer.owed_to_borrower },
    })
  }
  const { submit, busy } = useSubmit(cancel, (failure) => {
    setIsAsked(false)
    if (isLenderFailure(failure) && failure.kind === 'signed_out') {
      // A repeat of a call whose answer was lost: the request is in.
      void end({ keptUntil: check.kept_until })
      return true
    }
    onCalling(false)
    if (!isLenderFailure(failure, 403002)) return false
    setNeedsCode(true)
    return true
  })
  if (needsCode) {
    return (
      <Suspense>
        <FreshCodePage
          back="mine"
          why={t('注销账户前,请用短信验证码再确认一次。')}
          onConfirmed={() => {
            setNeedsCode(false)
            void submit()
          }}
        />
      </Suspense>
    )
  }
  return (
    <Page
      title={t('注销账户')}
      titleAs="p"
      back="mine"
      footer={
        <>
          <Button onClick={() => void navigate(pathTo('mine'), { replace: true })}>
            {t('暂不注销')}
          </Button>
          <Button variant="quiet" tone="danger" onClick={() => setIsAsked(true)} busy={busy}>
            {t('开始注销')}
          </Button>
        </>
      }
    >
      <Heading>{t('注销前请先看清楚')}</Heading>
      <OverpaidMoney overpaid={check.overpaid} />
      <Warnings as="ul">
        <li>{t('您的资料、照片和联系人会被删除或匿名化,账目只保留金额。')}</li>
        <li>{t('您在所有设备上立即退出。')}</li>
        <li>
          {t('账户再保留 {days} 天,到 {date} 为止。在那之前登录,就撤回注销。', {
            days: check.kept_days,
            date: until,
          })}
        </li>
        <li>{t('之后再借款要重新申请,额度也从头算起。')}</li>
      </Warnings>
      <List
        label={t('先下载一份我的资料')}
        items={[
          {
            id: 'export',
            title: t('先下载一份我的资料'),
            icon: 'form',
            href: pathTo('privacymenu'),
          },
        ]}
      />
      <ConfirmDialog
        open={isAsked}
        title={t('确定注销账户?')}
        tone="danger"
        busy={busy}
        busyLabel={t('正在提交注销')}
        confirmLabel={t('确定注销')}
        cancelLabel={t('暂不注销')}
        onConfirm={() => void submit()}
        onCancel={() => setIsAsked(false)}
      >
        {t('您会立即退出。{date} 之前登录可以撤回。', { date: until })}
      </ConfirmDialog>
    </Page>
  )
}
