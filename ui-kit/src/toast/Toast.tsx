import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import type { IconName } from '../icon/Icon.tsx'
import { Icon } from '../icon/Icon.tsx'
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx'

/** At the top: at the bottom it would lie on the action that the message is about. */
const Region = styled.div`
  position: fixed;
  inset-block-start: calc(var(--paso-space-3) + env(safe-area-inset-top, 0px));
  inset-inline: 0;
  z-index: 10;
  display: flex;
  flex-direction: column;
  align-items: stretch;
  max-inline-size: var(--paso-column);
  margin-inline: auto;
  padding-inline: var(--paso-space-4);
  pointer-events: none;
`

/** Never `display: none` or `contents`: screen readers would not watch it. */
const Live = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--paso-space-2);
  &:not(:empty) + &:not(:empty) {
    margin-block-start: var(--paso-space-2);
  }
`

const Message = styled.div`
  display: flex;
  align-items: center;
  gap: var(--paso-space-2);
  padding-inline: var(--paso-space-3) var(--paso-space-1);
  border: 1px solid transparent;
  border-radius: var(--paso-radius-field);
  background: var(--paso-ink);
  color: var(--paso-ground);
  box-shadow: var(--paso-elevation-3);
  font-size: var(--paso-text-small);
  pointer-events: auto;
  &[data-tone='success'] {
    background: var(--paso-brand);
    color: var(--paso-on-brand);
  }
  &[data-tone='error'] {
    background: var(--paso-bad);
    color: var(--paso-on-bad);
  }
  @media (prefers-reduced-motion: no-preference) {
    animation: paso-toast-in var(--paso-motion) var(--paso-ease);
  }
  @keyframes paso-toast-in {
    from {
      opacity: 0;
      transform: translateY(-12px);
    }
  }
  /* The tokens are system colours by then; the backing that would be put behind the words hides
     them on a filled message. */
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: CanvasText;
  }
`

const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
  padding-block: var(--paso-space-2);
`

const Close = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: var(--paso-target);
  min-block-size: var(--paso-target);
  padding: 0;
  border: 0;
  border-radius: var(--paso-radius-small);
  background: transparent;
  color: inherit;
  cursor: pointer;
  &:focus-visible {
    outline-color: currentColor;
    outline-offset: -4px;
  }
`

const icons = { info: 'information', success: 'tick', error: 'attention' } satisfies Record<
  string,
  IconName
>

export type ToastTone = keyof typeof icons

export type ToastMessage = {
  /** Stable while shown; a new id is a new message. */
  id: string | number
  tone: ToastTone
  text: ReactNode
}

export type ToastProps = {
  /** What to say, oldest first. Keep the component mounted, empty: a live region speaks only then. */
  messages: readonly ToastMessage[]
  /** Called with the id of a message that was closed or has been up long enough. */
  onClose: (id: ToastMessage['id']) => void
  /** "Close". */
  closeLabel: string
  /** Milliseconds until info and success leave by themselves; errors stay until closed. */
  duration?: number | undefined
}

/** Short messages over the page. Errors are said at once; the rest waits its turn. */
export function Toast({ messages, onClose, closeLabel, duration = 6000 }: ToastProps) {
  const spoken = (urgent: boolean) =>
    messages
      .filter((message) => (message.tone === 'error') === urgent)
      .map((message) => (
        <ToastItem
          key={message.id}
          message={message}
          duration={duration}
          closeLabel={closeLabel}
          onClose={onClose}
        />
      ))
  return (
    <Region>
      <Live role="alert">{spoken(true)}</Live>
      <Live role="status">{spoken(false)}</Live>
    </Region>
  )
}

type ItemProps = Required<Pick<ToastProps, 'onClose' | 'closeLabel'>> & {
  message: ToastMessage
  duration: number
}

function ToastItem({ message, duration, closeLabel, onClose }: ItemProps) {
  const { id, tone, text } = message
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const held = hovered || focused

  useEffect(() => {
    if (tone === 'error' || held) return
    const timer = setTimeout(() => onClose(id), duration)
    return () => clearTimeout(timer)
  }, [id, tone, held, duration, onClose])

  return (
    <Message
      data-tone={tone}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon name={icons[tone]} />
      <Words>{text}</Words>
      <Close type="button" onClick={() => onClose(id)}>
        <Icon name="cross" />
        <VisuallyHidden>{closeLabel}</VisuallyHidden>
      </Close>
    </Message>
  )
}
