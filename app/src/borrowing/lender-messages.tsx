import { useEffect, useId, useState, type ReactNode } from 'react'
import country from '#country'
import { Button, Card } from '@paso/ui-kit'
import { styled } from 'styled-components'
import { QueryError } from '../frame/query-error.tsx'
import { useQuery } from '../frame/use-query.ts'
import { useFormat } from '../i18n/formatters.ts'
import { useText } from '../i18n/use-text.ts'
import type { Schema } from '../lender/answers.ts'
import { lender } from '../lender/lender.ts'

type InboxMessage = Schema<'InboxMessage'>

const Frame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paso-space-3);
  & > h2 {
    font-size: var(--paso-text-body);
  }
`

const Letters = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paso-space-3);
  padding: 0;
  list-style: none;
  & > li:not(:first-child) {
    padding-block-start: var(--paso-space-3);
    border-block-start: 1px solid var(--paso-line);
  }
  & p {
    color: var(--paso-ink-2);
    white-space: pre-line;
  }
  & time {
    color: var(--paso-ink-3);
    font-size: var(--paso-text-small);
  }
`

/** So many stand there before the rest is asked for. */
const atFirst = 2

interface LenderMessagesProps {
  /** Which of the borrower's messages belong here. */
  about: (message: InboxMessage) => boolean
}

/** What the lender wrote about a matter, the newest first: promises and answers among it. */
export function LenderMessages({ about }: LenderMessagesProps): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const heading = useId()
  const [all, setAll] = useState(false)
  const query = useQuery('/message/list')
  const found = (query.data?.messages ?? []).filter(about)
  const shown = all ? found : found.slice(0, atFirst)
  useRead(shown)
  if (found.length === 0 && query.state !== 'failed') return null
  return (
    <Frame aria-labelledby={heading}>
      <h2 id={heading}>{t('我们写给您的')}</h2>
      {query.state === 'failed' ? (
        <QueryError query={query} />
      ) : (
        <Letters>
          {shown.map(({ message_id: id, title, text, sent_at: at }) => (
            <li key={id}>
              <strong>{title}</strong>
              <p dir="auto">{text}</p>
              <time dateTime={at}>{format.moment(at, country.timeZone)}</time>
            </li>
          ))}
        </Letters>
      )}
      {shown.length < found.length && (
        <Button variant="quiet" onClick={() => setAll(true)}>
          {t('更早的消息')}
        </Button>
      )}
    </Frame>
  )
}

/** What was shown counts as read. A line that fails costs nothing: the next visit says it again. */
function useRead(shown: readonly InboxMessage[]): void {
  const unread = shown.filter(({ read_at: at }) => at === null).map(({ message_id: id }) => id)
  const ids = unread.join()
  useEffect(() => {
    if (ids === '') return
    void lender()
      .then(({ client }) => client.post('/message/read', { message_ids: ids.split(',') }))
      .catch(() => undefined)
  }, [ids])
}
