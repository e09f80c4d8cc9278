/** Which app is around the page, as the page sees it at once: by what the wrapper puts into its window (D21). */
import { usesHash } from '../frame/current-place.ts'

export type PlatformHere = 'android' | 'ios' | 'web'

export function platformHere(): PlatformHere {
  if ('PasoNative' in window) return 'android'
  return usesHash() ? 'ios' : 'web'
}

export const isInWrapper = (): boolean => platformHere() !== 'web'
