import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import type { IconName } from '../icon/Icon.tsx'
import { Icon } from '../icon/Icon.tsx'

const Frame = styled.section`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--paso-space-3);
  padding-block: var(--paso-space-5);
  text-align: center;
`

const Mark = styled.span`
  display: grid;
  place-items: center;
  inline-size: calc(144 * var(--paso-u));
  block-size: calc(144 * var(--paso-u));
  border-radius: 50%;
  background: var(--paso-brand-tint);
  box-shadow: 0 0 0 calc(16 * var(--paso-u)) var(--paso-sunken);
  color: var(--paso-brand-ink);
  font-size: calc(52 * var(--paso-u));
  margin-block: var(--paso-space-2) var(--paso-space-3);
  &[data-outcome='success'] {
    background: var(--paso-brand);
    color: var(--paso-on-brand);
  }
  &[data-outcome='attention'] {
    background: var(--paso-sun-tint);
    color: var(--paso-sun-ink);
  }
  &[data-outcome='failure'] {
    background: var(--paso-bad-tint);
    color: var(--paso-bad);
  }
`

const Title = styled.h1`
  font-size: var(--paso-text-heading);
`

const Body = styled.div`
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

const icons = {
  success: 'tick',
  waiting: 'clock',
  attention: 'attention',
  failure: 'cross',
} satisfies Record<string, IconName>

export interface ResultProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** How it came out; `waiting` when it is not known yet. */
  outcome: keyof typeof icons
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
    <Frame {...rest}>
      <Mark data-outcome={outcome} aria-hidden="true">
        <Icon name={icons[outcome]} />
      </Mark>
      <Title as={titleAs}>{title}</Title>
      {children && <Body>{children}</Body>}
      {actions && <Actions>{actions}</Actions>}
    </Frame>
  )
}
