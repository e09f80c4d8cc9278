import type { ReactNode } from 'react'
import { Toast } from '@paso/ui-kit'
import { dismissToast, useToasts } from '../failures/toasts.ts'
import { useText } from '../i18n/use-text.ts'

/** Where toasts appear; mounted once, empty, since a live region speaks only then. */
export function ToastHost(): ReactNode {
  const { t } = useText()
  return <Toast messages={useToasts()} onClose={dismissToast} closeLabel={t('关闭')} />
}
