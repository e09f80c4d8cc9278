import type { ReactNode } from 'react'
import { List, Notice } from '@paso/ui-kit'
import { LoadingPage } from '../../frame/loading-page.tsx'
import { Page } from '../../frame/page.tsx'
import { QueryError } from '../../frame/query-error.tsx'
import { useQuery } from '../../frame/use-query.ts'
import { ContactRules } from '../../help/contact-rules.tsx'
import { SupportCard } from '../../help/support-card.tsx'
import { useSupport } from '../../help/use-support.ts'
import { useFormat } from '../../i18n/formatters.ts'
import { useText } from '../../i18n/use-text.ts'
import { pathTo } from '../../route-map.ts'

/** Who lends: the licence or that there is none, the terms, a person to talk to, the regulator. */
export function AboutLender(): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const home = useQuery('/home/index')
  const { state } = useSupport()
  if (home.state === 'loading' || state === 'loading') {
    return <LoadingPage title={t('关于贷款机构')} back="home" />
  }
  return (
    <Page title={t('关于贷款机构')} back="home">
      {home.state === 'failed' && <QueryError query={home} />}
      {home.state === 'loaded' && (
        <>
          <Notice>
            {home.data.licence === null
              ? t('模拟放款方:没有牌照,不涉及真实资金')
              : t('持牌机构:{name},编号 {number},由 {issuer} 颁发', home.data.licence)}
          </Notice>
          <p>
            {t(
              '借 {least} 至 {most},{days} 至 {longest} 天。年化利率 {low} 至 {high},已含全部费用。',
              {
                least: format.roundMoney(home.data.offer.min_amount),
                most: format.roundMoney(home.data.offer.max_amount),
                days: home.data.offer.min_days,
                longest: home.data.offer.max_days,
                low: format.rate(home.data.offer.min_apr),
                high: format.rate(home.data.offer.max_apr),
              },
            )}
          </p>
        </>
      )}
      <SupportCard />
      <ContactRules />
      <List
        label={t('使用条款')}
        items={[
          { id: 'terms', title: t('使用条款'), icon: 'form', href: staticPath('terms') },
          { id: 'privacy', title: t('隐私声明'), icon: 'lock', href: staticPath('privacy') },
          { id: 'deletion', title: t('如何删除账户'), icon: 'leave', href: staticPath('deletion') },
        ]}
      />
    </Page>
  )
}

const staticPath = (comp: string): string => pathTo('staticPage', { title: 'legal', comp })
