import { useEffect, useState, type ReactNode } from 'react'
import { Toast } from '@paso/ui-kit'
import { dismissToast, type ShownToast } from '../failures/toasts.ts'
import { useText } from '../i18n/use-text.ts'

/** The toasts. Mounts empty, then fills: a live region speaks only of what comes into it. */
export default function ToastList({ messages }: { messages: readonly ShownToast[] }): ReactNode {
  const { t } = useText()
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return <Toast messages={mounted ? messages : []} onClose={dismissToast} closeLabel={t('关闭')} />
}
