import type { ComponentProps, ReactNode } from 'react'
import { useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../icon/Icon.tsx'

const Banner = styled.div`
  &:not(:empty) {
    display: flex;
    align-items: center;
    gap: var(--paso-space-2);
    padding: var(--paso-space-2) var(--paso-space-4);
    border-block-end: 1px solid transparent;
    background: var(--paso-sun-tint);
    color: var(--paso-sun-ink);
    font-size: var(--paso-text-small);
    font-weight: 600;
  }
  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`

const subscribe = (changed: () => void) => {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

export interface OfflineBannerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** "You are offline. What you type is kept." */
  children: ReactNode
  /** Overrides what the browser says of its connection. */
  offline?: boolean | undefined
}

/** Says that there is no network, for as long as there is none. Keep it mounted. */
export function OfflineBanner({ children, offline, ...rest }: OfflineBannerProps) {
  const without = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  )
  return (
    <Banner {...rest} role="status">
      {(offline ?? without) && (
        <>
          <Icon name="offline" />
          <span>{children}</span>
        </>
      )}
    </Banner>
  )
}
