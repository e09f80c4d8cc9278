import type { ReactNode } from 'react'
import { List, Notice, QuotaCard, Skeleton } from '@paso/ui-kit'
import { hasEnded } from '../../borrowing/has-ended.ts'
import { LenderMessages } from '../../borrowing/lender-messages.tsx'
import { QueryError } from '../../frame/query-error.tsx'
import { TabPage } from '../../frame/tab-page.tsx'
import { useQuery } from '../../frame/use-query.ts'
import { PhoneNumber } from '../../help/phone-number.tsx'
import { useText } from '../../i18n/use-text.ts'
import type { Home } from '../../lender/answers.ts'
import { pathTo } from '../../route-map.ts'
import { readStored } from '../../session/stored-values.ts'

/** The personal page: quota, loans, details, and everything of the borrower's own account. */
export function MineScreen(): ReactNode {
  const { t } = useText()
  const home = useQuery('/home/index')
  const account = useQuery('/account/profile')
  const name = readStored('user_name') ?? ''
  const title = name === '' ? t('我的页面') : t('您好,{name}', { name })
  // All at once: a row that moves as the rest arrives is missed by the finger, or another is hit.
  if (home.state === 'loading' || account.state === 'loading') {
    return (
      <TabPage title={title} current="mine">
        <Skeleton label={t('正在加载')} shapes={['figure', 'rows']} />
      </TabPage>
    )
  }
  const mayHaveAccount = home.data?.quota !== null || home.data.order !== null
  return (
    <TabPage title={title} current="mine">
      {home.state === 'failed' ? <QueryError query={home} /> : <Limit home={home.data} />}
      <List
        label={t('我的页面')}
        items={[
          { id: 'loans', title: t('我的借款'), icon: 'money', href: pathTo('loan') },
          {
            id: 'details',
            title: t('我的资料'),
            detail: account.data?.is_verified === true ? t('身份已核实') : undefined,
            icon: 'form',
            href: pathTo('infoList'),
          },
          { id: 'account', title: t('收款账户'), icon: 'bank' as const, href: pathTo('bankcard') },
        ].filter(({ id }) => id !== 'account' || mayHaveAccount)}
      />
      <List
        label={t('账户和隐私')}
        items={[
          {
            id: 'security',
            title: t('登录和设备'),
            detail: account.data && (
              <PhoneNumber phone={account.data.phone_prefix + account.data.phone} />
            ),
            icon: 'person',
            href: pathTo('accountSecurity'),
          },
          { id: 'privacy', title: t('权限和隐私'), icon: 'lock', href: pathTo('privacymenu') },
          { id: 'settings', title: t('设置'), icon: 'settings', href: pathTo('setting') },
        ]}
      />
      <Help />
      <LenderMessages about={() => true} />
    </TabPage>
  )
}

/** What can be borrowed. Who has a loan cannot borrow beside it. */
function Limit({ home: { order, quota } }: { home: Home }): ReactNode {
  const { t } = useText()
  if (order !== null && !hasEnded(order)) return null
  return quota === null ? (
    <Notice>{t('还没有额度')}</Notice>
  ) : (
    <QuotaCard label={t('可借额度')} {...quota} />
  )
}

function Help(): ReactNode {
  const { t } = useText()
  return (
    <List
      label={t('帮助和联系方式')}
      items={[
        { id: 'help', title: t('帮助和联系方式'), icon: 'help', href: pathTo('helpcenter') },
        {
          id: 'about',
          title: t('关于贷款机构'),
          icon: 'information',
          href: pathTo('staticPage', { title: 'about', comp: 'lender' }),
        },
      ]}
    />
  )
}
