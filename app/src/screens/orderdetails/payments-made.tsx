import type { ReactNode } from 'react'
import { Button } from '@paso/ui-kit'
import { useQuery } from '../../frame/use-query.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Schema } from '../../lender/answers.ts'
import { PaymentList } from '../../repaying/payment-list.tsx'
import { usePaper } from '../../borrowing/use-paper.ts'

interface PaymentsMadeProps {
  order: Schema<'Order'>
}

/** An instruction that nobody paid in its time is no payment: the list of all payments has it. */
const counts = ({ status }: Schema<'RepaymentSummary'>): boolean => status !== 'expired'

/** What was paid for a loan and what is awaited, with a receipt of what came. */
export function PaymentsMade({ order }: PaymentsMadeProps): ReactNode {
  const query = useQuery('/repay/list', { order_id: order.order_id })
  if (query.data?.repayments.some(counts) === false) return null
  return (
    <PaymentList
      query={query}
      order={order}
      only={counts}
      below={({ repayment_id: id, paid_at: paidAt }) =>
        paidAt === null ? null : <Receipt order={order} repaymentId={id} />
      }
    />
  )
}

function Receipt({ order, repaymentId }: PaymentsMadeProps & { repaymentId: string }): ReactNode {
  const { t } = useText()
  const { submit, busy } = usePaper(order, 'receipt', repaymentId)
  return (
    <Button variant="quiet" onClick={submit} busy={busy} busyLabel={t('正在取文件')}>
      {t('这笔付款的收据')}
    </Button>
  )
}
