import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { isOwedOrder } from '@paso/sdk/rules'
import { Button } from '@paso/ui-kit'
import { navigateTo } from '../../frame/navigate.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Schema } from '../../lender/answers.ts'
import { pathTo } from '../../route-map.ts'

/** The one thing that is the borrower's to do about a loan. */
export function NextAction({ order }: { order: Schema<'Order'> }): ReactNode {
  const { t } = useText()
  const navigate = useNavigate()
  const query = { order: order.order_id }
  if (isOwedOrder(order.state)) {
    return (
      <Button onClick={() => void navigate(pathTo('repayment', {}, query))}>{t('去还款')}</Button>
    )
  }
  if (order.state === 'approved') {
    return (
      <Button onClick={() => void navigate(pathTo('downSignApp', {}, query))}>{t('去签约')}</Button>
    )
  }
  if (order.state === 'payout_failed') {
    return (
      <Button onClick={() => void navigate(pathTo('bankcard', {}, query))}>
        {t('换一个账户')}
      </Button>
    )
  }
  return (
    <Button variant="secondary" onClick={() => navigateTo('home')}>
      {t('回到首页')}
    </Button>
  )
}
