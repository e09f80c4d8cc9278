import type { ReactNode } from 'react'
import { HonestLine, LoanSummary, Money, RateText, type SummaryRow } from '@paso/ui-kit'
import { useFormat } from '../i18n/formatters.ts'
import { useText } from '../i18n/use-text.ts'
import type { Schema } from '../lender/answers.ts'

/** Where a payment goes and what it leaves, as the lender says before it is made. */
export function WhatItChanges({ preview }: { preview: Schema<'Preview'> }): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const { allocation, next_payment: next, saved, outstanding } = preview
  const left: SummaryRow[] = [
    { label: t('付款后还欠'), value: <Money {...outstanding} /> },
    ...(next === null
      ? []
      : [
          {
            label: t('付款后的下一期'),
            value: `${format.money(next.total)} · ${format.day(next.due_date)}`,
          },
        ]),
    ...(saved.amount > 0 ? [{ label: t('省下'), value: <Money {...saved} /> }] : []),
    { label: t('年化利率,已含全部费用'), value: <RateText basisPoints={preview.apr} /> },
  ]
  return (
    <LoanSummary
      title={t('{amount} 用在哪里', { amount: format.money(preview.amount) })}
      rows={[...useAllocationRows(allocation), ...left]}
      lead={<AllocationLine allocation={allocation} />}
    />
  )
}

/** Where money went or would go, to scale. */
export function AllocationLine({ allocation }: { allocation: Schema<'Allocation'> }): ReactNode {
  const { t } = useText()
  const { principal, interest, service_fee: fee } = allocation
  return (
    <HonestLine
      principal={principal}
      interest={interest}
      fee={fee}
      labels={{ principal: t('减少本金'), interest: t('利息'), fee: t('服务费') }}
    />
  )
}

/** The same as rows, each where there is any. */
export function useAllocationRows(allocation: Schema<'Allocation'>): SummaryRow[] {
  const { t } = useText()
  return [
    { label: t('减少本金'), value: allocation.principal, part: 'principal' as const },
    { label: t('利息'), value: allocation.interest, part: 'interest' as const },
    { label: t('服务费'), value: allocation.service_fee, part: 'fee' as const },
    { label: t('付清的逾期费'), value: allocation.late_fee },
    { label: t('展期费用'), value: allocation.extension },
    { label: t('多付的钱,属于您'), value: allocation.overpaid },
  ]
    .filter(({ value }) => value.amount > 0)
    .map((row) => ({ ...row, value: <Money {...row.value} /> }))
}
