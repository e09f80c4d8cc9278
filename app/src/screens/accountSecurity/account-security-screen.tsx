import type { ReactNode } from 'react'
import { List, Notice } from '@paso/ui-kit'
import { LoadingPage } from '../../frame/loading-page.tsx'
import { Page } from '../../frame/page.tsx'
import { QueryError } from '../../frame/query-error.tsx'
import { useQuery } from '../../frame/use-query.ts'
import { NumberChanged } from '../../help/number-changed.tsx'
import { useSupport } from '../../help/use-support.ts'
import { useText } from '../../i18n/use-text.ts'
import { pathTo } from '../../route-map.ts'
import { DeviceList } from './device-list.tsx'
import { SignOutEverywhere } from './sign-out-everywhere.tsx'

/** Where the borrower is signed in, how to end that, and what to do with a new number. */
export function AccountSecurityScreen(): ReactNode {
  const { t } = useText()
  const sessions = useQuery('/user/sessions')
  const support = useSupport()
  if (sessions.state === 'loading' || support.state === 'loading') {
    return <LoadingPage title={t('登录和设备')} back="mine" />
  }
  return (
    <Page title={t('登录和设备')} back="mine">
      {sessions.state === 'failed' && <QueryError query={sessions} />}
      {sessions.state === 'loaded' && (
        <>
          <p>{t('您在这些设备上登录着')}</p>
          <DeviceList devices={sessions.data.sessions} onEnded={sessions.refetch} />
          <Notice>{t('有不认识的设备?先让它退出,再打电话给我们。')}</Notice>
          <SignOutEverywhere />
        </>
      )}
      <NumberChanged />
      <List
        label={t('注销账户')}
        items={[
          { id: 'close', title: t('注销账户'), icon: 'leave', href: pathTo('destroyAccount') },
        ]}
      />
    </Page>
  )
}
