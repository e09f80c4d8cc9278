import type { ReactNode } from 'react'
import { Screen, ScreenBody, Skeleton } from '@paso/ui-kit'
import { useText } from '../i18n/use-text.ts'

/** What stands while a screen's code is fetched, and in the page of every path that is not painted. */
export function ScreenSkeleton(): ReactNode {
  const { t } = useText()
  return (
    <Screen>
      <ScreenBody>
        <Skeleton label={t('正在加载')} shapes={['figure', 'rows']} />
      </ScreenBody>
    </Screen>
  )
}
