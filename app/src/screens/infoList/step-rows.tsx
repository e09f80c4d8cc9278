import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { LoanTimeline, type TimelineState } from '@paso/ui-kit'
import type { PlainMessage } from '../../application-flow/forms/form-table.ts'
import { stepWords } from '../../application-flow/forms/step-words.ts'
import { isDone, screenOfStep } from '../../application-flow/steps.ts'
import { AppLink } from '../../frame/app-link.tsx'
import { useText } from '../../i18n/use-text.ts'
import type { Step, StepCode } from '../../lender/answers.ts'
import { pathTo } from '../../route-map.ts'

const Change = styled(AppLink)`
  display: inline-flex;
  align-items: center;
  min-block-size: var(--paso-target);
  margin-block: calc(-24 * var(--paso-u));
  padding-inline-start: var(--paso-space-3);
  color: var(--paso-brand-ink);
  font-weight: 650;
`

/** A status as people read it; a step that cannot be started yet is not "start". */
const statusWords = {
  0: '步骤:未开始',
  1: '步骤:进行中',
  2: '步骤:已完成',
  10: '步骤:待核对',
} as const satisfies Record<Step['status'], PlainMessage>

interface StepRowsProps {
  steps: readonly Step[]
  /** The first step that is not done, if any. */
  current: StepCode | undefined
}

/** Every step with its status; what is done can be changed, what is next says how long it takes. */
export function StepRows({ steps, current }: StepRowsProps): ReactNode {
  const { t } = useText()
  const stateOf = (step: Step): TimelineState =>
    isDone(step) ? 'done' : step.code === current ? 'current' : 'next'
  return (
    <LoanTimeline
      label={t('借款资料')}
      stateLabels={{
        done: t('步骤:已完成'),
        current: t('步骤:开始'),
        next: t('步骤:未开始'),
        failed: t('步骤:没有通过'),
      }}
      steps={steps.map((step) => {
        const { name, minutes } = stepWords[step.code]
        const isNext = step.code === current
        return {
          label: t(name),
          state: stateOf(step),
          detail: isDone(step) ? (
            <>
              <span aria-hidden="true">{t(statusWords[step.status])}</span>
              <Change
                href={pathTo(screenOfStep(step.code, steps))}
                aria-label={t('修改「{step}」', { step: t(name) })}
              >
                {t('修改')}
              </Change>
            </>
          ) : (
            // Said already with the step's name.
            <span aria-hidden="true">
              {t(isNext && step.status === 0 ? '步骤:开始' : statusWords[step.status])}
            </span>
          ),
          more: isNext ? t('约 {minutes} 分钟', { minutes }) : undefined,
        }
      })}
    />
  )
}
