import { Suspense, useState, type ReactNode } from 'react'
import { Button, ExtensionPicker, Notice, Skeleton, type MoreTimeWay } from '@paso/ui-kit'
import { DueCard } from '../borrowing/due-card.tsx'
import { useOpenRequest, type KnownRequest } from '../borrowing/use-open-request.ts'
import { lazyPart } from '../frame/lazy-part.ts'
import { navigateTo } from '../frame/navigate.ts'
import { Page } from '../frame/page.tsx'
import { QueryError } from '../frame/query-error.tsx'
import { useFormat } from '../i18n/formatters.ts'
import { useText } from '../i18n/use-text.ts'
import type { Schema } from '../lender/answers.ts'
import { HelpStatus } from './help-status.tsx'
import { HowToPay } from './how-to-pay.tsx'
import { useExtension } from './use-extension.ts'
import { useMoreTime, type MoreTime } from './use-more-time.ts'

// Few ask for help.
const HelpForm = lazyPart(() => import('./help-form.tsx'), [])

interface MoreTimePageProps {
  order: Schema<'Order'>
  refetch: () => void
  /** Opens with the request for help. */
  asksHelp?: boolean
}

/** Everything that gives more time, side by side: extend, pay a part, pay all, ask for help. */
export function MoreTimePage({ order, refetch, asksHelp = false }: MoreTimePageProps): ReactNode {
  const { t } = useText()
  const more = useMoreTime(order)
  const [chosen, setChosen] = useState('')
  const [asking, setAsking] = useState(asksHelp)
  const way = more.ways?.find(({ value }) => value === chosen)
  const help = useOpenRequest('help', order.order_id)
  if (asking) {
    return (
      <Page title={t('申请还款帮助')} back="repayment">
        <AskHelp order={order} help={help} onDone={() => setAsking(false)} />
      </Page>
    )
  }
  const option = more.options.find(({ option_id }) => option_id === chosen)
  const about = { order, refetch, help, more }
  const choice = <Choice {...about} chosen={chosen} onChoose={setChosen} />
  if (option !== undefined && way !== undefined) {
    return (
      <Extend order={order} option={option}>
        {choice}
      </Extend>
    )
  }
  return (
    <Page
      title={t('我需要更多时间')}
      back="repayment"
      footer={way && <WayButton orderId={order.order_id} way={way} onAsk={() => setAsking(true)} />}
    >
      {choice}
    </Page>
  )
}

interface AskHelpProps {
  order: Schema<'Order'>
  help: KnownRequest
  onDone: () => void
}

/** The request for help, or what became of it: nobody is asked again for what may be sent already. */
function AskHelp({ order, help, onDone }: AskHelpProps): ReactNode {
  const { t } = useText()
  const loading = <Skeleton label={t('正在加载')} shapes={['rows']} />
  if (help.query.state === 'loading') return loading
  if (help.query.state === 'failed' || help.request !== undefined) {
    return <HelpStatus orderId={order.order_id} help={help} />
  }
  return (
    <Suspense fallback={loading}>
      <HelpForm order={order} onDone={onDone} />
    </Suspense>
  )
}

interface ChoiceProps extends Omit<MoreTimePageProps, 'asksHelp'> {
  help: KnownRequest
  more: MoreTime
  chosen: string
  onChoose: (way: string) => void
}

function Choice({ order, refetch, help, more, chosen, onChoose }: ChoiceProps): ReactNode {
  const { t } = useText()
  return (
    <>
      <HelpStatus orderId={order.order_id} help={help} />
      <DueCard order={order} refetch={refetch} />
      {more.state === 'loading' && <Skeleton label={t('正在加载')} shapes={['rows', 'rows']} />}
      {more.state === 'failed' && <QueryError query={more} />}
      {more.ways !== undefined && (
        <>
          {more.options.length === 0 && (
            <Notice>{t('这笔借款没有可选的展期,还有下面的办法。')}</Notice>
          )}
          <ExtensionPicker
            label={t('比较每种办法')}
            name="way"
            value={chosen}
            onValueChange={onChoose}
            ways={more.ways}
            labels={{
              today: t('今天付'),
              next: t('下一个日期'),
              noNext: t('没有了'),
              stays: t('付款后还欠'),
              rate: t('整笔借款的年化利率'),
              noRate: t('借款结束'),
              free: t('免费'),
              answered: t('答复时间'),
              meanwhile: t('在此期间'),
            }}
          />
        </>
      )}
    </>
  )
}

interface WayButtonProps {
  orderId: string
  way: MoreTimeWay
  onAsk: () => void
}

/** Help is asked for here; a part or all is paid on the page of payments. */
function WayButton({ orderId, way, onAsk }: WayButtonProps): ReactNode {
  const { t } = useText()
  const format = useFormat()
  if (way.kind === 'help') return <Button onClick={onAsk}>{t('申请还款帮助')}</Button>
  const amount = String(way.today.amount)
  return (
    <Button onClick={() => navigateTo('repayment', { order: orderId, amount })}>
      {t('看怎么支付 {amount}', { amount: format.money(way.today) })}
    </Button>
  )
}

interface ExtendProps {
  order: Schema<'Order'>
  option: Schema<'ExtensionOption'>
  children: ReactNode
}

/** What the extension costs and leaves once more in a sentence, and how it is paid. */
function Extend({ order, option, children }: ExtendProps): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const { offers, query, method, setMethod, submit, busy } = useExtension(order, option)
  const amount = format.money(option.cost)
  return (
    <Page
      title={t('我需要更多时间')}
      back="repayment"
      footer={
        <Button
          busy={busy}
          busyLabel={t('正在准备')}
          slowLabel={t('仍在处理,请不要离开')}
          onClick={submit}
        >
          {t('支付 {amount} 并展期', { amount })}
        </Button>
      }
    >
      {children}
      <Notice tone="attention">
        {t('{amount} 只买时间,不减少欠款。到 {date} 还要还 {owed}。', {
          amount,
          date: format.day(option.due_date),
          owed: format.money(option.outstanding_after),
        })}
      </Notice>
      {query.state === 'failed' && <QueryError query={query} />}
      <HowToPay offers={offers} amount={undefined} method={method} onMethod={setMethod} />
    </Page>
  )
}
