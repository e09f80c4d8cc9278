import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../icon/Icon.tsx'
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx'
import { Line } from '../theme/stack.ts'

const Path = styled.ol`
  display: flex;
  flex-direction: column;
  list-style: none;
`

const Step = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 var(--paso-space-3);
  padding-block-end: var(--paso-space-4);
  &:last-child {
    padding-block-end: 0;
  }
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: calc(56 * var(--paso-u)) 0;
    inset-inline-start: calc(27 * var(--paso-u));
    inline-size: 2px;
    background: var(--paso-line);
  }
  &[data-state='done']:not(:last-child)::before {
    background: var(--paso-brand);
  }
`

const Dot = styled.span`
  display: grid;
  place-items: center;
  inline-size: calc(56 * var(--paso-u));
  block-size: calc(56 * var(--paso-u));
  border: 2px solid var(--paso-line-strong);
  border-radius: 50%;
  background: var(--paso-card);
  color: var(--paso-ink-2);
  font-size: var(--paso-text-caption);
  font-weight: 700;
  line-height: 1;
  & > svg {
    inline-size: calc(34 * var(--paso-u));
    block-size: calc(34 * var(--paso-u));
  }
  [data-state='done'] > & {
    border-color: var(--paso-brand);
    background: var(--paso-brand);
    color: var(--paso-on-brand);
  }
  [data-state='current'] > & {
    border-color: var(--paso-brand);
    box-shadow: 0 0 0 4px var(--paso-brand-tint);
    color: var(--paso-brand-ink);
  }
  [data-state='failed'] > & {
    border-color: var(--paso-bad);
    background: var(--paso-bad);
    color: var(--paso-on-bad);
  }
`

const Words = styled(Line)`
  padding-block-start: 0.1em;
`

const Name = styled.span`
  [data-state='current'] & {
    color: var(--paso-brand-ink);
    font-weight: 700;
  }
  [data-state='failed'] & {
    color: var(--paso-bad);
    font-weight: 700;
  }
`

const Detail = styled.span`
  margin-inline-start: auto;
  color: var(--paso-ink-3);
  font-size: var(--paso-text-caption);
  /* A date is one piece: large letters grow only as far as a small screen holds it. */
  @media (max-width: 15em) {
    font-size: min(var(--paso-text-caption), 5.4vw);
  }
`

const More = styled.div`
  flex-basis: 100%;
  color: var(--paso-ink-2);
  font-size: var(--paso-text-small);
`

export type TimelineState = 'done' | 'current' | 'next' | 'failed'

export type TimelineStep = {
  label: string
  state: TimelineState
  /** At the end of the line: a date, "2 minutes", "Done". */
  detail?: ReactNode
  /** Under the line, for what needs a sentence. */
  more?: ReactNode
}

export interface LoanTimelineProps extends Omit<ComponentProps<'ol'>, 'label'> {
  /** Name of the list for screen readers. */
  label: string
  /** What has happened and what comes, in order. */
  steps: readonly TimelineStep[]
  /** How each state is said to someone who does not see the drawing. */
  stateLabels: Record<TimelineState, string>
}

/** Where a loan stands, step under step. Also the list of certification steps. */
export function LoanTimeline({ label, steps, stateLabels, ...rest }: LoanTimelineProps) {
  return (
    <Path {...rest} aria-label={label}>
      {steps.map((step, index) => (
        <Step
          key={step.label}
          data-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <Dot aria-hidden="true">
            {step.state === 'done' && <Icon name="tick" bold />}
            {step.state === 'failed' && <Icon name="cross" bold />}
            {(step.state === 'current' || step.state === 'next') && index + 1}
          </Dot>
          <Words>
            <Name>
              {step.label}
              <VisuallyHidden> ({stateLabels[step.state]})</VisuallyHidden>
            </Name>
            {step.detail && <Detail>{step.detail}</Detail>}
            {step.more && <More>{step.more}</More>}
          </Words>
        </Step>
      ))}
    </Path>
  )
}
