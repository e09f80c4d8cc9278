import type { ReactNode } from 'react'
import { Notice } from '@paso/ui-kit'
import { ActionLink } from '../../frame/action-link.tsx'
import { useQuery } from '../../frame/use-query.ts'
import { useFormat } from '../../i18n/formatters.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Schema } from '../../lender/answers.ts'
import { pathTo } from '../../route-map.ts'

/** Says of a loan that has ended whether too much was paid, and leads to where it is asked back. */
export default function OverpaidLoan({ order }: { order: Schema<'OrderSummary'> }): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const query = { order_id: order.order_id }
  const { data } = useQuery('/order/detail', query)
  if (data === undefined || data.overpaid.amount === 0 || data.refund?.status === 'asked')
    return null
  return (
    <Notice tone="attention">
      {t('您多付了 {amount},这笔钱属于您', { amount: format.money(data.overpaid) })}
      <ActionLink to={pathTo('orderdetails', {}, { order: order.order_id })} variant="quiet">
        {t('申请退款')}
      </ActionLink>
    </Notice>
  )
}
