import type { ReactNode } from 'react'
import { List, QuotaCard, Skeleton } from '@paso/ui-kit'
import { QueryError } from '../../frame/query-error.tsx'
import { Page } from '../../frame/page.tsx'
import { useQuery } from '../../frame/use-query.ts'
import { useText } from '../../i18n/use-text.ts'
import { pathTo } from '../../route-map.ts'
import { readStored } from '../../session/stored-values.ts'

/** The personal page: quota, loans, details, everything else in the menu. */
export function MineScreen(): ReactNode {
  const { t } = useText()
  const home = useQuery('/home/index')
  const name = readStored('user_name') ?? ''
  return (
    <Page title={name === '' ? t('我的页面') : t('您好,{name}', { name })} back="home">
      {home.state === 'loading' && <Skeleton label={t('正在加载')} shapes={['figure']} />}
      {home.state === 'failed' && <QueryError query={home} />}
      {home.state === 'loaded' && home.data.quota !== null && (
        <QuotaCard label={t('可借额度')} {...home.data.quota} />
      )}
      {home.state === 'loaded' && home.data.quota === null && <p>{t('还没有额度')}</p>}
      <List
        label={t('我的页面')}
        items={[
          { id: 'loans', title: t('我的借款'), icon: 'money', href: pathTo('loan') },
          { id: 'details', title: t('我的资料'), icon: 'form', href: pathTo('infoList') },
          { id: 'account', title: t('收款账户'), icon: 'bank', href: pathTo('bankcard') },
          { id: 'settings', title: t('设置'), icon: 'settings', href: pathTo('setting') },
        ]}
      />
    </Page>
  )
}
