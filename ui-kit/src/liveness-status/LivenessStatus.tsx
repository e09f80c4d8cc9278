import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Picture } from '../drawing/Picture.ts'
import { useSlowWork } from '../slow-work/useSlowWork.ts'
import { Stack } from '../theme/stack.ts'
import { StateActions, StateFrame, StateWords } from '../theme/state-parts.ts'

const Face = styled(Picture)`
  stroke: var(--paso-line-strong);
  stroke-width: 2.5;
  & > [data-part='ground'] {
    fill: var(--paso-sunken);
  }
  & > [data-part='ring'] {
    stroke: var(--paso-line);
    stroke-width: 5;
  }
  &[data-state='running'] > [data-part='ring'] {
    stroke: var(--paso-brand);
    stroke-dasharray: 90 220;
    transform-origin: 60px 60px;
    @media (prefers-reduced-motion: no-preference) {
      animation: paso-liveness-turn 1.4s linear infinite;
    }
  }
  &[data-state='passed'] > [data-part='ring'] {
    stroke: currentColor;
  }
  &[data-state='failed'] {
    color: var(--paso-sun-ink);
    & > [data-part='ground'] {
      fill: var(--paso-sun-tint);
    }
    & > [data-part='ring'] {
      stroke: currentColor;
      stroke-dasharray: 14 12;
    }
  }
  @keyframes paso-liveness-turn {
    to {
      transform: rotate(1turn);
    }
  }
`

const Words = styled(Stack)`
  align-items: center;
  max-inline-size: 26em;
`

const Title = styled.h2`
  font-size: var(--paso-text-title);
  text-wrap: balance;
`

const Tries = styled.p`
  padding: var(--paso-space-1) var(--paso-space-3);
  border-radius: var(--paso-radius-round);
  background: var(--paso-sun-tint);
  color: var(--paso-sun-ink);
  font-size: var(--paso-text-small);
  font-weight: 600;
`

const signs = { passed: 'M83 93l7 7 13-14', failed: 'M93 83v11M93 101v.1' }

export interface LivenessStatusProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /**
   * Where the check is: `ready` before it, also after it was left half-way, `running` while the camera looks or
   * the lender decides, then `passed`, or `failed` for any reason.
   */
  state: 'ready' | 'running' | 'passed' | 'failed'
  /** What is so, in a few words: "Look at the camera", "We saw that it is you". */
  title: string
  /** What to do, or what was seen and how to do better. */
  children?: ReactNode
  /** How often it can still be tried: "2 tries left today". */
  triesLabel?: ReactNode
  /** Said after 8 seconds of `running`: "This takes longer than usual. Please stay." */
  slowLabel?: ReactNode
  /** Start, try again, go on, or another way. */
  actions?: ReactNode
}

/** How the check that a living person holds the phone stands; each change is said to screen readers. */
export function LivenessStatus(props: LivenessStatusProps) {
  const { state, title, children, triesLabel, slowLabel, actions, ...rest } = props
  const running = state === 'running'
  const slow = useSlowWork(running)
  const sign = state === 'passed' || state === 'failed' ? signs[state] : undefined
  return (
    <StateFrame {...rest} aria-busy={running}>
      <Face viewBox="0 0 120 120" data-state={state} aria-hidden="true" focusable="false">
        <circle data-part="ground" cx="60" cy="60" r="49" />
        <path d="M60 30c14 0 22 10 22 25s-9 30-22 30-22-15-22-30 8-25 22-25M51 54v.1M69 54v.1M53 70c4 4 10 4 14 0" />
        <circle data-part="ring" cx="60" cy="60" r="54" />
        {sign && <circle data-part="badge" cx="93" cy="93" r="20" />}
        {sign && <path data-part="sign" d={sign} />}
      </Face>
      <Words role="status">
        <Title>{title}</Title>
        {children && <StateWords>{children}</StateWords>}
        {slow && slowLabel && <StateWords>{slowLabel}</StateWords>}
        {triesLabel && <Tries>{triesLabel}</Tries>}
      </Words>
      {actions && <StateActions>{actions}</StateActions>}
    </StateFrame>
  )
}
