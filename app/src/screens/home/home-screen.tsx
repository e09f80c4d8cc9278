import { type ReactNode } from 'react'
import { Page } from '../../frame/page.tsx'
import { LanguagePill } from '../../frame/language-pill.tsx'
import { useSignedIn } from '../../session/session.ts'
import { BorrowerHome } from './borrower-home-chunk.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { VisitorOffer } from './visitor-offer.tsx'
import { useAnswer } from '../../frame/use-answer.ts'

/**
 * The public home. Prerendered as a visitor sees it, with the shape of the figures, which only
 * the lender knows; a borrower's own loan takes the offer's place.
 */
export function HomeScreen(): ReactNode {
  const signedIn = useSignedIn()
  const home = useAnswer('/home/index')
  return (
    <Page action={<LanguagePill />}>
      {signedIn ? <BorrowerHome home={home} /> : <VisitorOffer home={home} />}
      <HowItWorks />
    </Page>
  )
}
