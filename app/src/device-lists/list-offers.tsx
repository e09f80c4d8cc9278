import type { ReactNode } from 'react'
import { List } from '@paso/ui-kit'
import { useQuery } from '../frame/use-query.ts'
import { useText } from '../i18n/use-text.ts'
import { useRemoteConfig } from '../lender/remote-config.ts'
import { isInWrapper } from '../native/wrapper-here.ts'
import { pathTo } from '../route-map.ts'
import { askedFor, isAgreedTo, lists } from './lists.ts'

/** A way to the screen of each list that the lender asks for and that is not agreed to. */
export default function ListOffers(): ReactNode {
  const { t } = useText()
  const { config } = useRemoteConfig()
  const consents = useQuery('/account/consent')
  // A browser gives no list.
  if (!isInWrapper() || consents.state !== 'loaded') return null
  const open = askedFor(config).filter((name) => !isAgreedTo(name, consents.data))
  if (open.length === 0) return null
  return (
    <List
      label={t('另外可选')}
      items={open.map((name) => ({
        id: name,
        title: t(lists[name].title),
        detail: t('由您决定,不提供也没有任何影响'),
        href: pathTo('privacymenu', {}, { list: name }),
      }))}
    />
  )
}
