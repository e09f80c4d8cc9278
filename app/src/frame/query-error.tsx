import { useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Button, Notice } from '@paso/ui-kit'
import { useText } from '../i18n/use-text.ts'
import { pathTo } from '../route-map.ts'
import { LateSupportLine } from '../help/late-support-line.tsx'
import { ActionLink } from './action-link.tsx'

interface QueryErrorProps {
  query: {
    refetch: () => void
    words?: string | undefined
    /** It is being asked again. */
    asking?: boolean | undefined
    /** Asked again, it would bring the same. */
    isUnknown?: boolean | undefined
  }
}

/** In the place of what could not be loaded: the lender's words where it said why, and the ways on. */
export function QueryError({ query }: QueryErrorProps): ReactNode {
  const { refetch, words, asking = false, isUnknown = false } = query
  const { t } = useText()
  const isHome = [pathTo('home'), pathTo('homeAlias')].includes(useLocation().pathname)
  const canAskAgain = isHome || !isUnknown
  const title = t('没能加载这些内容')
  // What a page asks again by itself is no news.
  const [pressed, setPressed] = useState(false)
  const busy = pressed && asking
  useEffect(() => {
    if (!asking) setPressed(false)
  }, [asking])
  return (
    <>
      {/* Another one after each try: the same words in the same place are not read out again. */}
      <Notice key={String(busy)} tone="bad" live={!busy} {...(words ? { title } : {})}>
        {words || title}
      </Notice>
      {canAskAgain && (
        <Button
          variant="secondary"
          busy={busy}
          busyLabel={t('正在加载')}
          onClick={() => {
            setPressed(true)
            refetch()
          }}
        >
          {t('重试')}
        </Button>
      )}
      {!isHome && (
        <ActionLink to={pathTo('home')} variant={canAskAgain ? 'quiet' : 'primary'}>
          {t('回到首页')}
        </ActionLink>
      )}
      <LateSupportLine />
    </>
  )
}
