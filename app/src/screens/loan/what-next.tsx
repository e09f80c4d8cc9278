import { useId, type ReactNode } from 'react'
import { isOwedOrder } from '@paso/sdk/rules'
import { List } from '@paso/ui-kit'
import { styled } from 'styled-components'
import { useQuery } from '../../frame/use-query.ts'
import { useFormat } from '../../i18n/formatters.ts'
import { useText, type Text } from '../../i18n/use-text.ts'
import type { Schema } from '../../lender/answers.ts'
import { pathTo } from '../../route-map.ts'

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paso-space-2);
  & > h2 {
    font-size: var(--paso-text-body);
  }
`

/** What can be done about the only loan there is: it stands in the half of the page that further loans would fill. */
export function WhatNext({ order }: { order: Schema<'OrderSummary'> }): ReactNode {
  const { t } = useText()
  const heading = useId()
  const again = useWayToAnother(order)
  return (
    <Section aria-labelledby={heading}>
      <h2 id={heading}>{t('这笔借款可以做的事')}</h2>
      <List label={t('这笔借款可以做的事')} items={waysOn(order, again, t)} />
    </Section>
  )
}

type Row = NonNullable<Parameters<typeof List>[0]['items']>[number]

/** To another loan, or from when one may apply again; nothing until that is known. */
function useWayToAnother({ order_id: order, state }: Schema<'OrderSummary'>): Row[] {
  const { t } = useText()
  const format = useFormat()
  const home = useQuery('/home/index').data
  if (home === undefined) return []
  const { refusal } = home
  if (refusal === null) {
    return [{ id: 'home', icon: 'home', title: t('看现在能借多少'), href: pathTo('home') }]
  }
  return [
    {
      id: 'again',
      icon: 'clock',
      title: t('从 {date} 起可以再次申请', { date: format.day(refusal.apply_again_on) }),
      detail: t('为什么没通过,怎样会有帮助'),
      href: state === 'rejected' ? pathTo('orderdetails', {}, { order }) : pathTo('home'),
    },
  ]
}

function waysOn(
  { order_id: order, state }: Schema<'OrderSummary'>,
  again: readonly Row[],
  t: Text['t'],
): Row[] {
  const href = pathTo('orderdetails', {}, { order })
  const details: Row = { id: 'details', icon: 'form', title: t('查看详情'), href }
  const help: Row = { id: 'help', icon: 'help', title: t('问我们'), href: pathTo('helpcenter') }
  if (isOwedOrder(state)) {
    return [
      {
        id: 'pay',
        icon: 'money',
        title: t('去还款'),
        detail: t('这一期、别的金额,或者全部'),
        href: pathTo('repayment', {}, { order }),
      },
      {
        id: 'time',
        icon: 'clock',
        title: t('我需要更多时间'),
        detail: t('每种办法的费用,并排比较'),
        href: pathTo('repayment', {}, { order, extend: '' }),
      },
      {
        id: 'payments',
        icon: 'evaluate',
        title: t('已付的款'),
        href: pathTo('repaymentMine', {}, { order }),
      },
      { id: 'papers', icon: 'form', title: t('还款计划、合同和收据'), href },
      help,
    ]
  }
  const flow: Row = {
    id: 'flow',
    icon: 'evaluate',
    title: t('看看借款怎么进行'),
    href: pathTo('flowChart'),
  }
  switch (state) {
    case 'approved': {
      const sign = pathTo('downSignApp', {}, { order })
      return [{ id: 'sign', icon: 'sign', title: t('去签约'), href: sign }, flow, help]
    }
    case 'applied':
    case 'signed':
      return [flow, details, help]
    case 'payout_failed': {
      const account = pathTo('bankcard', {}, { order })
      return [{ id: 'account', icon: 'bank', title: t('换一个账户'), href: account }, details, help]
    }
    default:
      return [details, ...again, help]
  }
}
