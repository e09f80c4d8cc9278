import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { BaseIcon, type BaseIconName } from '../icon/BaseIcon.tsx'

const Frame = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: var(--paso-space-2);
  padding: var(--paso-space-3);
  border: 1px solid transparent;
  border-radius: var(--paso-radius-field);
  background: var(--paso-sunken);
  color: var(--paso-ink-2);
  font-size: var(--paso-text-small);
  &[data-tone='good'] {
    background: var(--paso-brand-tint);
    color: var(--paso-brand-ink);
  }
  &[data-tone='attention'] {
    background: var(--paso-sun-tint);
    color: var(--paso-sun-ink);
  }
  &[data-tone='bad'] {
    background: var(--paso-bad-tint);
    color: var(--paso-bad);
  }
  & > svg {
    /* Sits on the first line, whatever the script's line height. */
    margin-block-start: calc((var(--paso-leading, var(--paso-script-leading)) * 1em - 1.35em) / 2);
    inline-size: 1.35em;
    block-size: 1.35em;
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--paso-space-1);
  min-inline-size: 0;
`

/** A late fee may stand in it: figures of debt keep a contrast of 7 to 1. */
const Body = styled.div`
  [data-tone='bad'] & {
    color: var(--paso-ink);
  }
`

const Title = styled.strong`
  font-weight: 700;
`

export type NoticeTone = 'information' | 'good' | 'attention' | 'bad'

const icons = {
  information: 'information',
  good: 'tick',
  attention: 'attention',
  bad: 'attention',
} satisfies Record<NoticeTone, BaseIconName>

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** `attention` for what must be minded, `bad` for what went wrong. */
  tone?: NoticeTone | undefined
  /** The matter in a few words, above the sentence. */
  title?: string | undefined
  /** The sentence. */
  children: ReactNode
  /** Beside the words: a `DismissButton`, or any one button. */
  action?: ReactNode
  /** Says it to screen readers when it appears: set it on what comes after an action. */
  live?: boolean | undefined
}

/** A sentence that belongs to what stands around it. */
export function Notice({
  tone = 'information',
  title,
  children,
  live = false,
  action,
  ...rest
}: NoticeProps) {
  const role = live ? (tone === 'bad' ? 'alert' : 'status') : undefined
  return (
    <Frame {...rest} data-tone={tone} role={role}>
      <BaseIcon name={icons[tone]} />
      <Words>
        {title && <Title>{title}</Title>}
        <Body>{children}</Body>
      </Words>
      {action}
    </Frame>
  )
}
