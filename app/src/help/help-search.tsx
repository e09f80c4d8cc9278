import { useMemo, useState, type ReactNode } from 'react'
import { searchIn, TextField } from '@paso/ui-kit'
import { styled } from 'styled-components'
import { ActionLink } from '../frame/action-link.tsx'
import { useText } from '../i18n/use-text.ts'
import { pathTo } from '../route-map.ts'
import { useSignedIn } from '../session/session.ts'
import { helpAnswers, helpRows } from './answers.ts'

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--paso-space-2);
`

const Answer = styled.details`
  border-block-end: 1px solid var(--paso-line);
  & > summary {
    display: flex;
    align-items: center;
    min-block-size: var(--paso-target);
    font-weight: 600;
    cursor: pointer;
  }
  & > p {
    padding-block-end: var(--paso-space-3);
    color: var(--paso-ink-2);
  }
`

const Count = styled.p`
  color: var(--paso-ink-3);
  font-size: var(--paso-text-small);
`

const asTheyStand = helpAnswers.map(({ question }) => ({ value: question }))

/** Common questions with their answers, found by words of either. The first ones stand there unasked. */
export function HelpSearch(): ReactNode {
  const { t } = useText()
  const signedIn = useSignedIn()
  const [typed, setTyped] = useState('')
  const isAsked = typed.trim() !== ''
  // Most only read, and words made ready to be searched take a slow phone longer than all else here.
  const find = useMemo(() => (isAsked ? searchIn(helpRows(t)) : undefined), [isAsked, t])
  const found = (find?.(typed) ?? asTheyStand).map(({ value }) => value)
  return (
    <Frame aria-label={t('常见的事')}>
      <TextField
        label={t('搜索帮助')}
        hint={t('比如:还款、验证码')}
        name="help-search"
        type="search"
        enterKeyHint="search"
        value={typed}
        onValueChange={setTyped}
      />
      <Count role="status">
        {isAsked &&
          (found.length === 0
            ? t('没有找到“{words}”。换个说法试试,或者打电话给我们。', { words: typed.trim() })
            : t('{count} 个回答', { count: found.length }))}
      </Count>
      <div>
        {found.map((question) => {
          const row = helpAnswers.find((each) => each.question === question)
          if (row === undefined) return null
          return (
            <Answer key={question} name="help">
              <summary>{t(row.question)}</summary>
              <p>{t(row.answer)}</p>
              {signedIn && row.route !== undefined && (
                <ActionLink to={pathTo(row.route, {}, row.query)} variant="quiet">
                  {t('打开这一页')}
                </ActionLink>
              )}
            </Answer>
          )
        })}
      </div>
    </Frame>
  )
}
