import { lazy, Suspense, type ReactNode } from 'react'
import { useToasts } from '../failures/toasts.ts'

// Most visits show none, so its code waits for the first.
const Toasts = lazy(() => import('./toasts-shown.tsx'))

/** Where toasts appear. Once there was one it stays, since a live region speaks only then. */
export function ToastHost(): ReactNode {
  const toasts = useToasts()
  return <Suspense>{toasts.everShown && <Toasts messages={toasts.shown} />}</Suspense>
}
