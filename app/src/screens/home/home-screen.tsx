import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { AppLink } from '../../frame/app-link.tsx'
import { Page } from '../../frame/page.tsx'
import { LanguagePill } from '../../frame/language-pill.tsx'
import { SmallPrint } from '../../frame/small-print.ts'
import { useText } from '../../i18n/use-text.ts'
import { pathTo } from '../../route-map.ts'
import { useSignedIn } from '../../session/session.ts'
import { BorrowerHome } from './borrower-home-chunk.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { VisitorOffer } from './visitor-offer.tsx'
import { useQuery } from '../../frame/use-query.ts'

/* The largest words of the first paint, and of all that comes after it. */
const Lead = styled.h1`
  font-size: var(--paso-text-heading);
`

/**
 * The public home. Prerendered as a visitor sees it, with the shape of the figures, which only
 * the lender knows; who is signed in has a page of their own in its place.
 */
export function HomeScreen(): ReactNode {
  const { t } = useText()
  const signedIn = useSignedIn()
  const home = useQuery('/home/index')
  if (signedIn) return <BorrowerHome home={home} />
  return (
    <Page action={<LanguagePill />}>
      <Lead>{t('先看清全部费用,再决定借不借')}</Lead>
      <VisitorOffer home={home} />
      <HowItWorks />
      <SmallPrint>
        <a href="/legal/terms">{t('使用条款')}</a> · <a href="/legal/privacy">{t('隐私声明')}</a> ·{' '}
        <AppLink href={pathTo('helpcenter')}>{t('帮助和联系方式')}</AppLink> ·{' '}
        <a href="/legal/deletion">{t('如何删除账户')}</a>
      </SmallPrint>
    </Page>
  )
}
