import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { partners } from '#country/partners'
import { List } from '@paso/ui-kit'
import { LanguagePill } from '../../frame/language-pill.tsx'
import { NewVersion } from '../../frame/new-version.tsx'
import { Page } from '../../frame/page.tsx'
import { TabPage } from '../../frame/tab-page.tsx'
import { ContactRules } from '../../help/contact-rules.tsx'
import { HelpSearch } from '../../help/help-search.tsx'
import { NumberChanged } from '../../help/number-changed.tsx'
import { SupportCard } from '../../help/support-card.tsx'
import { useText } from '../../i18n/use-text.ts'
import { pathTo } from '../../route-map.ts'
import { useSignedIn } from '../../session/session.ts'

/** Whom to ask, signed in or not: a person, and who watches over the lender. */
export function HelpScreen(): ReactNode {
  const { t } = useText()
  // The sign-in leads here when the number has changed.
  const isAboutNumber = useSearchParams()[0].get('topic') === 'number'
  if (!useSignedIn()) {
    return (
      <Page title={t('帮助')} back="home" action={<LanguagePill />}>
        <NewVersion />
        {isAboutNumber && <NumberChanged />}
        <SupportCard />
        <HelpSearch />
        {!isAboutNumber && <NumberChanged />}
        <ContactRules />
        <Policies />
      </Page>
    )
  }
  return (
    <TabPage title={t('帮助')} current="helpcenter" action={<LanguagePill />}>
      <SupportCard />
      <HelpSearch />
      <NumberChanged />
      <ContactRules />
      <Partners />
      <Policies />
    </TabPage>
  )
}

/** Pages of others that help with money; each opens in a frame of ours. */
function Partners(): ReactNode {
  const { t } = useText()
  if (partners.length === 0) return null
  return (
    <List
      label={t('合作方的页面')}
      items={partners.map(({ name, page, title }) => ({
        id: page,
        title: t(title),
        detail: name,
        icon: 'globe',
        href: pathTo('iframe', {}, { page }),
      }))}
    />
  )
}

/** What the stores and the law want within reach of anybody. */
function Policies(): ReactNode {
  const { t } = useText()
  return (
    <List
      label={t('账户和隐私')}
      items={[
        {
          id: 'privacy',
          title: t('隐私声明'),
          icon: 'lock',
          href: pathTo('staticPage', { title: 'legal', comp: 'privacy' }),
        },
        {
          id: 'deletion',
          title: t('如何删除账户'),
          icon: 'leave',
          href: pathTo('staticPage', { title: 'legal', comp: 'deletion' }),
        },
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
