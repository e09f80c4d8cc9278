import type { ComponentProps, ReactNode } from 'react'
import { Skeleton } from '@paso/ui-kit'
import { useText } from '../i18n/use-text.ts'
import { Page } from './page.tsx'

type LoadingPageProps = Omit<ComponentProps<typeof Page>, 'children' | 'footer'>

/** A page whose parts come all at once: a button that moves as the rest arrives is missed, or another is hit. */
export function LoadingPage(bar: LoadingPageProps): ReactNode {
  const { t } = useText()
  return (
    <Page {...bar}>
      <Skeleton label={t('正在加载')} shapes={['rows', 'rows']} />
    </Page>
  )
}
