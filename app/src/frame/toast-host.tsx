import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { useToasts } from '../failures/toasts.ts'
import { lender } from '../lender/lender.ts'

// Most visits show none, so its code comes after everything else. It must be here before it is
// needed: the commonest news is that the network is gone.
const fetchToasts = () => import('./toast-list.tsx')
const Toasts = lazy(() => fetchToasts().catch(() => ({ default: () => null })))

/** Where toasts appear. Once there was one it stays, since a live region speaks only then. */
export function ToastHost(): ReactNode {
  const toasts = useToasts()
  useEffect(() => {
    void lender()
      .then(fetchToasts)
      .catch(() => undefined)
  }, [])
  return <Suspense>{toasts.everShown && <Toasts messages={toasts.shown} />}</Suspense>
}
