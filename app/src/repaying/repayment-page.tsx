import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button, Notice, Skeleton } from '@paso/ui-kit'
import { isOpenOrder, isOwedOrder } from '@paso/sdk/rules'
import { lazyPart } from '../frame/lazy-part.ts'
import { QueryError } from '../frame/query-error.tsx'
import { Page } from '../frame/page.tsx'
import { useQuery } from '../frame/use-query.ts'
import { LenderLicence } from '../help/lender-licence.tsx'
import { SupportLine } from '../help/support-line.tsx'
import { useFormat } from '../i18n/formatters.ts'
import type { MessageId } from '../i18n/generated/messages.ts'
import { useText } from '../i18n/use-text.ts'
import type { Schema } from '../lender/answers.ts'
import { pathTo } from '../route-map.ts'
import { KeepSlip } from '../slip/keep-slip.tsx'
import { PaymentSlip } from '../slip/payment-slip.tsx'
import { asksTooMuch, followSlip } from '../slip/slips.ts'
import { useFollowedOrder } from '../slip/use-followed-order.ts'
import { methods } from './methods.ts'
import { Allocated, Received } from './received.tsx'
import { Tracker } from './tracker.tsx'

// Few payments have to be reported.
const VoucherForm = lazyPart(() => import('./voucher-form.tsx'), [])

type Repayment = Schema<'Repayment'>

/** How often a page that awaits a repayment asks for it, in milliseconds. */
const pollMs = 3_000

/** How often it asks for the loan, which changes less and is said at length. */
const orderPollMs = 10_000

/** One repayment: what the payer needs, until it has arrived, and what came of it. */
export function RepaymentPage({
  repaymentId,
  title,
}: {
  repaymentId: string
  /** Until it is known how it is paid. */
  title: string
}): ReactNode {
  const { t } = useText()
  const repayment = useQuery('/repay/status', { repayment_id: repaymentId }, { pollMs })
  useEffect(() => {
    if (repayment.data !== undefined) followSlip(repayment.data)
  }, [repayment.data])
  return (
    <Page
      title={repayment.data ? t(titleOf(repayment.data)) : title}
      back="repayment"
      footer={repayment.data && <WayOn repayment={repayment.data} />}
    >
      {repayment.state === 'loading' && (
        <Skeleton label={t('正在加载')} shapes={['figure', 'rows']} />
      )}
      {repayment.state === 'failed' && <QueryError query={repayment} />}
      {repayment.data !== undefined && (
        <Outcome repayment={repayment.data} refetch={repayment.refetch} />
      )}
    </Page>
  )
}

/** By which way it is paid; once it was, that is past. */
const titleOf = ({ status, method }: Repayment): MessageId =>
  status === 'paid' || status === 'put_to_debt' ? '这笔付款的收据' : methods[method].title

/** The one action that a payment in this state leaves. */
function WayOn({ repayment }: { repayment: Repayment }): ReactNode {
  const { t } = useText()
  const navigate = useNavigate()
  const order = repayment.order_id
  const open = (to: string) => void navigate(to, { replace: true })
  const choose = (query?: Record<string, string>) =>
    open(pathTo('repayment', {}, { order, ...query }))
  const seeLoan = (
    <Button onClick={() => open(pathTo('orderdetails', {}, { order }))}>{t('看借款')}</Button>
  )
  if (repayment.status === 'reported') {
    return (
      <Button variant="secondary" onClick={() => open(pathTo('repaymentMine', {}, { order }))}>
        {t('看所有付款')}
      </Button>
    )
  }
  if (!isOwedOrder(repayment.order_state)) return seeLoan
  switch (repayment.status) {
    case 'waiting':
      return (
        <Button variant="secondary" onClick={() => choose()}>
          {t('换一种还款方式')}
        </Button>
      )
    case 'expired':
    case 'not_found':
      return <Button onClick={() => choose()}>{t('重新付款')}</Button>
    case 'part_paid':
      return <Button onClick={() => choose(restOf(repayment))}>{t('支付余下的部分')}</Button>
    case 'paid':
    case 'put_to_debt':
      return seeLoan
  }
}

const missingOf = ({ amount, received }: Repayment): Repayment['amount'] => ({
  ...amount,
  amount: amount.amount - received.amount,
})

const restOf = (repayment: Repayment): { amount: string } => ({
  amount: String(missingOf(repayment).amount),
})

/** A payout that came back goes out anew: nothing is owed until then, but the loan goes on. */
function NothingOwed({ state }: { state: Repayment['order_state'] }): ReactNode {
  const { t } = useText()
  return (
    <Notice tone={isOpenOrder(state) ? 'information' : 'good'} live>
      {isOpenOrder(state)
        ? t('钱被退回了,您现在不欠任何钱。请不要按这份说明付款。')
        : t('这笔借款已结束,您不再欠任何钱。请不要再按这份说明付款。')}
    </Notice>
  )
}

