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
  /* Less than the gap above it: else the end of the line before stands below the bar. */
  scroll-margin-block: var(--paso-space-2);
  &[data-tone='information'] {
    border-color: var(--paso-line-strong);
    background: var(--paso-sunken);
  }
`

const Links = styled.ul`
  list-style: none;
  & a {
    display: flex;
    align-items: center;
    min-block-size: var(--paso-target);
    padding-block: var(--paso-space-1);
    color: var(--paso-bad);
    font-weight: 650;
    &:active {
      opacity: 0.7;
    }
    & > span {
      min-inline-size: 0;
    }
  }
  [data-tone='information'] & a {
    color: var(--paso-brand-ink);
  }
`

const More = styled.details`
  & > summary {
    padding-block: var(--paso-space-4);
    font-weight: 650;
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
  /** `information` where nothing is wrong and all is only to be looked at once more; default `bad`. */
  tone?: 'bad' | 'information' | undefined
  /**
   * Says how many more there are than the first three, "and 4 more": they open below it. Without it all stand at once.
   */
  moreLabel?: ((count: number) => ReactNode) | undefined
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
export function ErrorSummary(props: ErrorSummaryProps) {
  const { title, problems, tone = 'bad', moreLabel, attempt = 0, ref, ...rest } = props
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
  const linksTo = (some: readonly FieldProblem[]) => (
    <Links>
      {some.map(({ field, message }) => (
        <li key={field}>
          <a href={`#${field}`} onClick={(event) => follow(event, field)}>
            <span>{message}</span>
          </a>
        </li>
      ))}
    </Links>
  )
  // Three, since the page itself is to stay in sight; a fourth alone would save no room behind words.
  const first = moreLabel && problems[4] ? 3 : problems.length
  const more = problems.slice(first)
  return (
    <Box {...rest} ref={box} tabIndex={-1} aria-labelledby={titleId} role="group" data-tone={tone}>
      <div role={tone === 'bad' ? 'alert' : 'status'}>
        <CardTitle id={titleId}>{title}</CardTitle>
        {linksTo(problems.slice(0, first))}
      </div>
      {more.length > 0 && (
        <More>
          <summary>{moreLabel?.(more.length)}</summary>
          {linksTo(more)}
        </More>
      )}
    </Box>
  )
}
