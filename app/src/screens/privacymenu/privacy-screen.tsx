import { Suspense, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { deviceLists } from '#country/lists'
import { List, Notice } from '@paso/ui-kit'
import { styled } from 'styled-components'
import { LoadingPage } from '../../frame/loading-page.tsx'
import { Page } from '../../frame/page.tsx'
import { QueryError } from '../../frame/query-error.tsx'
import { useQuery } from '../../frame/use-query.ts'
import { useText } from '../../i18n/use-text.ts'
import { pathTo } from '../../route-map.ts'
import { ConsentRows } from './consent-rows.tsx'
import { consentWords, purposes } from './consent-words.ts'
import { DevicePermissions } from './device-permissions.tsx'
import { ExportData } from './export-data.tsx'

const Lead = styled.p`
  color: var(--paso-ink-2);
`

const Heading = styled.h2`
  font-size: var(--paso-text-strong);
`

/** The permission ledger: what was allowed, for what, since when, what works without it; and one's data. */
export function PrivacyScreen(): ReactNode {
  const list = useSearchParams()[0].get('list')
  if (deviceLists === undefined || list === null) return <Ledger />
  return (
    <Suspense>
      <deviceLists.Screen name={list} />
    </Suspense>
  )
}

function Ledger(): ReactNode {
  const { t } = useText()
  const consents = useQuery('/account/consent')
  const known = (given: string) =>
    purposes.filter(
      (purpose) =>
        consentWords[purpose].given === given &&
        (given !== 'elsewhere' || consents.data?.consents.some((each) => each.purpose === purpose)),
    )
  if (consents.state === 'loading') {
    return <LoadingPage title={t('权限和隐私')} back="mine" />
  }
  return (
    <Page title={t('权限和隐私')} back="mine">
      <Lead>{t('每一项都写明用途、时间、不允许时怎么办,以及怎么收回。')}</Lead>
      {consents.state === 'failed' && <QueryError query={consents} />}
      {consents.state === 'loaded' && (
        <>
          <Heading>{t('由您决定')}</Heading>
          <ConsentRows
            label={t('由您决定')}
            purposes={[...known('here'), ...known('elsewhere')]}
            list={consents.data}
            onChanged={consents.refetch}
          >
            <DevicePermissions />
          </ConsentRows>
          <ListsOfDevice />
          <Heading>{t('借款所必需')}</Heading>
          <ConsentRows
            label={t('借款所必需')}
            purposes={known('loan')}
            list={consents.data}
            onChanged={consents.refetch}
          />
        </>
      )}
      <OwnData />
    </Page>
  )
}

function OwnData(): ReactNode {
  const { t } = useText()
  return (
    <>
      <List label={t('账户和隐私')}>
        <ExportData />
      </List>
      <List
        label={t('权限和隐私')}
        items={[
          {
            id: 'privacy',
            title: t('隐私声明'),
            icon: 'lock',
            href: pathTo('staticPage', { title: 'legal', comp: 'privacy' }),
          },
          {
            id: 'terms',
            title: t('使用条款'),
            icon: 'form',
            href: pathTo('staticPage', { title: 'legal', comp: 'terms' }),
          },
          { id: 'close', title: t('注销账户'), icon: 'leave', href: pathTo('destroyAccount') },
        ]}
      />
    </>
  )
}

function ListsOfDevice(): ReactNode {
  const { t } = useText()
  if (deviceLists === undefined) {
    return <Notice tone="good">{t('我们从不索取:通讯录、短信、已装应用。')}</Notice>
  }
  return (
    <Suspense>
      <deviceLists.Offers />
    </Suspense>
  )
}
