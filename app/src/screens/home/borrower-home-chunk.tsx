import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react'
import { Skeleton } from '@paso/ui-kit'
import { loadMessages } from '../../i18n/message-store.ts'
import { useText } from '../../i18n/use-text.ts'
import type * as Loaded from './borrower-home.tsx'

// A visitor's first load carries nothing of it.
const Lazy = lazy(async () => {
  const [chunk] = await Promise.all([import('./borrower-home.tsx'), loadMessages(['orders'])])
  return chunk
})

export function BorrowerHome(props: ComponentProps<typeof Loaded.default>): ReactNode {
  const { t } = useText()
  return (
    <Suspense fallback={<Skeleton label={t('正在加载')} shapes={['figure']} />}>
      <Lazy {...props} />
    </Suspense>
  )
}
