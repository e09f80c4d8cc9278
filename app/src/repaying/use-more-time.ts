import { isExtendableOrder } from '@paso/sdk/rules'
import type { MoreTimeWay } from '@paso/ui-kit'
import { useQuery, type QueryResult } from '../frame/use-query.ts'
import { useFormat } from '../i18n/formatters.ts'
import { useText } from '../i18n/use-text.ts'
import type { Schema } from '../lender/answers.ts'

type Preview = Schema<'Preview'>

export interface MoreTime {
  state: 'loading' | 'failed' | 'loaded'
  refetch: () => void
  asking: boolean
  options: readonly Schema<'ExtensionOption'>[]
  /** Known once all of it is. */
  ways: readonly MoreTimeWay[] | undefined
}

/** What gives more time to a loan, each with the lender's own figures. */
export function useMoreTime(order: Schema<'Order'>): MoreTime {
  const order_id = order.order_id
  // Nothing else is extended.
  const running = isExtendableOrder(order.state)
  const offered = useQuery('/repay/extension_options', { order_id }, { enabled: running })
  const all = useQuery('/repay/preview', { order_id })
  const part = useQuery('/repay/preview', { order_id, amount: partOf(order) })
  const asked: readonly QueryResult<unknown>[] = running ? [offered, all, part] : [all, part]
  const options = offered.data?.options ?? []
  const ways = useWays(order, options, part.data, all.data)
  return {
    state: asked.some(({ state }) => state === 'failed')
      ? 'failed'
      : asked.every(({ state }) => state === 'loaded')
        ? 'loaded'
        : 'loading',
    refetch: () => {
      for (const query of asked) query.refetch()
    },
    asking: asked.some((query) => query.state === 'failed' && query.asking),
    options,
    ways: asked.every(({ state }) => state === 'loaded') ? ways : undefined,
  }
}

/** Half of what is due next, in whole units: a sum to ask the lender about, not a debt. */
function partOf({ next_payment: next, payoff_today: all }: Schema<'Order'>): number {
  const due = Math.min(next?.total.amount ?? all.amount, all.amount)
  return Math.max(Math.round(due / 200) * 100, Math.min(100, all.amount))
}

function useWays(
  order: Schema<'Order'>,
  options: readonly Schema<'ExtensionOption'>[],
  part: Preview | undefined,
  all: Preview | undefined,
): MoreTimeWay[] {
  const { t } = useText()
  const format = useFormat()
  // What is late stays late after a part of it was paid.
  const isLate = order.days_left !== null && order.days_left < 0
  const dateOf = ({ due_date: date }: { due_date: string }): string =>
    isLate && date === order.next_payment?.due_date ? t('现在') : format.day(date)
  // A rate compares what more time costs. Paid early the loan costs less, and its rate would look like a penalty.
  const paid = (kind: 'part' | 'all', title: string, preview: Preview): MoreTimeWay => ({
    kind,
    value: kind,
    title,
    today: preview.amount,
    staysOwed: preview.outstanding,
    nextDate: preview.next_payment && dateOf(preview.next_payment),
  })
  return [
    ...options.map((option): MoreTimeWay => ({
      kind: 'extend',
      value: option.option_id,
      title: t('展期 {days} 天', { days: option.days }),
      today: option.cost,
      nextDate: format.day(option.due_date),
      staysOwed: option.outstanding_after,
      aprBasisPoints: option.apr,
    })),
    ...(part === undefined ? [] : [paid('part', t('先还一部分'), part)]),
    ...(all === undefined ? [] : [paid('all', t('全部还清'), all)]),
    {
      kind: 'help',
      value: 'help',
      title: t('请我们帮忙'),
      answeredBy: t('几天之内'),
      meanwhile: t('不加逾期费'),
    },
  ]
}
