import type { ComponentProps, ReactNode, SubmitEvent } from 'react'
import { styled } from 'styled-components'
import { Button } from '../button/Button.tsx'
import { ErrorSummary, type ErrorSummaryProps } from '../error-summary/ErrorSummary.tsx'
import { StepProgress, type StepProgressProps } from '../step-progress/StepProgress.tsx'
import { Lead } from '../theme/stack.ts'
import { ScreenBody, ScreenFooter } from '../theme/Screen.tsx'

const Form = styled.form`
  display: flex;
  flex: 1;
  flex-direction: column;
`

const Title = styled.h1`
  font-size: var(--paso-text-heading);
  font-weight: 720;
  text-wrap: balance;
`

const Questions = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--paso-space-5);
  padding-block-start: var(--paso-space-2);
`

export interface QuestionPageProps extends Omit<ComponentProps<'form'>, 'title' | 'onSubmit'> {
  /** The question or the name of the group. */
  title: ReactNode
  /** Why it is asked, in a sentence. */
  lead?: ReactNode
  /** Where one stands: the words ("Step 3 of 5") and the figures they stand for. */
  step?: StepProgressProps | undefined
  /** What must be corrected; takes focus when it appears. */
  summary?: ErrorSummaryProps | undefined
  /** The fields of this one group. */
  children: ReactNode
  /** Words of the primary action. */
  actionLabel: ReactNode
  /** The answers are on their way: the action cannot be pressed again. */
  busy?: boolean | undefined
  /** What is being done while busy: "Saving your answers". */
  busyLabel?: string | undefined
  /** Said when that takes long: "Still working". */
  slowLabel?: string | undefined
  /** Second action below the first, usually a quiet button. */
  secondary?: ReactNode
  /** A sentence right above the action, such as what pressing it means. */
  footnote?: ReactNode
  /** Called for a press of the action or Enter in a field; never while busy. */
  onSubmit: (form: HTMLFormElement) => void
}

/**
 * One group of questions: where one stands, what is asked, the fields, and the one action at the
 * thumb. The browser's own validation bubbles are off: messages stand at the fields.
 */
export function QuestionPage(props: QuestionPageProps) {
  const { title, lead, step, summary, children, busy = false, onSubmit, ...others } = props
  const { actionLabel, busyLabel, slowLabel, secondary, footnote, ...rest } = others
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!busy) onSubmit(event.currentTarget)
  }
  return (
    // `dialog`: pressed before the code is here, it must not put the fields into the address.
    <Form {...rest} method="dialog" noValidate onSubmit={submit} aria-busy={busy || undefined}>
      <ScreenBody>
        {step && <StepProgress {...step} />}
        {summary && <ErrorSummary {...summary} />}
        <Title>{title}</Title>
        {lead && <Lead>{lead}</Lead>}
        <Questions>{children}</Questions>
      </ScreenBody>
      <ScreenFooter>
        {footnote}
        <Button type="submit" busy={busy} busyLabel={busyLabel} slowLabel={slowLabel}>
          {actionLabel}
        </Button>
        {secondary}
      </ScreenFooter>
    </Form>
  )
}
