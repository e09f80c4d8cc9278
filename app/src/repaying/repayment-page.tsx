import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button, Notice, Result, Skeleton } from '@paso/ui-kit'
import { QueryError } from '../frame/query-error.tsx'
import { Page } from '../frame/page.tsx'
import { useQuery } from '../frame/use-query.ts'
import { useFormat } from '../i18n/formatters.ts'
import { useText, type Text } from '../i18n/use-text.ts'
import type { Schema } from '../lender/answers.ts'
import { pathTo } from '../route-map.ts'
import { RepaymentInstruction } from './repayment-instruction.tsx'

/** How often a page that awaits a repayment asks for it, in milliseconds. */
const pollMs = 3_000

/** Whether what came ends the waiting: all that was asked for, or money that was put to the debt. */
const isBooked = {
  waiting: false,
  reported: false,
  part_paid: false,
  paid: true,
  put_to_debt: true,
  not_found: false,
  expired: false,
} satisfies Record<Schema<'RepaymentStatus'>, boolean>

/** One repayment: what the payer needs, until it has arrived. */
export function RepaymentPage({
  repaymentId,
  title,
}: {
  repaymentId: string
  title: string
}): ReactNode {
  const { t } = useText()
  const navigate = useNavigate()
  const repayment = useQuery('/repay/status', { repayment_id: repaymentId }, { pollMs })
  const order = repayment.data && { order: repayment.data.order_id }
  const waiting = repayment.data !== undefined && !isBooked[repayment.data.status]
  return (
    <Page
      title={title}
      back="repayment"
      footer={
        waiting ? (
          <Button
            variant="secondary"
            onClick={() => void navigate(pathTo('repayment', {}, order), { replace: true })}
          >
            {t('换一种还款方式')}
          </Button>
        ) : undefined
      }
    >
      {repayment.state === 'loading' && (
        <Skeleton label={t('正在加载')} shapes={['figure', 'rows']} />
      )}
      {repayment.state === 'failed' && <QueryError query={repayment} />}
      {repayment.data !== undefined && <Outcome repayment={repayment.data} />}
    </Page>
  )
}

function whatItDid(repayment: Schema<'Repayment'>, t: Text['t']): string {
  if (repayment.order_state === 'repaid') return t('借款已还清。谢谢您。')
  if (repayment.order_state === 'returned') return t('借款已退回,没有任何费用。谢谢您。')
  if (repayment.status !== 'put_to_debt') return t('已记入您的借款。')
  return repayment.purpose === 'extend'
    ? t('没有展期:这笔钱已用来还款。到期日不变。')
    : t('借款没有退回:这笔钱已用来还款。')
}

function Outcome({ repayment }: { repayment: Schema<'Repayment'> }): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const navigate = useNavigate()
  if (repayment.status === 'waiting') return <RepaymentInstruction repayment={repayment} />
  if (repayment.status === 'expired') {
    return <Notice tone="attention">{t('这个付款说明已过期,请重新选择方式。')}</Notice>
  }
  if (repayment.status === 'reported') {
    return <Notice>{t('凭证已收到,我们正在查找这笔付款。')}</Notice>
  }
  if (repayment.status === 'not_found') {
    return <Notice tone="bad">{t('没有找到这笔付款。请重新付款,或向您的银行查询。')}</Notice>
  }
  if (repayment.status === 'part_paid') {
    const { amount, received } = repayment
    const missing = { ...amount, amount: amount.amount - received.amount }
    return (
      <Notice tone="attention">
        {t('已收到 {received},还差 {missing}。请支付余下的部分。', {
          received: format.money(received),
          missing: format.money(missing),
        })}
      </Notice>
    )
  }
  const details = pathTo('orderdetails', {}, { order: repayment.order_id })
  return (
    <Result
      outcome={repayment.status === 'put_to_debt' ? 'attention' : 'success'}
      title={t('付款已收到')}
      titleAs="h2"
      actions={
        <Button onClick={() => void navigate(details, { replace: true })}>{t('看借款')}</Button>
      }
    >
      {whatItDid(repayment, t)}
    </Result>
  )
}
