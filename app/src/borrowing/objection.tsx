import { useState, type ReactNode } from 'react'
import country from '#country'
import { Button, Card, Notice, TextArea } from '@paso/ui-kit'
import { styled } from 'styled-components'
import { QueryError } from '../frame/query-error.tsx'
import { useSubmit } from '../frame/use-submit.ts'
import { useFormat } from '../i18n/formatters.ts'
import { useText } from '../i18n/use-text.ts'
import { refetchQueries } from '../frame/refetch-queries.ts'
import type { Schema } from '../lender/answers.ts'
import { isOver } from '../lender/lender-clock.ts'
import { lender } from '../lender/lender.ts'
import { deleteDraft, useDeviceDraft } from '../session/drafts.ts'
import { LenderMessages } from './lender-messages.tsx'
import { requestDraft, useOpenRequest, type OpenRequest } from './use-open-request.ts'

type MessageKind = Schema<'MessageKind'>

const Frame = styled(Card)`
  & > summary {
    display: flex;
    align-items: center;
    min-block-size: var(--paso-target);
    color: var(--paso-brand-ink);
    font-weight: 600;
    cursor: pointer;
  }
  & > form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--paso-space-3);
    padding-block-start: var(--paso-space-2);
  }
`

/** The contract's longest statement. */
const longest = 2000

/** The refusal itself stands above already; of the account there are other notices too. */
const ofObjection = (kind: MessageKind, hasLoan: boolean): boolean =>
  kind === 'objection_answer' || (hasLoan && kind === 'account_notice')

interface ObjectionProps {
  /** The rejected order; without it, the refused evaluation. */
  orderId?: string | undefined
}

/** A refusal that seems wrong: a person looks at it again, and the answer is shown here. */
export function Objection({ orderId }: ObjectionProps): ReactNode {
  const [sent, setSent] = useState(false)
  const { request, query } = useOpenRequest('objection', orderId)
  if (query.state === 'failed') return <QueryError query={query} />
  return (
    <>
      {request === undefined && query.data !== undefined && (
        // Blank once it was sent, though the lender's list cannot be fetched again.
        <ObjectionForm key={String(sent)} orderId={orderId} onSent={() => setSent(true)} />
      )}
      {request !== undefined && <Asked request={request} live={sent} />}
      <LenderMessages
        about={({ kind, order_id: about }) =>
          about === (orderId ?? null) && ofObjection(kind, orderId !== undefined)
        }
      />
    </>
  )
}

interface ObjectionFormProps extends ObjectionProps {
  onSent: () => void
}

function ObjectionForm({ orderId, onSent }: ObjectionFormProps): ReactNode {
  const { t } = useText()
  const draft = requestDraft('objection', orderId)
  const [{ statement = '' }, change] = useDeviceDraft(draft, {})
  const [asked, setAsked] = useState(false)
  const isBlank = statement.trim() === ''
  const { submit, busy } = useSubmit(async () => {
    setAsked(true)
    if (isBlank) {
      document.querySelector<HTMLElement>('[name="statement"]')?.focus()
      return
    }
    const { client } = await lender()
    try {
      await client.post('/verify/objection', {
        statement: statement.trim(),
        ...(orderId === undefined ? {} : { order_id: orderId }),
      })
      deleteDraft(draft)
      onSent()
    } finally {
      // Another device may have objected before: what it said comes with the answers.
      refetchQueries()
    }
  })
  return (
    <Frame as="details">
      <summary>{t('觉得这个决定不对?')}</summary>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <p>{t('免费。会有一个人重新审核,并答复您。')}</p>
        <TextArea
          label={t('为什么不对?')}
          name="statement"
          maxLength={longest}
          value={statement}
          onValueChange={(typed) => change({ statement: typed })}
          error={asked && isBlank ? t('请写下原因') : undefined}
          required
        />
        <Button
          type="submit"
          variant="secondary"
          busy={busy}
          busyLabel={t('正在发送异议')}
          slowLabel={t('仍在处理,请不要离开')}
        >
          {t('请再看一次')}
        </Button>
      </form>
    </Frame>
  )
}

/** What was objected, and until when that is answered. */
function Asked({ request, live }: { request: OpenRequest; live: boolean }): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const written = (instant: string) => format.moment(instant, country.timeZone)
  return (
    <Notice tone="good" live={live}>
      <p>
        {isOver(request.answer_by)
          ? t('答应 {moment} 前的答复还没有写在这里。请联系我们。', {
              moment: written(request.answer_by),
            })
          : t('已收到。我们最迟 {moment} 答复,答复会写在这里。', {
              moment: written(request.answer_by),
            })}
      </p>
      <p>{t('您在 {when} 写的:', { when: written(request.received_at) })}</p>
      <p dir="auto">{request.statement}</p>
    </Notice>
  )
}
