import { Suspense, type ReactNode } from 'react'
import { lazyPart } from '../frame/lazy-part.ts'

const NoLicence = lazyPart(() => import('./no-licence.tsx'), ['cost'])

/** That the lender has no licence, wherever a borrower is about to give something: details, a signature, money (0082). */
export function LenderLicence(): ReactNode {
  return (
    <Suspense>
      <NoLicence />
    </Suspense>
  )
}
