import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import type { IconName } from '../icon/Icon.tsx'
import { Icon } from '../icon/Icon.tsx'
import { FieldHint as Small } from '../field/FieldParts.tsx'

/** The side of a drawing, which leaves large letters their room. */
const side = 'min(calc(104 * var(--paso-u)), 15.2vw)'

const Path = styled.ol`
  display: flex;
  flex-direction: column;
  list-style: none;
`

const Step = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: var(--paso-space-4);
  padding-block-end: var(--paso-space-4);
  &:last-child {
    padding-block-end: 0;
  }
  /* The way from one drawing to the next. */
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: calc(${side} + 6px) calc(8 * var(--paso-u));
    inset-inline-start: calc(${side} / 2 - 1px);
    border-inline-start: 2px dashed var(--paso-line-strong);
  }
  &[data-state='done']:not(:last-child)::before {
    border-inline-start: 2px solid var(--paso-brand);
  }
`

const Picture = styled.span`
  display: grid;
  place-items: center;
  inline-size: ${side};
  block-size: ${side};
  border: 2px solid transparent;
  border-radius: var(--paso-radius-card);
  background: var(--paso-brand-tint);
  color: var(--paso-brand-ink);
  font-size: min(calc(40 * var(--paso-u)), 6vw);
  [data-state='done'] > & {
    background: var(--paso-brand);
    color: var(--paso-on-brand);
  }
  [data-state='current'] > & {
    border-color: var(--paso-brand);
    box-shadow: 0 0 0 4px var(--paso-brand-tint);
  }
  [data-state='next'] > & {
    border-color: var(--paso-line);
    background: var(--paso-card);
    color: var(--paso-ink-3);
  }
`

const Words = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-block-size: ${side};
`

const Title = styled.span`
  font-weight: 600;
`

const Here = styled.span`
  align-self: flex-start;
  padding: 0.1em 0.7em;
  border-radius: var(--paso-radius-round);
  background: var(--paso-brand);
  color: var(--paso-on-brand);
  font-size: var(--paso-text-caption);
  font-weight: 700;
  /* Else the browser paints a ground of the page's own colour behind the words, which are in it too. */
  forced-color-adjust: none;
`

export type FlowStep = {
  title: string
  detail?: ReactNode
  /** Its drawing: `form`, `evaluate`, `sign`, `money`, `clock` … */
  icon: IconName
}

export interface FlowChartProps extends Omit<ComponentProps<'ol'>, 'label'> {
  /** Name of the list for screen readers. */
  label: string
  /** What happens, in order. */
  steps: readonly FlowStep[]
  /** The reader's own place, counted from 0; a number past the end marks all as done. */
  position?: number | undefined
  /** "You are here"; needed with a position. */
  hereLabel?: string | undefined
}

const stateAt = (index: number, position: number | undefined) => {
  if (position === undefined) return undefined
  if (index < position) return 'done'
  return index === position ? 'current' : 'next'
}

/** How a loan proceeds, as drawings with a way between them; with a position, the reader's own. */
export function FlowChart({ label, steps, position, hereLabel, ...rest }: FlowChartProps) {
  return (
    <Path {...rest} aria-label={label}>
      {steps.map((step, index) => {
        const state = stateAt(index, position)
        return (
          <Step
            key={step.title}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <Picture aria-hidden="true">
              <Icon name={state === 'done' ? 'tick' : step.icon} />
            </Picture>
            <Words>
              {state === 'current' && hereLabel && <Here>{hereLabel}</Here>}
              <Title>{step.title}</Title>
              {step.detail && <Small as="span">{step.detail}</Small>}
            </Words>
          </Step>
        )
      })}
    </Path>
  )
}
