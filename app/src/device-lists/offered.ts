/**
 * What a build that may ask for lists of the device has of them (D12): it declares `ALLOW_DEVICE_LISTS=1`, and its country
 * allows it. In any other build `#country/lists` is not this file, and the value is undefined.
 */
import type { ComponentType } from 'react'
import { lazyPart } from '../frame/lazy-part.ts'

interface DeviceLists {
  /** Rows that lead to the screen of each list that is asked for; nothing where none is. */
  Offers: ComponentType
  /** The screen of one list. */
  Screen: ComponentType<{ name: string }>
}

export const deviceLists: DeviceLists | undefined = {
  Offers: lazyPart(() => import('./list-offers.tsx'), ['lists', 'privacy']),
  Screen: lazyPart(() => import('./list-screen.tsx'), ['lists', 'privacy']),
}
