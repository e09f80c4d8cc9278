import { useState, type ReactNode } from 'react'
import { isOwedOrder } from '@paso/sdk/rules'
import { Notice, Skeleton } from '@paso/ui-kit'
import { evaluationLedTo } from '../../application-flow/steps.ts'
import { ActionLink } from '../../frame/action-link.tsx'
import { QueryError } from '../../frame/query-error.tsx'
import { LanguagePill } from '../../frame/language-pill.tsx'
import { Page } from '../../frame/page.tsx'
import { useQuery } from '../../frame/use-query.ts'
import { SupportLine } from '../../help/support-line.tsx'
import { useText } from '../../i18n/use-text.ts'
import type { Schema } from '../../lender/answers.ts'
import { pathTo } from '../../route-map.ts'
import { useStoreSteps } from '../../session/use-stored-answer.ts'
import { RefusalPage } from './refusal-page.tsx'
import { StepListPage } from './step-list-page.tsx'

/** A debt stands: an application would only be refused for it. */
function StillOwed(): ReactNode {
  const { t } = useText()
  return (
    <Page
      title={t('借款资料')}
      back="home"
      footer={<ActionLink to={pathTo('home')}>{t('回到首页')}</ActionLink>}
    >
      <Notice>{t('先还清现在的借款,才能再借')}</Notice>
      <SupportLine />
    </Page>
  )
}

/** Where the borrower stands in the certification, and its end: the evaluation. */
export function InfoListScreen(): ReactNode {
  const { t } = useText()
  const list = useQuery('/verify/steps')
  useStoreSteps(list.data?.steps)
  // The steps say what is filled in; home says what came of it.
  const home = useQuery('/home/index')
  const [refusal, setRefusal] = useState<NonNullable<Schema<'Refusal'>>>()
  if (refusal !== undefined) {
    return <RefusalPage refusal={refusal} onClose={() => setRefusal(undefined)} />
  }
  const order = home.data?.order
  const ledTo = evaluationLedTo(home.data?.next)
  if (order && isOwedOrder(order.state) && ledTo === undefined) return <StillOwed />
  if (list.state === 'loaded' && home.state === 'loaded') {
    return (
      <StepListPage
        list={list.data}
        ledTo={ledTo}
        refusal={home.data.refusal}
        onRefusal={setRefusal}
      />
    )
  }
  const failed = [list, home].find(({ state }) => state === 'failed')
  return (
    <Page
      title={t('借款资料')}
      // The list brings a heading of its own.
      titleAs={failed ? 'h1' : 'p'}
      back="home"
      action={<LanguagePill />}
    >
      {failed ? (
        <QueryError query={failed} />
      ) : (
        <Skeleton label={t('正在加载')} shapes={['rows']} />
      )}
    </Page>
  )
}
