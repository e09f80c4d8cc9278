import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { VisuallyHidden } from '../theme/VisuallyHidden.tsx'

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--paso-space-4);
`

const Shape = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--paso-space-3);
  padding: var(--paso-space-4);
  border: 1px solid var(--paso-line);
  border-radius: var(--paso-radius-card);
  background: var(--paso-card);
`

const Stroke = styled.span`
  block-size: calc(28 * var(--paso-u));
  border-radius: var(--paso-radius-small);
  background: var(--paso-line);
  &[data-stroke='label'] {
    inline-size: 38%;
  }
  &[data-stroke='figure'] {
    inline-size: 64%;
    block-size: calc(84 * var(--paso-u));
  }
  &[data-stroke='line'] {
    inline-size: 100%;
  }
  &[data-stroke='short'] {
    inline-size: 72%;
  }
  &[data-stroke='button'] {
    block-size: var(--paso-control);
    border-radius: var(--paso-radius-field);
  }
  @media (prefers-reduced-motion: no-preference) {
    animation: paso-skeleton-breathe 1600ms ease-in-out infinite;
  }
  @keyframes paso-skeleton-breathe {
    50% {
      opacity: 0.5;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`

export interface SkeletonStrokeProps extends ComponentProps<'span'> {
  /** How long and high it is: a label, a large figure, a line of text, a short one, a button. */
  kind: 'label' | 'figure' | 'line' | 'short' | 'button'
}

/** One bar in the place of one thing that comes. `style` makes it any other size. */
export function SkeletonStroke({ kind, ...rest }: SkeletonStrokeProps) {
  return <Stroke data-stroke={kind} {...rest} />
}

/** A card of strokes, one below the other. Screen readers pass it by. */
export function SkeletonCard(props: ComponentProps<'div'>) {
  return <Shape aria-hidden="true" {...props} />
}

const shapes = {
  figure: ['label', 'figure', 'short', 'button'],
  rows: ['short', 'line', 'line', 'line', 'short'],
  form: ['label', 'button', 'label', 'button'],
} as const

export interface SkeletonProps extends Omit<ComponentProps<'div'>, 'label'> {
  /** "Loading", said once for all shapes. */
  label: string
  /** What will come, top to bottom: a card with a figure, one with rows, a form. */
  shapes?: readonly (keyof typeof shapes)[] | undefined
  /** Any other shapes, after those: `SkeletonCard`s of `SkeletonStroke`s. */
  children?: ReactNode
}

/** The shape of what comes, while it comes. */
export function Skeleton({ label, shapes: coming = [], children, ...rest }: SkeletonProps) {
  return (
    <Frame {...rest}>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {coming.map((shape, index) => (
        <SkeletonCard key={shape + String(index)}>
          {shapes[shape].map((stroke, place) => (
            <SkeletonStroke key={stroke + String(place)} kind={stroke} />
          ))}
        </SkeletonCard>
      ))}
      {children}
    </Frame>
  )
}
