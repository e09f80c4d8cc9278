import type { ReactNode } from 'react'
import { Button, Card, Notice, Result } from '@paso/ui-kit'
import { styled } from 'styled-components'
import { refusalWords } from '../../application-flow/forms/step-words.ts'
import { ActionLink } from '../../frame/action-link.tsx'
import { Page } from '../../frame/page.tsx'
import { useText } from '../../i18n/use-text.ts'
import type { Schema } from '../../lender/answers.ts'
import { pathTo } from '../../route-map.ts'

const Facts = styled.dl`
  display: flex;
  flex-direction: column;
  gap: var(--paso-space-3);
  & dt {
    color: var(--paso-ink-3);
    font-size: var(--paso-text-small);
  }
`

interface RefusalPageProps {
  refusal: NonNullable<Schema<'Refusal'>>
  /** Back to the steps, to change what was filled in. */
  onClose: () => void
}

/** No quota this time: why, what would help, and from when one may apply again (D18). */
export function RefusalPage({ refusal, onClose }: RefusalPageProps): ReactNode {
  const { t, format } = useText()
  const { why, help } = refusalWords[refusal.reason]
  return (
    <Page
      title={t('借款资料')}
      titleAs="p"
      back="home"
      footer={
        <>
          <ActionLink to={pathTo('home')}>{t('回到首页')}</ActionLink>
          <Button variant="quiet" onClick={onClose}>
            {t('查看我填的资料')}
          </Button>
        </>
      }
    >
      <Result outcome="attention" title={t('这次没能给您额度')} />
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
    </Page>
  )
}
