import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { ScaleBar } from '../scale-bar/ScaleBar.tsx'

const Frame = styled.div`
  display: flex;
  align-items: center;
  gap: var(--paso-space-3);
`

const Words = styled.p`
  flex: none;
  max-inline-size: 60%;
  color: var(--paso-ink-2);
  font-size: var(--paso-text-caption);
`

export interface StepProgressProps extends Omit<ComponentProps<'div'>, 'label'> {
  /** "Step 3 of 5". */
  label: string
  /** How many are done: on the third step, two. */
  done: number
  /** How many there are. */
  total: number
}

/** Which of how many steps, in words, and a line of those that are done. */
export function StepProgress({ label, done, total, ...rest }: StepProgressProps) {
  return (
    <Frame {...rest}>
      <Words>{label}</Words>
      <ScaleBar
        thickness="thin"
        parts={[
          { size: done, tone: 'done' },
          { size: total - done, tone: 'rest' },
        ]}
      />
    </Frame>
  )
}
