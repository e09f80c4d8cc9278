import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { forms } from '#country/forms'
import { Notice, QuestionPage } from '@paso/ui-kit'
import { controlsOf, summaryWords } from '../application-flow/forms/check-page.ts'
import { shownRows, type FormTable, type Row } from '../application-flow/forms/form-table.ts'
import { pageBody } from '../application-flow/forms/page-body.ts'
import { fieldsOfProfile } from '../application-flow/forms/profile-fields.ts'
import { useSubmit } from '../frame/use-submit.ts'
import { useText } from '../i18n/use-text.ts'
import type { Schema, Step } from '../lender/answers.ts'
import { useDraft } from '../session/drafts.ts'
import { FormRow } from './form-row.tsx'
import { leftControl } from './left-control.ts'
import { AddPerson } from './add-person.tsx'
import { savePage } from './save-page.ts'
import { stepPlace } from './step-place.ts'
import { usePageProblems } from './use-page-problems.ts'

const { edition } = forms

interface StepFormProps {
  form: FormTable
  steps: readonly Step[]
  profile: Schema<'Profile'>
}

/** One page of questions: kept as it is typed, checked on leaving a field and on saving. */
export function StepForm({ form, steps, profile }: StepFormProps): ReactNode {
  const { t } = useText()
  const { page } = form
  const rows = useMemo(() => form.rows(forms), [form])
  const [start] = useState(() => fieldsOfProfile(page, profile, rows, steps))
  const [fields, change] = useDraft(page, start)
  const save = useCallback(
    () => savePage(page, pageBody(rows, fields, edition.phone.prefix)),
    [page, rows, fields],
  )
  const { submit, busy, fieldErrors } = useSubmit(save)
  const problems = usePageProblems({ page, rows, edition }, fields, fieldErrors)

  const shown = shownRows(rows, fields)
  const wasRead = page !== 'personal' || profile.personal !== null || profile.reading !== null
  return (
    <QuestionPage
      title={t(form.title)}
      lead={t(wasRead ? form.lead : '请按身份证填写')}
      step={stepPlace(page, steps, t)}
      summary={{
        title: t('{count} 处需要修改', { count: problems.summary.length }),
        problems: problems.summary.map((problem) => ({
          fieldId: problem.controlId,
          message: summaryWords(problem, rows, t),
        })),
        attempt: problems.attempt,
      }}
      actionLabel={t('保存这一步并继续')}
      busy={busy}
      busyLabel={t('正在保存这一步')}
      slowLabel={t('仍在处理,请不要离开')}
      onSubmit={() => {
        if (problems.check()) void submit()
      }}
    >
      {problems.refusedElsewhere && (
        <Notice tone="bad" live>
          {t('保存没有成功,请检查各项后重试')}
        </Notice>
      )}
      {rows.map((row) =>
        shown.includes(row) ? (
          <div
            key={rowKey(row)}
            onBlur={(event) => {
              const control = leftControl(event, controlsOf(row))
              if (control !== undefined) problems.leave(control)
            }}
          >
            <FormRow row={row} fields={fields} change={change} errors={problems.shown} />
          </div>
        ) : (
          <AddPerson key={rowKey(row)} row={row} rows={rows} fields={fields} change={change} />
        ),
      )}
    </QuestionPage>
  )
}

/** The two lists of vehicles have one name. */
const rowKey = (row: Row): string =>
  row.kind === 'tiles' ? `${row.name} ${row.options[0]}` : row.name
