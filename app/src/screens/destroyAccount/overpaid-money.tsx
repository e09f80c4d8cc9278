import type { ReactNode } from 'react'
import { List, Notice } from '@paso/ui-kit'
import { useFormat } from '../../i18n/formatters.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Schema } from '../../lender/answers.ts'
import { pathTo } from '../../route-map.ts'

/** Money of the borrower's that is left, loan by loan, each with the way to have it back. */
export function OverpaidMoney({ overpaid }: Pick<Schema<'CancelCheck'>, 'overpaid'>): ReactNode {
  const { t } = useText()
  const format = useFormat()
  if (overpaid.length === 0) return null
  return (
    <>
      <Notice tone="attention">{t('这笔钱属于您。请先申请退款,注销后仍可凭编号领取。')}</Notice>
      <List
        label={t('申请退回这笔钱')}
        items={overpaid.map(({ order_id: order, amount }) => ({
          id: order,
          title: t('您多付了 {amount}', { amount: format.money(amount) }),
          detail: t('申请退回这笔钱'),
          icon: 'money',
          href: pathTo('orderdetails', {}, { order }),
        }))}
      />
    </>
  )
}
