import { useState, type ReactNode } from 'react'
import country from '#country'
import { isLenderFailure } from '@paso/sdk/failures'
import { Button, Card, Notice, RadioTiles } from '@paso/ui-kit'
import { styled } from 'styled-components'
import { accountOptions } from '../../borrowing/account-options.ts'
import { ActionLink } from '../../frame/action-link.tsx'
import { QueryError } from '../../frame/query-error.tsx'
import { useQuery } from '../../frame/use-query.ts'
import { useSubmit } from '../../frame/use-submit.ts'
import { useFormat } from '../../i18n/formatters.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Schema } from '../../lender/answers.ts'
import { lender } from '../../lender/lender.ts'
import { pathTo } from '../../route-map.ts'

type Refund = Schema<'Refund'>

interface OverpaidProps {
  order: Schema<'Order'>
  onAsked: () => void
}

const Stack = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paso-space-3);
  & h2 {
    font-size: var(--paso-text-title);
  }
`

/** Money that came beyond all that was owed: what became of it, and how to have it back. */
export default function Overpaid({ order, onAsked }: OverpaidProps): ReactNode {
  const { refund } = order
  return (
    <>
      {refund !== null && <RefundState refund={refund} />}
      {refund?.status !== 'asked' && order.overpaid.amount > 0 && (
        <AskForRefund order={order} onAsked={onAsked} />
      )}
    </>
  )
}

const tones = { asked: 'information', paid: 'good', failed: 'attention' } as const satisfies Record<
  Refund['status'],
  string
>

function RefundState({ refund }: { refund: Refund }): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const amount = format.money(refund.amount)
  const words = {
    asked: () =>
      t('{amount} 会在 {date} 前退给您', {
        amount,
        date: format.moment(refund.pay_by, country.timeZone),
      }),
    paid: () => t('{amount} 已退给您', { amount }),
    failed: () => t('退款被退回了,请换一个账户'),
  } satisfies Record<Refund['status'], () => string>
  return <Notice tone={tones[refund.status]}>{words[refund.status]()}</Notice>
}

function AskForRefund({ order, onAsked }: OverpaidProps): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const answer = useQuery('/bank/accounts')
  const [chosen, setChosen] = useState<string>()
  const accounts = answer.data?.accounts ?? []
  const account = chosen ?? accounts.find((each) => each.is_default)?.account_id
  const { submit, busy } = useSubmit(
    async () => {
      if (account === undefined) return
      const { client } = await lender()
      await client.post('/repay/refund', { order_id: order.order_id, account_id: account })
      onAsked()
    },
    (failure) => {
      // Asked for already, here by a press whose answer was lost or elsewhere: the loan says what became of it.
      const isAsked = isLenderFailure(failure, 409002)
      if (isAsked) onAsked()
      return isAsked
    },
  )
  return (
    <Stack aria-labelledby="overpaid">
      <h2 id="overpaid">
        {t('您多付了 {amount},这笔钱属于您', { amount: format.money(order.overpaid) })}
      </h2>
      {answer.state === 'failed' && <QueryError query={answer} />}
      {answer.state === 'loaded' && account === undefined && (
        <ActionLink to={pathTo('bankcard')}>{t('填写收款账户')}</ActionLink>
      )}
      {account !== undefined && (
        <>
          <RadioTiles
            name="refund_account"
            label={t('退到哪个账户?')}
            options={accountOptions(accounts)}
            defaultValue={account}
            onValueChange={setChosen}
          />
          <Button
            busy={busy}
            busyLabel={t('正在申请退款')}
            slowLabel={t('仍在处理,请不要离开')}
            onClick={submit}
          >
            {t('申请退款')}
          </Button>
        </>
      )}
    </Stack>
  )
}
