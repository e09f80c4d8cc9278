import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useToasts, type ShownToast } from '../failures/toasts.ts'
import { loadMessages } from '../i18n/message-store.ts'
import { lender } from '../lender/lender.ts'
import { untilHere } from './until-here.ts'

type LateParts = ComponentType<{ messages: readonly ShownToast[] }>

// No first page needs it, so its code comes after everything else. It must be here before it is
// needed: the commonest news is that the network is gone.
async function loadLateParts(): Promise<LateParts> {
  await lender().catch(() => undefined)
  const [part] = await Promise.all([import('./late-parts.tsx'), loadMessages(['outcome'])])
  return part.default
}

/**
 * Where toasts and the news of the network appear. It stays, since a live region speaks only then. Not by `lazy`:
 * while something waits in a `Suspense`, React takes over nothing of a painted page, for 300 ms.
 */
export function ToastHost(): ReactNode {
  const messages = useToasts()
  const [Parts, setParts] = useState<LateParts>()
  useEffect(() => {
    void untilHere(loadLateParts).then((parts) => setParts(() => parts))
  }, [])
  return Parts && <Parts messages={messages} />
}
