import type { ReactNode } from 'react'
import { VisuallyHidden } from '@paso/ui-kit'
import { Page } from '../../frame/page.tsx'
import { LanguagePill } from '../../frame/language-pill.tsx'
import { SmallPrint } from '../../frame/small-print.ts'
import { useText } from '../../i18n/use-text.ts'
import { useSignedIn } from '../../session/session.ts'
import { BorrowerHome } from './borrower-home-chunk.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { VisitorOffer } from './visitor-offer.tsx'
import { useQuery } from '../../frame/use-query.ts'

/**
 * The public home. Prerendered as a visitor sees it, with the shape of the figures, which only
 * the lender knows; a borrower's own loan takes the offer's place.
 */
export function HomeScreen(): ReactNode {
  const { t } = useText()
  const signedIn = useSignedIn()
  const home = useQuery('/home/index')
  return (
    <Page action={<LanguagePill />}>
      <VisuallyHidden as="h1">{t('Paso 借款')}</VisuallyHidden>
      {signedIn ? <BorrowerHome home={home} /> : <VisitorOffer home={home} />}
      {/* Who has a loan knows. */}
      {(home.data?.order ?? null) === null && <HowItWorks />}
      <SmallPrint>
        <a href="/legal/terms">{t('使用条款')}</a> · <a href="/legal/privacy">{t('隐私声明')}</a>
      </SmallPrint>
    </Page>
  )
}
