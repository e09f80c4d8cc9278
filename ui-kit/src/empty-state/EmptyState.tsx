import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Drawing } from '../drawing/Drawing.tsx'
import { StateActions, StateFrame, StateWords } from '../theme/state-parts.ts'

const Title = styled.h2`
  font-size: var(--paso-text-strong);
`

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** What is not there yet, in a few words. */
  title: string
  /** Why there is nothing, and how something gets here. */
  children?: ReactNode
  /** The way on. */
  actions?: ReactNode
}

/** What stands where a list will be: words and a way on. */
export function EmptyState({ title, children, actions, ...rest }: EmptyStateProps) {
  return (
    <StateFrame as="div" {...rest}>
      <Drawing kind="empty" />
      <Title>{title}</Title>
      {children && <StateWords as="p">{children}</StateWords>}
      {actions && <StateActions>{actions}</StateActions>}
    </StateFrame>
  )
}
