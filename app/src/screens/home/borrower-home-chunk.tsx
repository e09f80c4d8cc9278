import { Suspense, type ComponentProps, type ReactNode } from 'react'
import { Skeleton } from '@paso/ui-kit'
import { lazyPart } from '../../frame/lazy-part.ts'
import { useText } from '../../i18n/use-text.ts'
import type * as Loaded from './borrower-home.tsx'

// A visitor's first load carries nothing of it.
const Lazy = lazyPart(() => import('./borrower-home.tsx'), ['orders'])

export function BorrowerHome(props: ComponentProps<typeof Loaded.default>): ReactNode {
  const { t } = useText()
  return (
    <Suspense fallback={<Skeleton label={t('正在加载')} shapes={['figure']} />}>
      <Lazy {...props} />
    </Suspense>
  )
}
