import type { ReactNode } from 'react'
import { Result } from '@paso/ui-kit'
import { ActionLink } from '../../frame/action-link.tsx'
import { Page } from '../../frame/page.tsx'
import { SupportLine } from '../../help/support-line.tsx'
import { useText } from '../../i18n/use-text.ts'
import { pathTo } from '../../route-map.ts'

/** Where every path leads that is nobody's. */
export function NotFoundScreen(): ReactNode {
  const { t } = useText()
  return (
    <Page title={t('找不到这个页面')} titleAs="p">
      <Result
        outcome="attention"
        title={t('找不到这个页面')}
        actions={
          <ActionLink to={pathTo('home')} replace>
            {t('回到首页')}
          </ActionLink>
        }
      >
        {t('链接可能已失效。您的借款和资料不受影响。')}
      </Result>
      <SupportLine />
    </Page>
  )
}
