import { useRef, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { FullScreenLoader, LoanSummary, MethodList, Money, Skeleton } from '@paso/ui-kit'
import { DueCard } from '../../borrowing/due-card.tsx'
import { QueryError } from '../../frame/query-error.tsx'
import { useQuery } from '../../frame/use-query.ts'
import { useSubmit } from '../../frame/use-submit.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Schema } from '../../lender/answers.ts'
import { methods } from '../../repaying/methods.ts'
import { pathTo } from '../../route-map.ts'
import { sendOnce } from '../../session/outbox.ts'

const Ways = styled.section`
  display: grid;
  gap: var(--paso-space-2);
  & h2 {
    font-size: var(--paso-text-body);
  }
`

type Method = Schema<'RepaymentMethod'>

interface RepaymentMethodsProps {
  order: Schema<'Order'>
  refetch: () => void
}

/** The countdown, today's amount and the methods; choosing one makes its instruction. */
export function RepaymentMethods({ order, refetch }: RepaymentMethodsProps): ReactNode {
  const { t } = useText()
  const navigate = useNavigate()
  const offered = useQuery('/repay/methods', { order_id: order.order_id })
  const chosen = useRef<Method>('scan_code')
  const { submit, busy } = useSubmit(async () => {
    const method = chosen.current
    const repayment = await sendOnce('/repay/create', {
      order_id: order.order_id,
      method,
      purpose: 'repay',
      amount: order.payoff_today,
    })
    void navigate(pathTo(methods[method].route, {}, { repayment: repayment.repayment_id }))
  })

  return (
    <>
      <DueCard order={order} refetch={refetch} />
      <LoanSummary
        rows={[
          {
            label: t('今天还清的金额'),
            value: <Money {...order.payoff_today} />,
          },
        ]}
      />
      {offered.state === 'loading' && <Skeleton label={t('正在加载')} shapes={['rows']} />}
      {offered.state === 'failed' && <QueryError query={offered} />}
      {offered.data !== undefined && (
        <Ways aria-labelledby="ways">
          <h2 id="ways">{t('选择还款方式')}</h2>
          <MethodList
            label={t('选择还款方式')}
            methods={offered.data.methods.map(({ method }) => ({
              id: method,
              kind: methods[method].kind,
              title: t(methods[method].title),
              detail: t(methods[method].detail),
            }))}
            onChoose={(id) => {
              chosen.current = id as Method
              void submit()
            }}
          />
        </Ways>
      )}
      {busy && <FullScreenLoader label={t('正在准备')} stillLabel={t('仍在处理,请不要离开')} />}
    </>
  )
}
