import type { ReactNode } from 'react'
import { HonestLine, LoanSummary, Money, RateText, type SummaryRow } from '@paso/ui-kit'
import { feesOf, usePartRows } from '../borrowing/part-rows.ts'
import { useFormat } from '../i18n/formatters.ts'
import { useText } from '../i18n/use-text.ts'
import type { Schema } from '../lender/answers.ts'

type Next = Schema<'RemainingPayment'> | null

interface WhatItChangesProps {
  preview: Schema<'Preview'>
  order: Schema<'Order'>
}

/** Where a payment goes and what it leaves, as the lender says before it is made. */
export function WhatItChanges({ preview, order }: WhatItChangesProps): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const { allocation, next_payment: next, saved, outstanding } = preview
  const { next_payment: due, cost } = order
  const rows = useAllocationRows(allocation)
  const left: SummaryRow[] = [
    { label: t('付款后还欠'), value: <Money {...outstanding} /> },
    ...useNextRows(next, next !== null && next.due_date < preview.day),
    ...(saved.amount > 0 ? [{ label: t('省下'), value: <Money {...saved} /> }] : []),
    // A returned loan costs nothing.
    ...(preview.order_state === 'returned'
      ? []
      : [{ label: t('年化利率,已含全部费用'), value: <RateText basisPoints={preview.apr} /> }]),
  ]
  return (
    <LoanSummary
      title={t('{amount} 用在哪里', { amount: format.money(preview.amount) })}
      rows={[...rows, ...left]}
      lead={<AllocationLine allocation={allocation} />}
    >
      {due !== null &&
        preview.amount.amount === due.total.amount &&
        allocation.interest.amount < due.interest.amount && (
          <p>{t('比到期日早付:利息只算到今天,多出来的先还后面要还的。')}</p>
        )}
      {preview.order_state !== 'returned' && saved.amount > 0 && preview.apr > cost.apr && (
        <p>{t('您总共付得更少。利率更高,只是因为同样的费用算在更短的时间里。')}</p>
      )}
    </LoanSummary>
  )
}

/** What is due next, or was already. */
export function useNextRows(next: Next, isLate: boolean): SummaryRow[] {
  const { t } = useText()
  const format = useFormat()
  if (next === null) return []
  const amount = format.money(next.total)
  const date = format.day(next.due_date)
  const value = isLate ? t('{date} 应还 {amount},已逾期', { date, amount }) : `${amount} · ${date}`
  return [{ label: t('付款后的下一期'), value }]
}

interface AllocationProps {
  allocation: Schema<'Allocation'>
}

/** Where money went or would go, to scale. */
export function AllocationLine({ allocation }: AllocationProps): ReactNode {
  const { t } = useText()
  return (
    <HonestLine
      principal={allocation.principal}
      interest={allocation.interest}
      fee={feesOf(allocation)}
      labels={{
        principal: t('偿还本金'),
        interest: t('利息'),
        fee: allocation.late_fee.amount > 0 ? t('服务费和逾期费') : t('服务费'),
      }}
    />
  )
}

/** The same as rows, each where there is any. */
export function useAllocationRows(allocation: Schema<'Allocation'>): SummaryRow[] {
  const { t } = useText()
  const beyond = [
    { label: t('展期费用'), value: allocation.extension },
    { label: t('多付的钱,属于您'), value: allocation.overpaid },
  ].filter(({ value }) => value.amount > 0)
  return [...usePartRows(allocation, t('偿还本金')), ...beyond].map((row) => ({
    ...row,
    value: <Money {...row.value} />,
  }))
}
