import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { useEffect, useId } from 'react'
import { styled } from 'styled-components'
import { useInnerRef } from '../field/useInnerRef.ts'
import { CardTitle } from '../theme/stack.ts'

const Box = styled.div`
  padding: var(--paso-space-3) var(--paso-space-4);
  border: 2px solid var(--paso-bad);
  border-radius: var(--paso-radius-card);
  background: var(--paso-bad-tint);
  scroll-margin-block: var(--paso-space-4);
`

const Links = styled.ul`
  list-style: none;
  & a {
    display: flex;
    align-items: center;
    min-block-size: var(--paso-target);
    color: var(--paso-bad);
    font-weight: 650;
    /* A number in groups is longer than a line of large letters. */
    overflow-wrap: anywhere;
    &:active {
      opacity: 0.7;
    }
  }
`

/** One thing to correct and the control it belongs to. */
export interface FieldProblem {
  /** `name` of the control or its group, or its `id`; looked for in the summary's own form first. */
  field: string
  /** The same words as at the field; of two fields alike, with whose it is before them. */
  message: ReactNode
}

export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** How many things there are to correct: "One thing to correct". */
  title: ReactNode
  /** What is wrong with which field, in the order of the page. */
  problems: readonly FieldProblem[]
  /**
   * Counts the times the form was sent. The summary takes focus when it appears and whenever this
   * number changes.
   */
  attempt?: number | undefined
}

const controls = ['input:not([type=hidden])', 'select', 'textarea', 'button']
  .map((control) => `${control}:not(:disabled)`)
  .join()

/**
 * Brings the question into view and the caret into its control, without a second jump.
 *
 * @param field `name` of the control or of its group, or its `id`. Of several controls the first that is not disabled is meant
 * @param within where to look first, such as one of two forms alike; then the whole page
 */
export function goToField(field: string, within: ParentNode = document): void {
  const found = findField(field, within) ?? findField(field, document)
  const group = found?.matches(':disabled') ? found.closest('fieldset, [role=group]') : found
  const control = found?.matches(controls) ? found : group?.querySelector<HTMLElement>(controls)
  if (!control) return
  const choice = control instanceof HTMLInputElement && control.type === 'radio'
  const label = document.querySelector(`label[for="${CSS.escape(control.id)}"]`)
  const question = (choice || control !== found ? control.closest('fieldset') : label) ?? control
  question.scrollIntoView({ block: 'start' })
  control.focus({ preventScroll: true })
}

function findField(field: string, within: ParentNode): HTMLElement | null {
  const key = CSS.escape(field)
  return (
    within.querySelector<HTMLElement>(`#${key}, [name="${key}"]:not([type=hidden])`) ??
    // A field of several controls names each of them after itself.
    within.querySelector<HTMLElement>(`[name^="${key}_"]:not([type=hidden])`)
  )
}

/**
 * What must be corrected, at the top of the page, each item a link to its field. The alert is a
 * child of the box that takes focus: on the box itself some screen readers stay silent.
 */
export function ErrorSummary({ title, problems, attempt = 0, ref, ...rest }: ErrorSummaryProps) {
  const box = useInnerRef(ref)
  const titleId = useId()
  const shown = problems.length > 0

  useEffect(() => {
    if (!shown) return
    box.current?.scrollIntoView({ block: 'start' })
    box.current?.focus({ preventScroll: true })
  }, [shown, attempt, box])

  if (!shown) return null
  const follow = (event: MouseEvent, field: string) => {
    event.preventDefault()
    goToField(field, box.current?.closest('form') ?? document)
  }
  return (
    <Box {...rest} ref={box} tabIndex={-1} aria-labelledby={titleId} role="group">
      <div role="alert">
        <CardTitle id={titleId}>{title}</CardTitle>
        <Links>
          {problems.map(({ field, message }) => (
            <li key={field}>
              <a href={`#${field}`} onClick={(event) => follow(event, field)}>
                <span>{message}</span>
              </a>
            </li>
          ))}
        </Links>
      </div>
    </Box>
  )
}
