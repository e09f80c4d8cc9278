import { Suspense, type ComponentProps, type ReactNode } from 'react'
import { lazyPart } from '../../frame/lazy-part.ts'
import { ScreenSkeleton } from '../../frame/screen-skeleton.tsx'
import { loadMessages } from '../../i18n/message-store.ts'
import type * as Loaded from './borrower-home.tsx'

const load = () => import('./borrower-home.tsx')
const areas = ['orders', 'tabs', 'loan', 'cost', 'papers'] as const

// A visitor's first load carries nothing of it.
const Lazy = lazyPart(load, areas)

/** Fetched ahead once somebody is signed in, so that it opens without a network too. */
export const fetchBorrowerHome = () => Promise.all([load(), loadMessages(areas)])

export function BorrowerHome(props: ComponentProps<typeof Loaded.default>): ReactNode {
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <Lazy {...props} />
    </Suspense>
  )
}
