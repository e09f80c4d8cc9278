import type { ReactNode } from 'react'
import { AppLink } from '../../frame/app-link.tsx'
import { SmallPrint } from '../../frame/small-print.ts'
import { useText } from '../../i18n/use-text.ts'
import { pathTo } from '../../route-map.ts'

/** Links for a borrower who cannot sign in, and for one who wants the account deleted. */
export default function MoreLinks(): ReactNode {
  const { t } = useText()
  return (
    <SmallPrint>
      <AppLink href={pathTo('helpcenter', {}, { topic: 'number' })}>{t('我换了手机号')}</AppLink>
      {' · '}
      <a href="/legal/deletion">{t('如何删除账户')}</a>
    </SmallPrint>
  )
}
