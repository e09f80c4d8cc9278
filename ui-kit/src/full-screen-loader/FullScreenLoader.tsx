import type { ComponentProps } from 'react'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { useInnerRef } from '../field/useInnerRef.ts'
import { useSlowWork } from '../slow-work/useSlowWork.ts'

const Cover = styled.dialog`
  position: fixed;
  inset: 0;
  inline-size: 100%;
  max-inline-size: none;
  block-size: 100%;
  max-block-size: none;
  margin: 0;
  padding: var(--paso-space-5);
  border: 0;
  background: var(--paso-ground);
  color: var(--paso-ink);
  &[open] {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: var(--paso-space-4);
  }
  &:focus {
    outline: 0;
  }
`

/** Steps that light up one after the other; without motion they simply stand. */
const Steps = styled.svg`
  inline-size: calc(144 * var(--paso-u));
  & > rect {
    fill: var(--paso-brand);
  }
  [dir='rtl'] & {
    transform: scaleX(-1);
  }
  @media (prefers-reduced-motion: no-preference) {
    & > rect {
      animation: paso-loader-step 1200ms var(--paso-ease) infinite;
    }
    & > rect:nth-child(2) {
      animation-delay: 150ms;
    }
    & > rect:nth-child(3) {
      animation-delay: 300ms;
    }
    & > rect:nth-child(4) {
      animation-delay: 450ms;
    }
  }
  @keyframes paso-loader-step {
    0%,
    60%,
    100% {
      opacity: 0.25;
    }
    25% {
      opacity: 1;
    }
  }
`

const Words = styled.div`
  max-inline-size: 20em;
  text-align: center;
`

const Label = styled.p`
  font-size: var(--paso-text-strong);
  font-weight: 600;
`

const Still = styled.p`
  margin-block-start: var(--paso-space-2);
  color: var(--paso-ink-2);
`

export interface FullScreenLoaderProps extends Omit<ComponentProps<'dialog'>, 'children'> {
  /** What is happening: "Sending your application". */
  label: string
  /** Added when it takes long: "Still working. Please keep this page open." */
  stillLabel: string
  /** Milliseconds until then; 8 s unless given. */
  stillAfter?: number | undefined
}

/**
 * Covers the screen while something must not be interrupted. It keeps the focus, gives it back when
 * it leaves, and cannot be closed with Escape.
 */
export function FullScreenLoader(props: FullScreenLoaderProps) {
  const { label, stillLabel, stillAfter, ref, ...rest } = props
  const dialog = useInnerRef(ref)
  const long = useSlowWork(true, stillAfter)

  useEffect(() => {
    const cover = dialog.current
    cover?.showModal()
    return () => cover?.close()
  }, [dialog])

  return (
    <Cover
      {...rest}
      ref={dialog}
      aria-label={label}
      tabIndex={-1}
      onCancel={(event) => event.preventDefault()}
    >
      <Steps viewBox="0 0 46 40" aria-hidden="true" focusable="false">
        <rect x="0" y="28" width="10" height="12" rx="3" />
        <rect x="12" y="20" width="10" height="20" rx="3" />
        <rect x="24" y="11" width="10" height="29" rx="3" />
        <rect x="36" y="0" width="10" height="40" rx="3" />
      </Steps>
      <Words role="status">
        <Label>{label}</Label>
        {long && <Still>{stillLabel}</Still>}
      </Words>
    </Cover>
  )
}
