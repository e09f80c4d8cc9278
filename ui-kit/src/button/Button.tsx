import type { ComponentProps, MouseEvent } from 'react'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { useSlowWork } from '../slow-work/useSlowWork.ts'
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx'

const Surface = styled.button`
  --paso-button-ground: var(--paso-brand);
  --paso-button-press: var(--paso-brand-press);
  --paso-button-words: var(--paso-on-brand);
  --paso-button-edge: transparent;
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--paso-space-2);
  inline-size: 100%;
  min-block-size: var(--paso-control);
  padding: var(--paso-space-2) var(--paso-space-4);
  border: 1.5px solid var(--paso-button-edge);
  border-radius: var(--paso-radius-field);
  background: var(--paso-button-ground);
  color: var(--paso-button-words);
  font-size: var(--paso-text-strong);
  font-weight: 700;
  line-height: var(--paso-leading-tight, var(--paso-script-leading-tight));
  text-align: center;
  cursor: pointer;
  touch-action: manipulation;
  -webkit-user-select: none;
  user-select: none;
  transition: background-color var(--paso-motion-quick) var(--paso-ease);

  &[data-size='fit'] {
    inline-size: auto;
  }
  &[data-tone='danger'] {
    --paso-button-ground: var(--paso-bad);
    --paso-button-press: var(--paso-bad-press);
    --paso-button-words: var(--paso-on-bad);
  }
  &[data-variant='secondary'],
  &[data-variant='quiet'] {
    --paso-button-ground: transparent;
    --paso-button-press: var(--paso-brand-tint);
    --paso-button-words: var(--paso-brand-ink);
    &[data-tone='danger'] {
      --paso-button-press: var(--paso-bad-tint);
      --paso-button-words: var(--paso-bad);
    }
  }
  &[data-variant='secondary'] {
    --paso-button-edge: var(--paso-brand);
    &[data-tone='danger'] {
      --paso-button-edge: var(--paso-bad);
    }
  }
  &[data-variant='quiet'] {
    min-block-size: var(--paso-target);
    font-size: var(--paso-text-body);
  }
  @media (hover: hover) {
    &:hover {
      background: var(--paso-button-press);
    }
  }
  /* Also where a pointer has changed the ground before, and without motion. */
  &:active {
    background: var(--paso-button-press);
    opacity: 0.8;
  }
  &:disabled {
    background: var(--paso-line);
    border-color: transparent;
    color: var(--paso-ink-3);
    cursor: not-allowed;
    opacity: 1;
  }
  &[data-variant='secondary']:disabled {
    background: transparent;
    border-color: var(--paso-line);
  }
  &[data-variant='quiet']:disabled {
    background: transparent;
  }
  &[aria-disabled='true'] {
    cursor: progress;
    opacity: 1;
  }
  /* The tokens are system colours by then; the backing that would be put behind the words hides
     them on a filled button. */
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: ButtonText;
    &:disabled,
    &[data-variant='secondary']:disabled,
    &[data-variant='quiet']:disabled {
      background: Canvas;
      border-color: GrayText;
      color: GrayText;
    }
  }
`

/** Turns slowly; without motion it stands still as an open ring, and the words carry the news. */
const Ring = styled.svg`
  flex: none;
  inline-size: 1.2em;
  block-size: 1.2em;
  fill: none;
  stroke: currentColor;
  stroke-width: 3;
  stroke-linecap: round;
  stroke-dasharray: 38 20;
  @media (prefers-reduced-motion: no-preference) {
    animation: paso-button-turn 900ms linear infinite;
  }
  @keyframes paso-button-turn {
    to {
      transform: rotate(1turn);
    }
  }
`

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'onClick'> {
  /** How much it asks for attention: one `primary` a page, at the thumb. Default `primary`. */
  variant?: 'primary' | 'secondary' | 'quiet' | undefined
  /** `danger` for what cannot be undone. Default `brand`. */
  tone?: 'brand' | 'danger' | undefined
  /** `fill` takes the whole line (the default), `fit` as much as its words need. */
  size?: 'fill' | 'fit' | undefined
  /** While true, presses are swallowed, the form is not submitted and focus stays. */
  busy?: boolean | undefined
  /** What is happening meanwhile, such as "Sending your application"; replaces the words. */
  busyLabel?: string | undefined
  /** Replaces `busyLabel` after 8 seconds, such as "Still sending, please stay". */
  slowLabel?: string | undefined
  /** While a promise that it returned is open, further presses are swallowed. */
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => unknown) | undefined
}

/**
 * A button of 48 px or more whose words may wrap. Busy, it stays focusable and a screen reader is
 * informed of what is in progress; every further press, Enter in its form included, does nothing.
 */
export function Button({
  variant = 'primary',
  tone = 'brand',
  size = 'fill',
  busy = false,
  busyLabel,
  slowLabel,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const slow = useSlowWork(busy)
  const open = useRef(false)
  const progress = busy ? ((slow ? slowLabel : undefined) ?? busyLabel) : undefined

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || open.current) {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    const answer = onClick?.(event)
    if (answer instanceof Promise) {
      open.current = true
      const settle = () => {
        open.current = false
      }
      answer.then(settle, settle)
    }
  }

  return (
    <>
      <Surface
        {...rest}
        type={type}
        data-variant={variant}
        data-tone={tone}
        data-size={size}
        aria-disabled={busy || rest['aria-disabled']}
        onClick={press}
      >
        {busy && (
          <Ring viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="9" />
          </Ring>
        )}
        <span>{progress ?? children}</span>
      </Surface>
      {/* Beside the button, since what stands inside one is not announced when it changes. */}
      {busyLabel && <VisuallyHidden role="status">{progress}</VisuallyHidden>}
    </>
  )
}
