import type { ComponentProps, ReactNode } from 'react'
import { Fragment, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import type { IconName } from '../icon/Icon.tsx'
import { Icon } from '../icon/Icon.tsx'
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx'
import { useTopmostHost } from './useTopmostHost.ts'

/** At the top: at the bottom it would lie on the action that the message is about. */
const Region = styled.div`
  position: fixed;
  inset-block-start: calc(var(--paso-space-3) + env(safe-area-inset-top, 0px));
  inset-inline: 0;
  z-index: 10;
  display: flex;
  flex-direction: column;
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
  [data-said] > & {
    animation: none;
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

const Press = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  min-inline-size: var(--paso-target);
  min-block-size: var(--paso-target);
  padding: 0;
  border: 0;
  border-radius: var(--paso-radius-small);
  background: transparent;
  color: inherit;
  cursor: pointer;
  &:active {
    opacity: 0.7;
  }
  &:focus-visible {
    outline-color: currentColor;
    outline-offset: -4px;
  }
  &[data-action] {
    max-inline-size: 50%;
    padding-inline: var(--paso-space-2);
    font-weight: 700;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`

export type ToastTone = 'info' | 'success' | 'error'

const icons = { info: 'information', success: 'tick', error: 'attention' } satisfies Record<
  ToastTone,
  IconName
>

export type ToastMessage = {
  /** Stable while shown; a new id is a new message. */
  id: string | number
  tone: ToastTone
  text: ReactNode
  /** What can be done about it: "Undo", "Try again". Pressing it closes the message too. */
  action?: { label: ReactNode; onPress: () => void } | undefined
}

export interface ToastProps extends Omit<ComponentProps<'div'>, 'children' | 'onClose'> {
  /** What to say, oldest first. */
  messages: readonly ToastMessage[]
  /** Called once with the id of a message that was closed or has been up long enough. */
  onClose: (id: ToastMessage['id']) => void
  /** "Close". */
  closeLabel: string
  /** Milliseconds until info and success leave by themselves; errors stay until closed. */
  duration?: number | undefined
}

/**
 * Short messages over the page. Errors are said at once; the rest waits its turn. While a modal dialog
 * is open they stand in the topmost one, since all else is inert, and go back to the page with what is
 * left of their time. A message that is over is gone, even where the parent keeps it.
 */
export function Toast(props: ToastProps) {
  const { messages, onClose, closeLabel, duration = 6000, ...rest } = props
  const [host, moves] = useTopmostHost()
  // A live region speaks of what comes into it: it stands empty first, wherever it stands.
  const [spoken, setSpoken] = useState<ReadonlyMap<ToastMessage['id'], number>>(new Map())
  const [over, setOver] = useState<readonly ToastMessage['id'][]>([])

  useEffect(() => {
    if (!host) return
    const isShown = (id: ToastMessage['id']) => messages.some((message) => message.id === id)
    setSpoken((last) =>
      last.size === messages.length && [...last.keys()].every(isShown)
        ? last
        : new Map(messages.map(({ id }) => [id, last.get(id) ?? moves])),
    )
    setOver((last) => (last.every(isShown) ? last : last.filter(isShown)))
  }, [host, messages, moves])

  if (!host) return null
  const close = (id: ToastMessage['id']) => {
    setOver((last) => [...last, id])
    onClose(id)
  }
  const shown = messages.filter(({ id }) => spoken.has(id) && !over.includes(id))
  const places = new Set([...shown.map(({ id }) => spoken.get(id) ?? moves), moves])
  const lines = (place: number, urgent: boolean) =>
    shown
      .filter(({ id, tone }) => spoken.get(id) === place && (tone === 'error') === urgent)
      .map((message) => (
        <ToastItem
          key={message.id}
          message={message}
          duration={duration}
          closeLabel={closeLabel}
          onClose={close}
        />
      ))
  return createPortal(
    <Region {...rest}>
      {[...places].map((place) => {
        // What was said before a move comes along, and is no live region any more: it is not said again.
        const isLive = place === moves
        const said = isLive ? undefined : ''
        return (
          <Fragment key={place}>
            <Live role={isLive ? 'alert' : undefined} data-said={said}>
              {lines(place, true)}
            </Live>
            <Live role={isLive ? 'status' : undefined} data-said={said}>
              {lines(place, false)}
            </Live>
          </Fragment>
        )
      })}
    </Region>,
    host,
  )
}

type ItemProps = Required<Pick<ToastProps, 'onClose' | 'closeLabel'>> & {
  message: ToastMessage
  duration: number
}

function ToastItem({ message, duration, closeLabel, onClose }: ItemProps) {
  const { id, tone, text, action } = message
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const isHeld = tone === 'error' || hovered || focused
  const left = useRef(duration)
  const close = useRef(() => undefined as void)
  useEffect(() => {
    close.current = () => onClose(id)
  })

  // Of nothing that the parent may make anew: its time goes on whatever is rendered.
  useEffect(() => {
    if (isHeld) return
    const began = performance.now()
    const timer = setTimeout(() => close.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, left.current - (performance.now() - began))
    }
  }, [isHeld])

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
      {action && (
        <Press
          type="button"
          data-action=""
          onClick={() => {
            action.onPress()
            onClose(id)
          }}
        >
          {action.label}
        </Press>
      )}
      <Press type="button" onClick={() => onClose(id)}>
        <Icon name="cross" />
        <VisuallyHidden>{closeLabel}</VisuallyHidden>
      </Press>
    </Message>
  )
}
