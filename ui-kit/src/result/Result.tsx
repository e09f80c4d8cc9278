import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Drawing, type DrawingKind } from '../drawing/Drawing.tsx'
import { StateActions, StateFrame, StateWords } from '../theme/state-parts.ts'

const Title = styled.h1`
  font-size: var(--paso-text-heading);
`

const drawings = {
  success: 'paid',
  waiting: 'waiting',
  attention: 'attention',
  failure: 'refused',
} satisfies Record<string, DrawingKind>

export interface ResultProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** How it came out; `waiting` when it is not known yet. */
  outcome: keyof typeof drawings
  /** What came of it. */
  title: string
  /** `h2` where the page has a first heading already. */
  titleAs?: 'h1' | 'h2' | undefined
  /** What it means and what comes next. */
  children?: ReactNode
  /** The ways on. */
  actions?: ReactNode
}

/** How something came out: one drawing, one sentence, the way on. */
export function Result({
  outcome,
  title,
  titleAs = 'h1',
  children,
  actions,
  ...rest
}: ResultProps) {
  return (
    <StateFrame {...rest}>
      <Drawing kind={drawings[outcome]} />
      <Title as={titleAs}>{title}</Title>
      {children && <StateWords>{children}</StateWords>}
      {actions && <StateActions>{actions}</StateActions>}
    </StateFrame>
  )
}
