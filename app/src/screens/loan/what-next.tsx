import { useId, type ReactNode } from 'react'
import { isOwedOrder } from '@paso/sdk/rules'
import { List } from '@paso/ui-kit'
import { styled } from 'styled-components'
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
  return (
    <Section aria-labelledby={heading}>
      <h2 id={heading}>{t('这笔借款可以做的事')}</h2>
      <List label={t('这笔借款可以做的事')} items={waysOn(order, t)} />
    </Section>
  )
}

type Row = NonNullable<Parameters<typeof List>[0]['items']>[number]

function waysOn({ order_id: order, state }: Schema<'OrderSummary'>, t: Text['t']): Row[] {
  const details = pathTo('orderdetails', {}, { order })
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
      { id: 'papers', icon: 'form', title: t('还款计划、合同和收据'), href: details },
      help,
    ]
  }
  if (state === 'approved') {
    return [
      {
        id: 'sign',
        icon: 'sign',
        title: t('去签约'),
        href: pathTo('downSignApp', {}, { order }),
      },
      { id: 'flow', icon: 'evaluate', title: t('看看借款怎么进行'), href: pathTo('flowChart') },
      help,
    ]
  }
  if (state === 'applied' || state === 'signed') {
    return [
      { id: 'flow', icon: 'evaluate', title: t('看看借款怎么进行'), href: pathTo('flowChart') },
      { id: 'details', icon: 'form', title: t('查看详情'), href: details },
      help,
    ]
  }
  return [
    { id: 'details', icon: 'form', title: t('查看详情'), href: details },
    { id: 'home', icon: 'home', title: t('看现在能借多少'), href: pathTo('home') },
    help,
  ]
}