interface AsLongAsOwedProps {
  repayment: Repayment
  /** What it still asks for. */
  amount: Repayment['amount']
  children: ReactNode
}

/** What asks for money, as long as so much is owed: the loan may be paid another way meanwhile. */
function AsLongAsOwed({ repayment, amount, children }: AsLongAsOwedProps): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const { order_id, order_state: state } = repayment
  const order = useFollowedOrder(order_id, { pollMs: orderPollMs })
  const notOwed = [state, order?.state ?? state].find((each) => !isOwedOrder(each))
  if (notOwed !== undefined) return <NothingOwed state={notOwed} />
  if (order !== undefined && asksTooMuch({ amount }, order)) {
    return (
      <Notice tone="attention" live>
        {t('今天付 {owed} 就能全部还清,比这份说明少。请不要按它付款,重新选择还款方式。', {
          owed: format.money(order.payoff_today),
        })}
      </Notice>
    )
  }
  return children
}

/** What is needed to pay, once. */
function Payable({ repayment }: { repayment: Repayment }): ReactNode {
  const { t } = useText()
  return (
    <AsLongAsOwed repayment={repayment} amount={repayment.amount}>
      <PaymentSlip slip={repayment}>
        <KeepSlip slip={repayment} />
        <Notice>
          {t('到账后本页会自动更新。')} {t('只付一次:换了方式,就不要再按这份说明付款。')}
        </Notice>
      </PaymentSlip>
    </AsLongAsOwed>
  )
}

interface OutcomeProps {
  repayment: Repayment
  refetch: () => void
}

function Outcome({ repayment, refetch }: OutcomeProps): ReactNode {
  const { t } = useText()
  const format = useFormat()
  switch (repayment.status) {
    case 'paid':
    case 'put_to_debt':
      return <Received repayment={repayment} />
    case 'reported':
      return (
        <>
          <Notice tone="good" live>
            {t('凭证已收到,我们正在查找这笔付款。')}
          </Notice>
          {repayment.report && <Tracker report={repayment.report} />}
        </>
      )
    case 'waiting':
      return (
        <>
          <Payable repayment={repayment} />
          <ReportPayment repayment={repayment} onSent={refetch} />
          <LenderLicence />
        </>
      )
    case 'part_paid':
      return (
        <>
          <AsLongAsOwed repayment={repayment} amount={missingOf(repayment)}>
            <Notice tone="attention">
              {t('已收到 {received},还差 {missing}。请支付余下的部分。', {
                received: format.money(repayment.received),
                missing: format.money(missingOf(repayment)),
              })}
            </Notice>
          </AsLongAsOwed>
          <Allocated repayment={repayment} />
          <ReportPayment repayment={repayment} onSent={refetch} />
        </>
      )
    case 'expired':
      return (
        <>
          {isOwedOrder(repayment.order_state) ? (
            <Notice tone="attention">{t('这个付款说明已过期,请重新选择方式。')}</Notice>
          ) : (
            <NothingOwed state={repayment.order_state} />
          )}
          <ReportPayment repayment={repayment} onSent={refetch} />
        </>
      )
    case 'not_found':
      return (
        <>
          <NotFound state={repayment.order_state} />
          <ReportPayment repayment={repayment} onSent={refetch} />
        </>
      )
  }
}

/** The money may have left the bank though nothing is owed any more: its answer and whom to ask stay. */
function NotFound({ state }: { state: Repayment['order_state'] }): ReactNode {
  const { t } = useText()
  return (
    <>
      <Notice tone="bad">
        {isOwedOrder(state)
          ? t('没有找到这笔付款。请先问银行钱有没有付出去;没有付出去,再付一次。')
          : t('没有找到这笔付款。请问银行钱有没有付出去。')}
      </Notice>
      {!isOwedOrder(state) && <NothingOwed state={state} />}
      <SupportLine />
    </>
  )
}

/** For a borrower whose payment does not show yet: opens the form for a voucher. */
function ReportPayment({
  repayment,
  onSent,
}: {
  repayment: Repayment
  onSent: () => void
}): ReactNode {
  const { t } = useText()
  const [open, setOpen] = useState(false)
  if (!open) {
    return (
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t('我已付款,但这里没有更新')}
      </Button>
    )
  }
  return (
    <Suspense fallback={<Skeleton label={t('正在加载')} shapes={['rows']} />}>
      <VoucherForm repayment={repayment} onSent={onSent} />
    </Suspense>
  )
}
