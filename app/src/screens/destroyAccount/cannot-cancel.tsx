import type { ReactNode } from 'react'
import { List, Result } from '@paso/ui-kit'
import { Page } from '../../frame/page.tsx'
import { SupportLine } from '../../help/support-line.tsx'
import { useText } from '../../i18n/use-text.ts'
import { pathTo } from '../../route-map.ts'

/** An unfinished loan stands in the way: which, and where it is ended. */
export function CannotCancel({ orders }: { orders: readonly string[] }): ReactNode {
  const { t } = useText()
  return (
    <Page title={t('注销账户')} back="mine" titleAs="p">
      <Result outcome="attention" title={t('现在还不能注销')}>
        {t('您有未结束的借款。结清或放弃之后就可以注销。')}
      </Result>
      <List
        label={t('我的借款')}
        items={orders.map((order) => ({
          id: order,
          title: t('查看这笔借款'),
          icon: 'money',
          href: pathTo('orderdetails', {}, { order }),
        }))}
      />
      <SupportLine />
    </Page>
  )
}
