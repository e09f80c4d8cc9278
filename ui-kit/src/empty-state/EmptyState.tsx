import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--paso-space-2);
  padding: var(--paso-space-5) var(--paso-space-3);
  text-align: center;
`

/** An open tray: nothing is in it yet. */
const Tray = styled.svg`
  inline-size: calc(176 * var(--paso-u));
  margin-block-end: var(--paso-space-2);
  fill: none;
  stroke: var(--paso-line-strong);
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
  & > [data-part='ground'] {
    fill: var(--paso-brand-tint);
    stroke: none;
  }
  & > [data-part='tray'] {
    fill: var(--paso-card);
  }
`

const Title = styled.h2`
  font-size: var(--paso-text-strong);
`

const Body = styled.p`
  max-inline-size: 26em;
  color: var(--paso-ink-2);
`

const Actions = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--paso-space-2);
  inline-size: 100%;
  margin-block-start: var(--paso-space-3);
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
    <Frame {...rest}>
      <Tray viewBox="0 0 88 64" aria-hidden="true" focusable="false">
        <ellipse data-part="ground" cx="44" cy="34" rx="42" ry="26" />
        <path data-part="tray" d="M18 36l8-18h36l8 18v14a4 4 0 0 1-4 4H22a4 4 0 0 1-4-4z" />
        <path d="M18 36h15c1 5 5 8 11 8s10-3 11-8h15M36 10v-4M52 10v-4M44 8V2" />
      </Tray>
      <Title>{title}</Title>
      {children && <Body>{children}</Body>}
      {actions && <Actions>{actions}</Actions>}
    </Frame>
  )
}
