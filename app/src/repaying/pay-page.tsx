import { useState, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { Button, Notice, Skeleton } from '@paso/ui-kit'
import { DueCard } from '../borrowing/due-card.tsx'
import { PaymentPlan } from '../borrowing/payment-plan.tsx'
import { ActionLink } from '../frame/action-link.tsx'
import { WidePage } from '../frame/wide-page.tsx'
import { QueryError } from '../frame/query-error.tsx'
import { useQuery } from '../frame/use-query.ts'
import { useSubmit } from '../frame/use-submit.ts'
import { useFormat } from '../i18n/formatters.ts'
import { tagOf } from '../i18n/languages.ts'
import { useText } from '../i18n/use-text.ts'
import type { Schema } from '../lender/answers.ts'
import { pathTo } from '../route-map.ts'
import { HowMuch } from './how-much.tsx'
import { HowToPay } from './how-to-pay.tsx'
import { methods } from './methods.ts'
import { OpenPayment, useOpenPayment } from './open-payment.tsx'
import { boundsOf, choiceAtFirst, chosenAmount, takes } from './pay-choice.ts'
import { useAskToPay } from './use-ask-to-pay.ts'
import { usePreview } from './use-preview.ts'
import { WhatItChanges } from './what-it-changes.tsx'

type Order = Schema<'Order'>

interface PayPageProps {
  order: Order
  refetch: () => void
}

/** What is due, how much of it is paid now, and how. */
export function PayPage({ order, refetch }: PayPageProps): ReactNode {
  const { t } = useText()
  const offered = useQuery('/repay/methods', { order_id: order.order_id })
  const { payment, query } = useOpenPayment(order)
  // Who may have paid already is offered no way to pay until that is known.
  if (offered.data !== undefined && query.data !== undefined) {
    return <PayForm order={order} refetch={refetch} offers={offered.data.methods} open={payment} />
  }
  const failed = [query, offered].find(({ state }) => state === 'failed')
  return (
    <WidePage title={t('还款')} back="home">
      <DueCard order={order} refetch={refetch} />
      {failed === undefined ? (
        <Skeleton label={t('正在加载')} shapes={['rows', 'rows']} />
      ) : (
        <QueryError query={failed} />
      )}
    </WidePage>
  )
}

interface PayFormProps extends PayPageProps {
  offers: readonly Schema<'MethodOffer'>[]
  /** What is under way already. */
  open: Schema<'RepaymentSummary'> | undefined
}

function PayForm({ order, refetch, offers, open }: PayFormProps): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const { bounds, choice, change, amount, wrong, method, setMethod, submit, busy } = usePayForm(
    order,
    offers,
  )
  const { preview, query } = usePreview({ orderId: order.order_id, amount: amount?.amount })
  return (
    <WidePage
      title={t('还款')}
      back="home"
      footer={
        <Button
          busy={busy}
          busyLabel={t('正在准备')}
          slowLabel={t('仍在处理,请不要离开')}
          onClick={submit}
        >
          {amount === undefined
            ? t('支付')
            : t('看怎么支付 {amount}', { amount: format.money(amount) })}
        </Button>
      }
    >
      <DueCard order={order} refetch={refetch} />
      {open && <OpenPayment payment={open} />}
      <HowMuch order={order} choice={choice} onChoice={change} bounds={bounds} wrong={wrong} />
      <HowToPay offers={offers} amount={amount?.amount} method={method} onMethod={setMethod} />
      {query.state === 'failed' && <QueryError query={query} />}
      {amount !== undefined && preview !== undefined && <Change preview={preview} order={order} />}
      {query.state === 'loading' && preview === undefined ? (
        <Skeleton label={t('正在加载')} shapes={['rows']} />
      ) : (
        <>
          <ActionLink
            to={pathTo('repayment', {}, { order: order.order_id, extend: '' })}
            variant="quiet"
          >
            {t('我需要更多时间')}
          </ActionLink>
          <ActionLink to={pathTo('repaymentMine', {}, { order: order.order_id })} variant="quiet">
            {t('看所有付款')}
          </ActionLink>
          {order.remaining_schedule.length > 1 && <PaymentPlan order={order} />}
        </>
      )}
    </WidePage>
  )
}

/** What is chosen on the page, and the call that it makes. */
function usePayForm(order: Order, offers: readonly Schema<'MethodOffer'>[]) {
  const navigate = useNavigate()
  const askToPay = useAskToPay()
  const [search] = useSearchParams()
  const bounds = boundsOf(offers)
  const [choice, setChoice] = useState(() => choiceAtFirst(order, search))
  const [pressed, setPressed] = useState(false)
  const [wanted, setMethod] = useState<Schema<'RepaymentMethod'>>()
  const amount = chosenAmount(choice, order, bounds, tagOf(useText().language))
  const possible = offers.filter((offer) => takes(offer, amount?.amount)).map((each) => each.method)
  const method = possible.find((each) => each === wanted) ?? possible[0]
  const { submit, busy } = useSubmit(async () => {
    if (amount === undefined || method === undefined) {
      setPressed(true)
      document.querySelector<HTMLElement>('input[name="amount"]')?.focus()
      return
    }
    const body = { order_id: order.order_id, method, purpose: 'repay', amount } as const
    const repayment = await askToPay(body, order.paid)
    if (repayment !== undefined) void navigate(pathTo(methods[method].route, {}, { repayment }))
  })
  const change = (next: typeof choice): void => {
    setPressed(false)
    setChoice(next)
  }
  const wrong = pressed && amount === undefined
  return { bounds, choice, change, amount, wrong, method, setMethod, submit, busy }
}

/** What the sum changes; a sum that ends the loan says so in a sentence. */
function Change({ preview, order }: { preview: Schema<'Preview'>; order: Order }): ReactNode {
  const { t } = useText()
  return (
    <>
      {preview.order_state === 'repaid' && (
        <Notice tone="good">{t('付清这笔钱,借款就还清了。')}</Notice>
      )}
      {preview.order_state === 'returned' && (
        <Notice tone="good">{t('现在付清,借款就算退回,没有任何费用。')}</Notice>
      )}
      <WhatItChanges preview={preview} order={order} />
    </>
  )
}
