import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { Button, Notice } from '@paso/ui-kit'
import { useText } from '../i18n/use-text.ts'
import { pathTo } from '../route-map.ts'
import { LateSupportLine } from '../help/late-support-line.tsx'
import { ActionLink } from './action-link.tsx'

interface QueryErrorProps {
  query: { refetch: () => void; words?: string | undefined }
}

/** In the place of what could not be loaded: the lender's words where it said why, and the ways on. */
export function QueryError({ query: { refetch, words } }: QueryErrorProps): ReactNode {
  const { t } = useText()
  const isHome = [pathTo('home'), pathTo('homeAlias')].includes(useLocation().pathname)
  const title = t('没能加载这些内容')
  return (
    <>
      <Notice tone="bad" live {...(words ? { title } : {})}>
        {words || title}
      </Notice>
      <Button variant="secondary" onClick={refetch}>
        {t('重试')}
      </Button>
      {!isHome && (
        <ActionLink to={pathTo('home')} variant="quiet">
          {t('回到首页')}
        </ActionLink>
      )}
      <LateSupportLine />
    </>
  )
}
