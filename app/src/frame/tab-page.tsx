import type { ComponentProps, ReactNode } from 'react'
import { TabBar, WideBody, WideScreen } from '@paso/ui-kit'
import { useText } from '../i18n/use-text.ts'
import { pathTo, type RouteName } from '../route-map.ts'
import { NewVersion } from './new-version.tsx'
import { PageBar } from './page.tsx'

type TabName = Extract<RouteName, 'home' | 'loan' | 'helpcenter' | 'mine'>

interface TabPageProps extends Omit<ComponentProps<typeof PageBar>, 'back'> {
  current: TabName
  children: ReactNode
}

/** A main page of who is signed in: the others are one press away, at the thumb. */
export function TabPage({ current, children, ...bar }: TabPageProps): ReactNode {
  const { t } = useText()
  return (
    <WideScreen>
      <PageBar {...bar} />
      <WideBody>
        <NewVersion />
        {children}
      </WideBody>
      <TabBar
        label={t('主要页面')}
        current={pathTo(current)}
        items={[
          { href: pathTo('home'), label: t('首页'), icon: 'home' },
          { href: pathTo('loan'), label: t('借款列表'), icon: 'money' },
          { href: pathTo('helpcenter'), label: t('帮助'), icon: 'help' },
          { href: pathTo('mine'), label: t('我'), icon: 'person' },
        ]}
      />
    </WideScreen>
  )
}
