import type { ReactNode } from 'react'
import { Card, Notice } from '@paso/ui-kit'
import { styled } from 'styled-components'
import { refusalWords } from '../application-flow/forms/refusal-words.ts'
import { useFormat } from '../i18n/formatters.ts'
import { useText } from '../i18n/use-text.ts'
import type { Schema } from '../lender/answers.ts'

const Facts = styled.dl`
  display: flex;
  flex-direction: column;
  gap: var(--paso-space-3);
  & dt {
    color: var(--paso-ink-3);
    font-size: var(--paso-text-small);
  }
`

/** Why nothing is lent, what would help, and from when one may apply again (D18). */
export function RefusalFacts({ refusal }: { refusal: NonNullable<Schema<'Refusal'>> }): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const { why, help } = refusalWords[refusal.reason]
  return (
    <>
      <Card>
        <Facts>
          <div>
            <dt>{t('原因')}</dt>
            <dd>{t(why)}</dd>
          </div>
          <div>
            <dt>{t('怎样会有帮助')}</dt>
            <dd>{t(help)}</dd>
          </div>
        </Facts>
      </Card>
      <Notice>{t('{date} 起可以再次申请', { date: format.day(refusal.apply_again_on) })}</Notice>
    </>
  )
}
