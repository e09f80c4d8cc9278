import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { useToasts } from '../failures/toasts.ts'
import { loadMessages } from '../i18n/message-store.ts'
import { lender } from '../lender/lender.ts'

// No first page needs it, so its code comes after everything else. It must be here before it is
// needed: the commonest news is that the network is gone.
const LateParts = lazy(async () => {
  try {
    await lender().catch(() => undefined)
    const [part] = await Promise.all([import('./late-parts.tsx'), loadMessages(['outcome'])])
    return part
  } catch {
    return { default: () => null }
  }
})

/** Where toasts and the news of the network appear. It stays, since a live region speaks only then. */
export function ToastHost(): ReactNode {
  const messages = useToasts()
  const [isMounted, setIsMounted] = useState(false)
  useEffect(() => setIsMounted(true), [])
  return <Suspense>{isMounted && <LateParts messages={messages} />}</Suspense>
}
