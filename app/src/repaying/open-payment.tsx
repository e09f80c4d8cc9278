import { useQuery, type QueryResult } from '../frame/use-query.ts'
import { ActionLink } from '../frame/action-link.tsx'
import type { ReactNode } from 'react'
import { Notice } from '@paso/ui-kit'
import { useFormat } from '../i18n/formatters.ts'
import { useText } from '../i18n/use-text.ts'
import type { GetAnswer, Schema } from '../lender/answers.ts'
import { pathTo } from '../route-map.ts'
import { asksTooMuch } from '../slip/slips.ts'
import { methods } from './methods.ts'

type Payment = Schema<'RepaymentSummary'>

/**
 * The payment that is looked for, else the newest that waits to be made and asks for no more than is owed. There may be
 * one until `query` is loaded.
 */
export function useOpenPayment(order: Schema<'Order'>): {
  payment: Payment | undefined
  query: QueryResult<GetAnswer<'/repay/list'>>
} {
  const query = useQuery('/repay/list', { order_id: order.order_id })
  const payments = query.data?.repayments
  const payment =
    payments?.find(isReported) ??
    payments?.find((each) => each.status === 'waiting' && !asksTooMuch(each, order))
  return { payment, query }
}

const isReported = ({ status }: Payment): boolean => status === 'reported'

/** That a payment is under way already, so that nobody pays twice, and the way to it. */
export function OpenPayment({ payment }: { payment: Payment }): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const amount = format.money(payment.amount)
  const isLookedFor = isReported(payment)
  return (
    <Notice tone={isLookedFor ? 'good' : 'information'}>
      <p>
        {isLookedFor
          ? t('您说已付 {amount},我们正在查找。现在请不要再付一次。', { amount })
          : t('您有一份 {amount} 的付款说明,还没有付款。', { amount })}
      </p>
      <ActionLink
        to={pathTo(methods[payment.method].route, {}, { repayment: payment.repayment_id })}
        variant="quiet"
      >
        {isLookedFor ? t('看查找进度') : t('打开付款说明')}
      </ActionLink>
    </Notice>
  )
}

/** On a page that asks for money: that it has been told of some, which is looked for. */
export function ReportedPayment({ orderId }: { orderId: string }): ReactNode {
  const payment = useQuery('/repay/list', { order_id: orderId }).data?.repayments.find(isReported)
  return payment === undefined ? null : <OpenPayment payment={payment} />
}
