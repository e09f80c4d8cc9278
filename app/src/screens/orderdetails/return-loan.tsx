import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button, FullScreenLoader, List, Money, Skeleton } from '@paso/ui-kit'
import { ReturnWindow } from '../../borrowing/return-window.tsx'
import { QueryError } from '../../frame/query-error.tsx'
import { useQuery } from '../../frame/use-query.ts'
import { useSubmit } from '../../frame/use-submit.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Schema } from '../../lender/answers.ts'
import { lender } from '../../lender/lender.ts'
import { methods } from '../../repaying/methods.ts'
import { useAskToPay } from '../../repaying/use-ask-to-pay.ts'
import { pathTo } from '../../route-map.ts'

type Method = Schema<'RepaymentMethod'>

interface ReturnLoanProps {
  order: Schema<'Order'>
  refetch: () => void
}

/** Gives a loan back on its first day: announced first, then paid by any of the ways to pay. */
export default function ReturnLoan({ order, refetch }: ReturnLoanProps): ReactNode {
  const { t } = useText()
  const paid = order.paid.amount
  const [announced, setAnnounced] = useState<{ missing: Schema<'Money'>; paid: number }>()
  const { submit, busy } = useSubmit(async () => {
    const { client } = await lender()
    const { amount: missing } = await client.post('/loan/return', { order_id: order.order_id })
    if (missing.amount === 0) refetch()
    else setAnnounced({ missing, paid })
  })
  // What is paid meanwhile counts: the lender says anew what is missing. Where it does not, a press asks.
  const isOld = announced !== undefined && announced.paid !== paid
  useEffect(() => {
    if (isOld) void submit()
    // Once for each change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [paid, announced])
  return (
    <ReturnWindow order={order}>
      {announced === undefined || isOld ? (
        <Button
          variant="secondary"
          onClick={submit}
          busy={busy}
          busyLabel={t('正在准备退回')}
          slowLabel={t('仍在处理,请不要离开')}
        >
          {t('退回借款')}
        </Button>
      ) : (
        <WaysToReturn orderId={order.order_id} amount={announced.missing} />
      )}
    </ReturnWindow>
  )
}

interface WaysToReturnProps {
  orderId: string
  /** What is still missing of the return, as the lender says. */
  amount: Schema<'Money'>
}

function WaysToReturn({ orderId, amount }: WaysToReturnProps): ReactNode {
  const { t } = useText()
  const navigate = useNavigate()
  const askToPay = useAskToPay()
  const offered = useQuery('/repay/methods', { order_id: orderId })
  const chosen = useRef<Method>('scan_code')
  const { submit, busy } = useSubmit(async () => {
    const method = chosen.current
    const repayment = await askToPay({
      ...{ order_id: orderId, method, purpose: 'return', amount },
    })
    if (repayment !== undefined) void navigate(pathTo(methods[method].route, {}, { repayment }))
  })
  if (offered.state === 'loading') return <Skeleton label={t('正在加载')} shapes={['rows']} />
  if (offered.state === 'failed') return <QueryError query={offered} />
  return (
    <>
      <p role="status">
        {t('现在付')} <Money {...amount} />
        {t('。全部到账后,借款就结束了。')}
      </p>
      <List
        label={t('怎样退回?')}
        items={offered.data.methods
          // The least sum that is offered is that of a payment: the rest of a return may be less.
          .filter(({ max_amount: most }) => amount.amount <= most.amount)
          .map(({ method }) => ({
            id: method,
            title: t(methods[method].title),
            detail: t(methods[method].detail),
            icon: methods[method].icon,
            onClick: () => {
              chosen.current = method
              void submit()
            },
          }))}
      />
      {busy && <FullScreenLoader label={t('正在准备退回')} stillLabel={t('仍在处理,请不要离开')} />}
    </>
  )
}
