import { Suspense, type ComponentProps, type ReactNode } from 'react'
import { lazyPart } from '../../frame/lazy-part.ts'
import { ScreenSkeleton } from '../../frame/screen-skeleton.tsx'
import type * as Loaded from './borrower-home.tsx'

// A visitor's first load carries nothing of it.
const Lazy = lazyPart(
  () => import('./borrower-home.tsx'),
  ['orders', 'tabs', 'loan', 'cost', 'papers'],
)

export function BorrowerHome(props: ComponentProps<typeof Loaded.default>): ReactNode {
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <Lazy {...props} />
    </Suspense>
  )
}
