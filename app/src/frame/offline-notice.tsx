import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { OfflineBanner } from '@paso/ui-kit'
import { styled } from 'styled-components'
import { dismissErrors } from '../failures/toasts.ts'
import { useText } from '../i18n/use-text.ts'
import { lenderAnswers, useIsCutOff, watchConnection } from '../lender/connection.ts'
import { onStoredChange, readStored } from '../session/stored-values.ts'
import { latePart } from './lazy-part.ts'
import { refetchQueries } from './refetch-queries.ts'

const hasSlips = (): boolean => readStored('slips') !== undefined
// Fetched as soon as one is kept: it must be here when nothing can be fetched.
const KeptSlips = latePart(() => import('../slip/kept-slips.tsx'), ['repayment', 'loan', 'help'])

/** How often the lender is tried while it cannot be reached. */
const tryEveryMs = 5_000

const Top = styled.div`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: 3;
  /* Large text leaves little room: then it scrolls with the page, as the bar does. */
  @media (max-height: 26em), (max-width: 15em) {
    position: absolute;
  }
`

/**
 * Says for as long as it lasts that the lender cannot be reached, above the bar of the page, and tries
 * by itself. Once it is back, what the page shows is asked for anew and old news of the network leaves.
 */
export function OfflineNotice(): ReactNode {
  const { t } = useText()
  const cutOff = useIsCutOff()
  const wasCutOff = useRef(false)
  const [slipsKept, setSlipsKept] = useState(hasSlips)
  useEffect(() => onStoredChange(() => setSlipsKept(hasSlips())), [])
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    void watchConnection().catch(() => undefined)
  }, [])
  useRefetchOnReturn()
  useEffect(() => {
    // The bar of the page stands below it.
    const { style } = document.body
    const measure = (): void => {
      const height = `${String(top.current?.offsetHeight ?? 0)}px`
      style.setProperty('--paso-bar-start', height)
      style.setProperty('padding-block-start', height)
    }
    measure()
    const watch = new ResizeObserver(measure)
    if (top.current !== null) watch.observe(top.current)
    return () => {
      watch.disconnect()
      style.removeProperty('--paso-bar-start')
      style.removeProperty('padding-block-start')
    }
  }, [cutOff])
  useEffect(() => {
    if (!cutOff) {
      if (wasCutOff.current) {
        dismissErrors('network')
        refetchQueries()
      }
      wasCutOff.current = false
      return undefined
    }
    wasCutOff.current = true
    const timer = setInterval(() => void lenderAnswers(), tryEveryMs)
    return () => clearInterval(timer)
  }, [cutOff])
  return (
    <Top ref={top}>
      <OfflineBanner offline={cutOff}>
        {t('没有网络连接。页面上的内容可能不是最新的,您填写的不会丢失。')}
      </OfflineBanner>
      {slipsKept && (
        <Suspense>
          <KeptSlips />
        </Suspense>
      )}
    </Top>
  )
}

function useRefetchOnReturn(): void {
  useEffect(() => {
    // While another tab or app stood in front, something may have changed.
    const look = (): void => {
      if (document.visibilityState === 'visible') refetchQueries()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
}
