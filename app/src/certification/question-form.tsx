import { useCallback, useMemo, type ReactNode } from 'react'
import { forms } from '#country/forms'
import { Notice, QuestionPage, type QuestionPageProps } from '@paso/ui-kit'
import { controlsOf, summaryWords } from '../application-flow/forms/check-page.ts'
import {
  shownRows,
  type FormTable,
  type PlainMessage,
  type Row,
} from '../application-flow/forms/form-table.ts'
import { pageBody } from '../application-flow/forms/page-body.ts'
import { useFormSubmit } from '../frame/use-submit.ts'
import { useText } from '../i18n/use-text.ts'
import type { DraftFields } from '../session/drafts.ts'
import { AddPerson } from './add-person.tsx'
import { FormRow } from './form-row.tsx'
import { blurredControl } from './blurred-control.ts'
import { useLastField } from './use-last-field.ts'
import { usePageProblems } from './use-page-problems.ts'
import { wholeNumbers } from './whole-numbers.tsx'

const { edition } = forms

interface QuestionFormProps {
  form: FormTable
  /** In the place of the table's own, where something else is to be said. */
  lead?: PlainMessage | undefined
  step?: QuestionPageProps['step']
  /** The borrower's own number, where somebody else's is asked for. */
  ownPhone?: string
  fields: DraftFields
  change: (part: DraftFields) => void
  /** Sends a body that breaks no rule. Its failure is presented, or lands on the fields. */
  send: (body: Record<string, unknown>) => Promise<void>
  /** Stands above the fields. */
  notice?: ReactNode
}

/** A form table as a page: drawn, checked on leaving a field and on sending, and sent. */
export function QuestionForm(props: QuestionFormProps): ReactNode {
  const { form, fields, change, send, ownPhone } = props
  const { t } = useText()
  const { page } = form
  const rows = useMemo(() => form.rows(forms), [form])
  const body = useMemo(() => pageBody(rows, fields, edition.phone.prefix), [rows, fields])
  const { submit, busy, fieldErrors } = useFormSubmit(useCallback(() => send(body), [send, body]))
  const problems = usePageProblems({ page, rows, edition, body, ownPhone }, fields, fieldErrors)

  const onFocus = useLastField(page)

  const lead = props.lead ?? form.lead
  return (
    <QuestionPage
      title={t(form.title)}
      lead={lead && t(lead)}
      step={props.step}
      summary={{
        tone: problems.onlyAsks ? 'information' : 'bad',
        title: t(problems.onlyAsks ? '{count} 处请再确认' : '{count} 处需要修改', {
          count: problems.summary.length,
        }),
        problems: problems.summary.map((problem) => ({
          field: problem.controlId,
          message: wholeNumbers(summaryWords(problem, rows, t)),
        })),
        moreLabel: (count) => t('还有 {count} 处', { count }),
        attempt: problems.attempt,
      }}
      actionLabel={t('保存这一步并继续')}
      busy={busy}
      busyLabel={t('正在保存这一步')}
      slowLabel={t('仍在处理,请不要离开')}
      onFocus={onFocus}
      onSubmit={() => {
        if (problems.check()) void submit()
      }}
    >
      {props.notice}
      {problems.refusedElsewhere && (
        <Notice tone="bad" live>
          {t('保存没有成功,请检查各项后重试')}
        </Notice>
      )}
      <FormRows rows={rows} fields={fields} change={change} problems={problems} />
    </QuestionPage>
  )
}

interface FormRowsProps extends Pick<QuestionFormProps, 'fields' | 'change'> {
  rows: readonly Row[]
  problems: ReturnType<typeof usePageProblems>
}

/** The rows that are asked for now, each checked when it is left; in the place of the others, what opens them. */
function FormRows({ rows, fields, change, problems }: FormRowsProps): ReactNode {
  const shown = shownRows(rows, fields)
  const { errors, notices } = problems
  return rows.map((row) =>
    shown.includes(row) ? (
      <div
        key={rowKey(row)}
        onBlur={(event) => {
          const control = blurredControl(event, controlsOf(row))
          if (control !== undefined) problems.leave(control)
        }}
      >
        <FormRow row={row} fields={fields} change={change} errors={errors} notices={notices} />
      </div>
    ) : (
      <AddPerson key={rowKey(row)} row={row} rows={rows} fields={fields} change={change} />
    ),
  )
}

/** The lists of vehicles have one name, and so have those of banks and the numbers of accounts. */
const rowKey = (row: Row): string => {
  if (row.kind === 'account') return `${row.name} ${row.label}`
  return 'options' in row ? `${row.name} ${row.options[0]}` : row.name
}
