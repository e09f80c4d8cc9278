import { useEffect, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { isPaidOutOrder } from '@paso/sdk/rules'
import { Button, FlowChart, Notice } from '@paso/ui-kit'
import { AbandonLoan } from '../../borrowing/abandon-loan.tsx'
import { NoLoan } from '../../borrowing/no-loan.tsx'
import { useOrderId } from '../../borrowing/use-order.ts'
import { QueryError } from '../../frame/query-error.tsx'
import { LoadingPage } from '../../frame/loading-page.tsx'
import { Page } from '../../frame/page.tsx'
import { report } from '../../events/report.ts'
import { useQuery } from '../../frame/use-query.ts'
import { LenderLicence } from '../../help/lender-licence.tsx'
import { useText } from '../../i18n/use-text.ts'
import { useRemoteConfig } from '../../lender/remote-config.ts'
import { openOutside } from '../../native/open-outside.ts'
import { pathTo } from '../../route-map.ts'
import { GetSigningApp } from './get-signing-app.tsx'
import { SignedAlready } from './signed-already.tsx'

/** How often the page asks whether the contract has been signed, in milliseconds. */
const pollMs = 3_000

/** Which loan is to be signed, where the address does not say it. */
export function DownSignAppScreen(): ReactNode {
  const { t } = useText()
  const { orderId, none, home } = useOrderId()
  if (orderId !== undefined) return <SigningPage orderId={orderId} />
  if (!none && home.state !== 'failed') return <LoadingPage title={t('签署合同')} back="home" />
  return (
    <Page title={t('签署合同')} back="home">
      {none ? <NoLoan /> : <QueryError query={home} />}
    </Page>
  )
}

/** Opens the signing app and goes on by itself once there is nothing to sign any more. */
function SigningPage({ orderId }: { orderId: string }): ReactNode {
  const { t } = useText()
  const navigate = useNavigate()
  const named = { order_id: orderId }
  const link = useQuery('/sign/contract', named)
  const status = useQuery('/sign/status', named, { pollMs })
  const order = useQuery('/order/detail', named)
  const config = useRemoteConfig()
  // Signed; or given up, rejected or lapsed, or not approved yet.
  const isElsewhere = status.data !== undefined && status.data.state !== 'approved'

  const failed = [link, status, order].find((query) => query.state === 'failed')
  const state = status.data?.state
  const isSigned = state !== undefined && (state === 'signed' || isPaidOutOrder(state))

  useEffect(() => {
    if (!isElsewhere) return
    if (isSigned) report('loan_signed', '')
    void navigate(pathTo('orderdetails', {}, { order: orderId }), { replace: true })
  }, [isElsewhere, isSigned, orderId, navigate])

  if ([link.state, status.state, order.state, config.state].includes('loading')) {
    return <LoadingPage title={t('签署合同')} back="home" />
  }
  return (
    <Page
      title={t('签署合同')}
      back="home"
      footer={
        link.data && <Button onClick={() => openOutside(link.data.url)}>{t('打开签约应用')}</Button>
      }
    >
      {status.data?.status === 'failed' && (
        <Notice tone="bad" live title={t('签约失败')}>
          {t('签约没有成功,请再打开签约应用重试。')}
        </Notice>
      )}
      <SigningSteps />
      {status.data?.status === 'waiting' && !isElsewhere && (
        <Notice live>{t('正在等待您的签名。')}</Notice>
      )}
      {failed && !isElsewhere && <QueryError query={failed} />}
      {status.data && <SignedAlready orderId={orderId} onSigned={status.refetch} />}
      {order.data?.state === 'approved' && (
        <AbandonLoan orderId={orderId} amount={order.data.cost.principal} />
      )}
      <GetSigningApp />
      <LenderLicence />
    </Page>
  )
}

function SigningSteps(): ReactNode {
  const { t } = useText()
  const { sign_app_name: app } = useRemoteConfig().config
  return (
    <FlowChart
      label={t('签约步骤')}
      steps={[
        {
          title: t('打开签约应用'),
          detail: app === undefined ? t('它会显示您的合同') : t('{app} 会显示您的合同', { app }),
          icon: 'form',
        },
        { title: t('阅读并签名'), detail: t('大约 1 分钟'), icon: 'sign' },
        { title: t('回到这里'), detail: t('我们会自动继续'), icon: 'money' },
      ]}
    />
  )
}
