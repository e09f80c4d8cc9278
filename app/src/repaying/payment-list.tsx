import { useState, type ReactNode } from 'react'
import country from '#country'
import { Button, EmptyState, List } from '@paso/ui-kit'
import { QueryError } from '../frame/query-error.tsx'
import { useQuery, type QueryResult } from '../frame/use-query.ts'
import { useFormat } from '../i18n/formatters.ts'
import type { MessageId } from '../i18n/generated/messages.ts'
import { useText } from '../i18n/use-text.ts'
import type { Schema } from '../lender/answers.ts'
import { pathTo } from '../route-map.ts'
import { asksTooMuch } from '../slip/slips.ts'
import { methods } from './methods.ts'
import { Section } from './section.ts'

/** What became of a payment, in a word. */
const statusWords = {
  waiting: '等待付款',
  reported: '正在查找',
  part_paid: '已收到一部分',
  paid: '已收到',
  put_to_debt: '已用来还款',
  not_found: '没有找到',
  expired: '已过期',
} as const satisfies Record<Schema<'RepaymentStatus'>, MessageId>

/** One that waits is not to be paid any more once less is owed than it asks for. */
const stateOf = (
  payment: Schema<'RepaymentSummary'>,
  order: Schema<'Order'> | undefined,
): MessageId =>
  payment.status === 'waiting' && order !== undefined && asksTooMuch(payment, order)
    ? '请不要付款'
    : statusWords[payment.status]

/** Whether it buys time. One that came too late or too small did not, and its state says so. */
const isForTime = ({ purpose, status }: Schema<'RepaymentSummary'>): boolean =>
  purpose === 'extend' && status !== 'put_to_debt'

interface RowsProps {
  /** The loan; undefined of a borrower who has none. */
  order: Schema<'Order'> | undefined
  /** Leaves out those for which it is false. */
  only?: (payment: Schema<'RepaymentSummary'>) => boolean
  /** Stands under a payment: what can be had of it. */
  below?: (payment: Schema<'RepaymentSummary'>) => ReactNode
}

interface PaymentListProps extends RowsProps {
  query: QueryResult<Schema<'RepaymentList'>>
}

/** Every payment, newest first, each with its state; more of them where there are more. */
export function PaymentList({ query, ...rows }: PaymentListProps): ReactNode {
  const { t } = useText()
  if (query.state === 'loading') return null
  return (
    <Section aria-labelledby="payments">
      <h2 id="payments">{t('付款记录')}</h2>
      {query.state === 'failed' ? (
        <QueryError query={query} />
      ) : query.data.repayments.length === 0 ? (
        <EmptyState title={t('还没有付款')} />
      ) : (
        <PaymentRows page={query.data} {...rows} />
      )}
    </Section>
  )
}

function PaymentRows({
  page,
  order,
  only = () => true,
  below,
}: RowsProps & { page: Schema<'RepaymentList'> }): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const [open, setOpen] = useState(false)
  return (
    <>
      <List
        label={t('付款记录')}
        items={page.repayments.filter(only).map((each) => ({
          id: each.repayment_id,
          title: format.money(each.amount),
          detail: (
            <>
              {isForTime(each) && (
                <>
                  {t('用来展期')}
                  <br />
                </>
              )}
              {t(methods[each.method].title)}
              <br />
              {format.moment(each.paid_at ?? each.created_at, country.timeZone)}
            </>
          ),
          trailing: t(stateOf(each, order)),
          href: pathTo(methods[each.method].route, {}, { repayment: each.repayment_id }),
          children: below?.(each),
        }))}
      />
      {page.cursor !== null &&
        (open ? (
          <NextPage cursor={page.cursor} order={order} only={only} {...(below && { below })} />
        ) : (
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {t('更早的付款')}
          </Button>
        ))}
    </>
  )
}

function NextPage({ cursor, ...rows }: RowsProps & { cursor: string }): ReactNode {
  const query = useQuery('/repay/list', {
    cursor,
    ...(rows.order && { order_id: rows.order.order_id }),
  })
  if (query.state === 'failed') return <QueryError query={query} />
  return query.data === undefined ? null : <PaymentRows page={query.data} {...rows} />
}
