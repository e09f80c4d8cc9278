import type { ReactNode } from 'react'
import { EmptyState } from '@paso/ui-kit'
import { ActionLink } from '../frame/action-link.tsx'
import { SupportLine } from '../help/support-line.tsx'
import { useText } from '../i18n/use-text.ts'
import { pathTo } from '../route-map.ts'

/** In the place of a loan, for who has none: how one is had, and whom to ask. */
export function NoLoan({ title }: { title?: string }): ReactNode {
  const { t } = useText()
  return (
    <>
      <EmptyState
        title={title ?? t('还没有借款')}
        actions={
          <>
            <ActionLink to={pathTo('home')}>{t('回到首页')}</ActionLink>
            <ActionLink to={pathTo('flowChart')} variant="quiet">
              {t('看看借款怎么进行')}
            </ActionLink>
          </>
        }
      >
        {t('您不欠任何款项。借款之后,还款日、付款和文件都在这里。')}
      </EmptyState>
      <SupportLine />
    </>
  )
}
