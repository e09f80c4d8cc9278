import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { Screen, ScreenBody, Skeleton } from '@paso/ui-kit'
import { useText } from '../i18n/use-text.ts'
import { BrokenScreen } from './error-boundary.tsx'

/** How long a shape is enough on a slow line, in milliseconds. */
const longest = 15_000

/**
 * What stands while a screen's code is fetched, and in the page of every path that is not painted. Where
 * that takes too long, words and ways on stand in its place, until the code comes after all.
 */
export function ScreenSkeleton(): ReactNode {
  const { t } = useText()
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), longest)
    return () => clearTimeout(timer)
  }, [])
  const shape = (
    <Screen>
      <ScreenBody>
        <Skeleton label={t('正在加载')} shapes={['figure', 'rows']} />
      </ScreenBody>
    </Screen>
  )
  return isLate ? (
    <Suspense fallback={shape}>
      <BrokenScreen />
    </Suspense>
  ) : (
    shape
  )
}
