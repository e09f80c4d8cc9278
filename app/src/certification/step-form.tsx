import { useCallback, useState, type ReactNode } from 'react'
import { forms } from '#country/forms'
import { withFacts } from '../application-flow/forms/facts-of-number.ts'
import type { FormTable, TypedPage } from '../application-flow/forms/form-table.ts'
import { fieldsOfProfile } from '../application-flow/forms/profile-fields.ts'
import { useText } from '../i18n/use-text.ts'
import type { Schema, Step } from '../lender/answers.ts'
import { useDraft, type DraftFields } from '../session/drafts.ts'
import { QuestionForm } from './question-form.tsx'
import { savePage } from './save-page.ts'
import { stepProgress } from './step-progress.ts'

interface StepFormProps {
  form: FormTable<TypedPage>
  steps: readonly Step[]
  profile: Schema<'Profile'>
}

/** One page of the certification, kept as it is typed. */
export function StepForm({ form, steps, profile }: StepFormProps): ReactNode {
  const { t } = useText()
  const { page } = form
  const [start] = useState(() => fieldsOfProfile(page, profile, form.rows(forms), steps))
  const [fields, keep] = useDraft(page, start)
  const change = (part: DraftFields): void => keep(withFacts(part, fields, forms.edition))
  const send = useCallback((body: Record<string, unknown>) => savePage(page, body), [page])
  const wasRead = page !== 'personal' || profile.personal !== null || profile.reading !== null
  const lead = wasRead ? undefined : '请按身份证填写'
  return (
    <QuestionForm
      form={form}
      lead={lead}
      step={stepProgress(page, steps, t)}
      fields={fields}
      change={change}
      send={send}
      ownPhone={profile.phone}
    />
  )
}
