import { Suspense, type ReactNode } from 'react'
import { lazyPart } from '../frame/lazy-part.ts'
import type { FreshCodePageProps } from './fresh-code-page.tsx'

const FreshCodePage = lazyPart(() => import('./fresh-code-page.tsx'), ['account', 'code'])

/** The page for a new code, in the place of the one whose call the lender refused without it (403002). */
export const ConfirmByCode = (props: FreshCodePageProps): ReactNode => (
  <Suspense>
    <FreshCodePage {...props} />
  </Suspense>
)
