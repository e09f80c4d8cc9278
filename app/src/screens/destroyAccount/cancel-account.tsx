import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button, Card, ConfirmDialog, List } from '@paso/ui-kit'
import { styled } from 'styled-components'
import { Heading } from '../../frame/heading.ts'
import { Page } from '../../frame/page.tsx'
import { useFormat } from '../../i18n/formatters.ts'
import { useText } from '../../i18n/use-text.ts'
import { pathTo } from '../../route-map.ts'
import { OverpaidMoney } from './overpaid-money.tsx'
import { useCancelling, type CancelAccountProps } from './use-cancelling.ts'
import { ConfirmByCode } from '../../signing-in/confirm-by-code.tsx'

const Warnings = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paso-space-3);
  padding-inline-start: min(var(--paso-space-6), 9vw);
`

/** The warnings, the two ways on, and one question before the account is closed. */
export function CancelAccount(props: CancelAccountProps): ReactNode {
  const { check } = props
  const { t } = useText()
  const format = useFormat()
  const navigate = useNavigate()
  const { isAsked, setIsAsked, needsCode, sendAgain, submit, busy } = useCancelling(props)
  const until = format.day(check.kept_until)
  if (needsCode) {
    return (
      <ConfirmByCode
        back="mine"
        why={t('注销账户前,请用短信验证码再确认一次。')}
        onConfirmed={sendAgain}
      />
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
      <BeforeCancelling check={check} />
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

/** What goes, what stays and for how long, and the way to take a copy along. */
function BeforeCancelling({ check }: Pick<CancelAccountProps, 'check'>): ReactNode {
  const { t } = useText()
  const format = useFormat()
  return (
    <>
      <Warnings as="ul">
        <li>{t('您的资料、照片和联系人会被删除或匿名化,账目只保留金额。')}</li>
        <li>{t('您在所有设备上立即退出。')}</li>
        <li>
          {t('账户再保留 {days} 天,到 {date} 为止。在那之前登录,就撤回注销。', {
            days: check.kept_days,
            date: format.day(check.kept_until),
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
    </>
  )
}
