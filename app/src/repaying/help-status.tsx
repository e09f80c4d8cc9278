import type { ReactNode } from 'react'
import country from '#country'
import { Notice } from '@paso/ui-kit'
import type { KnownRequest } from '../borrowing/use-open-request.ts'
import { QueryError } from '../frame/query-error.tsx'
import { useFormat } from '../i18n/formatters.ts'
import { useText } from '../i18n/use-text.ts'
import { isOver } from '../lender/lender-clock.ts'
import { helpOptions } from './help-options.ts'

interface HelpStatusProps {
  orderId: string
  help: KnownRequest
}

/** The lender's answer to a request for help about this loan; while it is awaited, what was asked and until when it comes. */
export function HelpStatus({ orderId, help }: HelpStatusProps): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const { request, query } = help
  if (query.state === 'failed') return <QueryError query={query} />
  const answer = query.data?.messages.find(
    ({ kind, order_id }) => kind === 'help_answer' && order_id === orderId,
  )
  if (request === undefined) {
    return answer === undefined ? null : (
      <Notice tone="good" title={answer.title}>
        {answer.text}
      </Notice>
    )
  }
  const { wish, affordable_amount: affordable, statement } = request
  const written = (instant: string) => format.moment(instant, country.timeZone)
  return (
    <Notice tone="good" title={t('您在 {when} 请求过帮助', { when: written(request.received_at) })}>
      <p>
        {isOver(request.answer_by)
          ? t('答应 {moment} 前的答复还没有给您。请联系我们。', {
              moment: written(request.answer_by),
            })
          : t('我们会在 {moment} 前答复您,在此期间不加逾期费。', {
              moment: written(request.answer_by),
            })}
      </p>
      {wish !== null && <p>{t('您的请求:{wish}', { wish: t(helpOptions[wish]) })}</p>}
      {affordable !== null && <p>{t('每月能还 {amount}', { amount: format.money(affordable) })}</p>}
      {statement !== null && <p dir="auto">{statement}</p>}
    </Notice>
  )
}
