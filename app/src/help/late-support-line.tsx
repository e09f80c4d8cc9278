import { Suspense, type ReactNode } from 'react'
import { extraPart } from '../frame/lazy-part.ts'

const SupportLine = extraPart(
  async () => ({ default: (await import('./support-line.tsx')).SupportLine }),
  ['help'],
)

/** Whom to call, on a page that must not wait for it. Where nothing can be fetched, nothing stands in its place. */
export function LateSupportLine(): ReactNode {
  return (
    <Suspense>
      <SupportLine />
    </Suspense>
  )
}
