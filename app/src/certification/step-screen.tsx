import type { ReactNode } from 'react'
import { ScreenBody, Skeleton } from '@paso/ui-kit'
import type { FormTable, TypedPage } from '../application-flow/forms/form-table.ts'
import { QueryError } from '../frame/query-error.tsx'
import { useText } from '../i18n/use-text.ts'
import { StepForm } from './step-form.tsx'
import { StepFrame } from './step-frame.tsx'
import { useKnownSteps } from './use-known-steps.ts'

/** A page of the certification that is typed, drawn from its table. */
export function StepScreen({ form }: { form: FormTable<TypedPage> }): ReactNode {
  const { t } = useText()
  const known = useKnownSteps(form.page)
  return (
    <StepFrame name={t(form.name)}>
      {known.state === 'loading' && (
        <ScreenBody>
          <Skeleton label={t('正在加载')} shapes={['form', 'form']} />
        </ScreenBody>
      )}
      {known.state === 'failed' && (
        <ScreenBody>
          <QueryError query={known} />
        </ScreenBody>
      )}
      {known.state === 'loaded' && (
        <StepForm form={form} steps={known.data.steps.steps} profile={known.data.profile} />
      )}
    </StepFrame>
  )
}
