import { useState, type ReactNode } from 'react'
import { Skeleton } from '@paso/ui-kit'
import { evaluationLedTo } from '../../application-flow/steps.ts'
import { QueryError } from '../../frame/query-error.tsx'
import { LanguagePill } from '../../frame/language-pill.tsx'
import { Page } from '../../frame/page.tsx'
import { useQuery } from '../../frame/use-query.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Schema } from '../../lender/answers.ts'
import { useStoreSteps } from '../../session/use-stored-answer.ts'
import { RefusalPage } from './refusal-page.tsx'
import { StepListPage } from './step-list-page.tsx'

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
  if (list.state === 'loaded' && home.state !== 'loading') {
    return (
      <StepListPage
        list={list.data}
        ledTo={evaluationLedTo(home.data?.next)}
        refusal={home.data?.refusal ?? null}
        onRefusal={setRefusal}
      />
    )
  }
  return (
    <Page title={t('借款资料')} titleAs="p" back="home" action={<LanguagePill />}>
      {list.state !== 'failed' && <Skeleton label={t('正在加载')} shapes={['rows']} />}
      {list.state === 'failed' && <QueryError query={list} />}
    </Page>
  )
}
