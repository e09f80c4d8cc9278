import type { ReactNode } from 'react'
import { Icon, Notice } from '@paso/ui-kit'
import { AppLink } from '../../frame/app-link.tsx'
import { NewVersion } from '../../frame/new-version.tsx'
import { Points } from '../../frame/points.ts'
import { SmallPrint } from '../../frame/small-print.ts'
import { useText } from '../../i18n/use-text.ts'
import { pathTo } from '../../route-map.ts'
import { readStored } from '../../session/stored-values.ts'

/** What signing in would undo, links for who cannot sign in or wants the account deleted, what nobody need fear of signing in, and a newer version. */
export default function MoreLinks(): ReactNode {
  const { t } = useText()
  return (
    <>
      {readStored('cancelled_at') !== undefined && (
        <Notice tone="attention">{t('这部手机可能已提交注销账户的申请。登录就会撤回它。')}</Notice>
      )}
      <SmallPrint>
        <AppLink href={pathTo('helpcenter', {}, { topic: 'number' })}>{t('我换了手机号')}</AppLink>
        {' · '}
        <a href="/legal/deletion">{t('如何删除账户')}</a>
      </SmallPrint>
      <Points>
        <li>
          <Icon name="evaluate" />
          {t('看额度免费,看了也不必借')}
        </li>
        <li>
          <Icon name="form" />
          {t('签字前先看到全部费用')}
        </li>
        <li>
          <Icon name="lock" />
          {t('我们从不打电话问您验证码')}
        </li>
      </Points>
      <NewVersion />
    </>
  )
}
