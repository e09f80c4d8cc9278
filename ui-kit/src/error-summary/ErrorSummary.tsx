import type { MouseEvent, ReactNode } from 'react'
import { useEffect, useId, useRef } from 'react'
import { styled } from 'styled-components'

const Box = styled.div`
  padding: var(--paso-space-3) var(--paso-space-4);
  border: 2px solid var(--paso-bad);
  border-radius: var(--paso-radius-card);
  background: var(--paso-bad-tint);
  scroll-margin-block: var(--paso-space-4);
`

const Title = styled.h2`
  font-size: var(--paso-text-body);
`

const Links = styled.ul`
  list-style: none;
  & a {
    display: flex;
    align-items: center;
    min-block-size: var(--paso-target);
    color: var(--paso-bad);
    font-weight: 650;
  }
`

/** One thing to correct and the control it belongs to. */
export interface FieldProblem {
  /** Id of the control; of a group, its first control. */
  fieldId: string
  /** The same words as at the field; of two fields alike, with whose it is before them. */
  message: ReactNode
}

export interface ErrorSummaryProps {
  /** How many things there are to correct: "One thing to correct". */
  title: ReactNode
  problems: readonly FieldProblem[]
  /**
   * Counts the times the form was sent. The summary takes focus when it appears and whenever this
   * number changes.
   */
  attempt?: number
}

/** Brings the question into view and the caret into its control, without a second jump. */
export function goToField(fieldId: string): void {
  const control = document.getElementById(fieldId)
  if (!control) return
  const label = document.querySelector(`label[for="${CSS.escape(fieldId)}"]`)
  const choice = control instanceof HTMLInputElement && control.type === 'radio'
  const question = (choice ? control.closest('fieldset') : label) ?? control
  question.scrollIntoView({ block: 'start' })
  control.focus({ preventScroll: true })
}

/**
 * What must be corrected, at the top of the page, each item a link to its field. The alert is a
 * child of the box that takes focus: on the box itself some screen readers stay silent.
 */
export function ErrorSummary({ title, problems, attempt = 0 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const shown = problems.length > 0

  useEffect(() => {
    if (!shown) return
    box.current?.scrollIntoView({ block: 'start' })
    box.current?.focus({ preventScroll: true })
  }, [shown, attempt])

  if (!shown) return null
  const follow = (event: MouseEvent, fieldId: string) => {
    event.preventDefault()
    goToField(fieldId)
  }
  return (
    <Box ref={box} tabIndex={-1} aria-labelledby={titleId} role="group">
      <div role="alert">
        <Title id={titleId}>{title}</Title>
        <Links>
          {problems.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a href={`#${fieldId}`} onClick={(event) => follow(event, fieldId)}>
                <span>{message}</span>
              </a>
            </li>
          ))}
        </Links>
      </div>
    </Box>
  )
}
