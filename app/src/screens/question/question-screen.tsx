import { useState, type ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { Icon, QuestionPage, Screen, ScreenBody, Skeleton } from '@paso/ui-kit'
import { submitApplication } from '../../certification/submit-application.ts'
import { navigateTo } from '../../frame/navigate.ts'
import { routeOfNext } from '../../frame/next-route.ts'
import { PageBar } from '../../frame/page.tsx'
import { Points } from '../../frame/points.ts'
import { QueryError } from '../../frame/query-error.tsx'
import { useQuery } from '../../frame/use-query.ts'
import { useFormSubmit } from '../../frame/use-submit.ts'
import { SupportLine } from '../../help/support-line.tsx'
import { tagOf } from '../../i18n/languages.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Schema } from '../../lender/answers.ts'
import { lender } from '../../lender/lender.ts'
import { pathTo } from '../../route-map.ts'
import { deleteDraft, useDeviceDraft } from '../../session/drafts.ts'
import { answersOf, findingsIn, refusedIn } from './answers.ts'
import { QuestionField } from './question-field.tsx'

/** The questions of the lender, on one page, in its order. */
export function QuestionScreen(): ReactNode {
  const { t } = useText()
  const asked = useQuery('/sign/is_questionnaire')
  if (asked.data?.is_due === false) return <Navigate to={pathTo('prod')} replace />
  const id = asked.data?.questionnaire_id ?? null
  return (
    <Screen>
      <PageBar title={t('借款之前')} titleAs="p" back="beforeQuestion" />
      {asked.data !== undefined && id !== null ? (
        <Questions id={id} questions={asked.data.questions} />
      ) : (
        <ScreenBody>
          {asked.state === 'failed' ? (
            <QueryError query={asked} />
          ) : (
            <Skeleton label={t('正在加载')} shapes={['form']} />
          )}
        </ScreenBody>
      )}
    </Screen>
  )
}

interface QuestionsProps {
  id: string
  questions: Schema<'Questionnaire'>['questions']
}

function Questions({ id, questions }: QuestionsProps): ReactNode {
  const { t, language } = useText()
  const locale = tagOf(language)
  const [fields, change] = useDeviceDraft('question', {})
  const [pressed, setPressed] = useState<ReadonlySet<string>>(new Set())
  const [attempt, setAttempt] = useState(0)
  const answers = answersOf(questions, fields, locale)

  const { submit, busy, fieldErrors } = useSending(id, answers)

  const words = { missing: t('请回答这个问题'), no_sum: t('请输入整数金额,没有就填 0') }
  const own = findingsIn(questions, fields, locale)
  const findings = [
    ...own.filter(({ questionId }) => pressed.has(questionId)),
    ...refusedIn(fieldErrors, answers, questions),
  ]
  const errorOf = (id: string): string | undefined =>
    findings.filter(({ questionId }) => questionId === id).map(({ is }) => words[is])[0]
  const press = (): void => {
    setPressed(new Set(own.map(({ questionId }) => questionId)))
    if (own.length > 0) setAttempt((count) => count + 1)
    else void submit()
  }
  return (
    <QuestionPage
      title={t('请告诉我们您每月的开支')}
      lead={t('按平常一个月来填,大概的数就可以。')}
      summary={{
        title: t('{count} 处需要修改', { count: findings.length }),
        moreLabel: (count) => t('还有 {count} 处', { count }),
        problems: findings.map((each) => ({ field: each.questionId, message: words[each.is] })),
        attempt,
      }}
      actionLabel={t('提交回答')}
      busy={busy}
      busyLabel={t('正在计算您还得起多少')}
      slowLabel={t('仍在处理,请不要离开')}
      onSubmit={press}
    >
      {questions.map((question) => (
        <QuestionField
          key={question.question_id}
          question={question}
          value={fields[question.question_id] ?? ''}
          error={errorOf(question.question_id)}
          onValue={(value) => change({ [question.question_id]: value })}
        />
      ))}
      <WhatHelps />
    </QuestionPage>
  )
}

/** Sends the answers and leads on. */
function useSending(id: string, answers: ReturnType<typeof answersOf>) {
  return useFormSubmit(async () => {
    const { client } = await lender()
    const { next } = await client.post('/sign/questionnaire', { questionnaire_id: id, answers })
    deleteDraft('question')
    if (next !== 'home') return navigateTo(routeOfNext(next))
    // Less than the least can be afforded: home says so, with the day that the evaluation names.
    await submitApplication()
    navigateTo('home')
  })
}

/** How to count, what becomes of the answers, and whom to ask. */
function WhatHelps(): ReactNode {
  const { t } = useText()
  return (
    <>
      <Points>
        <li>
          <Icon name="evaluate" />
          {t('没把握的话就多算一点:借到的才还得轻松。')}
        </li>
        <li>
          <Icon name="lock" />
          {t('按下提交以前,回答只留在这部手机里。')}
        </li>
      </Points>
      <SupportLine />
    </>
  )
}
