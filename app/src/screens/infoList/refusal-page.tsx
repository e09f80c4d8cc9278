import { Suspense, type ReactNode } from 'react'
import { Button, Result } from '@paso/ui-kit'
import { RefusalFacts } from '../../certification/refusal-facts.tsx'
import { ActionLink } from '../../frame/action-link.tsx'
import { lazyPart } from '../../frame/lazy-part.ts'
import { Page } from '../../frame/page.tsx'
import { WhomToAsk } from '../../help/whom-to-ask.tsx'
import { useText } from '../../i18n/use-text.ts'
import type { Schema } from '../../lender/answers.ts'
import { pathTo } from '../../route-map.ts'

const Objection = lazyPart(
  async () => ({ default: (await import('../../borrowing/objection.tsx')).Objection }),
  ['papers'],
)

interface RefusalPageProps {
  refusal: NonNullable<Schema<'Refusal'>>
  /** Back to the steps, to change what was filled in. */
  onClose: () => void
}

/** No quota this time, and what the lender says of it. */
export function RefusalPage({ refusal, onClose }: RefusalPageProps): ReactNode {
  const { t } = useText()
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
      <Result outcome="failure" title={t('这次没能给您额度')} />
      <RefusalFacts refusal={refusal} />
      <Suspense>
        <Objection />
      </Suspense>
      <WhomToAsk />
    </Page>
  )
}
