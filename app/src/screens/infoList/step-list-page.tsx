import { Suspense, useCallback, type ReactNode } from 'react'
import { deviceLists } from '#country/lists'
import { styled } from 'styled-components'
import { Button, Card, Notice, StepProgress } from '@paso/ui-kit'
import {
  codeError,
  firstOpenStep,
  progressPercent,
  stepNumber,
} from '../../application-flow/steps.ts'
import { minutesLeft } from '../../certification/minutes-left.ts'
import { submitApplication } from '../../certification/submit-application.ts'
import { ActionLink } from '../../frame/action-link.tsx'
import { navigateTo } from '../../frame/navigate.ts'
import { LanguagePill } from '../../frame/language-pill.tsx'
import { routeOfNext } from '../../frame/next-route.ts'
import { Page } from '../../frame/page.tsx'
import { LenderLicence } from '../../help/lender-licence.tsx'
import { SupportLine } from '../../help/support-line.tsx'
import { useSubmit } from '../../frame/use-submit.ts'
import { useFormat } from '../../i18n/formatters.ts'
import { useText } from '../../i18n/use-text.ts'
import type { GetAnswer, Next, Schema, StepCode } from '../../lender/answers.ts'
import { pathTo } from '../../route-map.ts'
import { FilledAnswers } from './filled-answers.tsx'
import { StepRows } from './step-rows.tsx'

const Title = styled.h1`
  font-size: var(--paso-text-heading);
  text-wrap: balance;
`

const ProgressLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--paso-space-3);
  color: var(--paso-ink-2);
  font-size: var(--paso-text-small);
`

interface StepListPageProps {
  list: GetAnswer<'/verify/steps'>
  /** Where the evaluation has led, if it has. */
  ledTo: Next | undefined
  /** The refusal that stands. */
  refusal: Schema<'Refusal'>
  onRefusal: (refusal: NonNullable<Schema<'Refusal'>>) => void
}

export function StepListPage({ refusal, ...proceeding }: StepListPageProps): ReactNode {
  const { steps } = proceeding.list
  const { t } = useText()
  const { open, isVerified, submit, busy } = useProceeding(proceeding)
  const current = open === undefined || open === codeError ? undefined : open
  const isRefused = refusal !== null && current === undefined
  // While a refusal stands, what is handed in is answered alike.
  const isHandingIn = current === undefined && !isVerified && refusal === null
  return (
    <Page
      title={t('借款资料')}
      titleAs="p"
      back="home"
      action={<LanguagePill />}
      footer={
        isRefused ? (
          <ActionLink to={pathTo('home')}>{t('回到首页')}</ActionLink>
        ) : (
          <Button
            onClick={submit}
            busy={busy}
            busyLabel={t(isHandingIn ? '正在评估额度' : '正在加载')}
            slowLabel={t('仍在处理,请不要离开')}
          >
            {t(isHandingIn ? '提交并查看额度' : '继续')}
          </Button>
        )
      }
    >
      {!isRefused && <HowFar steps={steps} current={current} />}
      <Title>
        {t(isVerified ? '资料已核实' : current === undefined ? '资料已填齐' : '离知道额度只差几步')}
      </Title>
      {refusal !== null && <Refused refusal={refusal} />}
      {(isVerified || refusal !== null) && <SupportLine />}
      {current === undefined && open === undefined ? (
        <>
          {refusal === null && (
            <p>
              {t(
                isVerified
                  ? '您的额度是按这些资料评估的,现在不能改。有变动请告诉我们。'
                  : '交出之前,请再看一遍,电话号码请逐位看:错一位也看不出来。有不对的地方可以改。',
              )}
            </p>
          )}
          <FilledAnswers disabled={busy} isFinal={isVerified || refusal !== null} />
        </>
      ) : (
        <Card>
          <StepRows steps={steps} current={current} />
        </Card>
      )}
      {!isVerified && refusal === null && <BeforeHandingIn isComplete={isHandingIn} />}
    </Page>
  )
}

function BeforeHandingIn({ isComplete }: { isComplete: boolean }): ReactNode {
  const { t } = useText()
  return (
    <>
      {isComplete && deviceLists !== undefined && (
        <Suspense>
          <deviceLists.Offers />
        </Suspense>
      )}
      <LenderLicence />
      <Notice tone="good">
        {t(
          isComplete
            ? '提交后马上评估您的额度,一般不到一分钟'
            : '填写的内容会随时保存,可以放心离开',
        )}
      </Notice>
    </>
  )
}

/** A refusal stands: what is handed in before its day is answered alike. */
function Refused({ refusal }: { refusal: NonNullable<Schema<'Refusal'>> }): ReactNode {
  const { t } = useText()
  const format = useFormat()
  return (
    <Notice tone="attention" title={t('这次没能给您额度')}>
      {t('可以再次申请')} {format.day(refusal.apply_again_on)}
    </Notice>
  )
}

/** The press that leads to the next step or, once all are done, hands them in. */
function useProceeding({ list, ledTo, onRefusal }: Omit<StepListPageProps, 'refusal'>) {
  const { steps, next } = list
  const open = firstOpenStep(steps)
  const isVerified = open === undefined && ledTo !== undefined

  const proceed = useCallback(async () => {
    if (open !== undefined || isVerified) {
      navigateTo(open === codeError ? 'home' : routeOfNext(ledTo ?? next))
      return
    }
    const { refusal, next: after } = await submitApplication()
    if (refusal === null) navigateTo(routeOfNext(after))
    else onRefusal(refusal)
  }, [open, isVerified, ledTo, next, onRefusal])
  const { submit, busy } = useSubmit(proceed)
  return { open, isVerified, submit, busy }
}

interface HowFarProps {
  steps: GetAnswer<'/verify/steps'>['steps']
  /** Undefined once every step is done. */
  current: StepCode | undefined
}

/** The step of how many, how much is done and how long the rest takes. */
function HowFar({ steps, current }: HowFarProps): ReactNode {
  const { t } = useText()
  const codes = steps.map(({ code }) => code)
  const total = codes.length
  const step = current === undefined ? total : stepNumber(current, codes)
  const percent = current === undefined ? 100 : progressPercent(current, codes)
  return (
    <>
      <StepProgress
        label={t('第 {step} 步,共 {total} 步', { step, total })}
        done={current === undefined ? total : step - 1}
        total={total}
      />
      <ProgressLine>
        <span>{t('进度 {percent}%', { percent })}</span>
        {current !== undefined && (
          <span>{t('大约还需 {minutes} 分钟', { minutes: minutesLeft(steps) })}</span>
        )}
      </ProgressLine>
    </>
  )
}
