import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { Page } from '../../frame/page.tsx'
import { LanguagePill } from '../../frame/language-pill.tsx'
import { extraPart, lazyPart } from '../../frame/lazy-part.ts'
import { routeOfNext } from '../../frame/next-route.ts'
import { SmallPrint } from '../../frame/small-print.ts'
import { useReturnPath } from '../../frame/use-return-path.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Next } from '../../lender/answers.ts'
import { pathTo } from '../../route-map.ts'
import { isSignedIn } from '../../session/session.ts'
import type { SentCode } from '../../signing-in/sent-code.ts'
import { PhoneForm } from './phone-form.tsx'

// Needed once a code is on its way, which takes longer than fetching this.
const CodeForm = lazyPart(() => import('../../signing-in/code-form.tsx'), ['code'])
// Below everything else, so that nothing moves when it comes.
const MoreLinks = extraPart(() => import('./more-links.tsx'), ['links', 'code'])

/** Phone, then the code that was sent to it; afterwards to where the visitor wanted to go. */
export function LoginScreen(): ReactNode {
  const { t } = useText()
  const navigate = useNavigate()
  const returnPath = useReturnPath()
  const [phone, setPhone] = useState('')
  const [sent, setSent] = useState<SentCode>()
  const [isAskedMore, setIsAskedMore] = useState(false)

  const [isHere, setIsHere] = useState(false)

  useEffect(() => {
    setIsHere(true)
    const leave = (): void => {
      if (isSignedIn()) void navigate(returnPath ?? pathTo('home'), { replace: true })
    }
    leave()
    // Of other tabs alone: signing in here leads on by itself.
    window.addEventListener('storage', leave)
    return () => window.removeEventListener('storage', leave)
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  const signedIn = (next: Next): void =>
    void navigate(returnPath ?? pathTo(routeOfNext(next)), { replace: true })

  return (
    <Page title={t('登录或注册')} back="home" action={<LanguagePill />}>
      <PhoneForm
        hidden={isAskedMore}
        phone={phone}
        onPhone={setPhone}
        sent={sent}
        onSent={setSent}
      />
      {sent !== undefined && (
        <Suspense>
          <CodeForm {...sent} onSignedIn={signedIn} onAskedMore={setIsAskedMore} />
        </Suspense>
      )}
      <SmallPrint>
        {t('继续即接受使用条款并知悉隐私声明。')} <a href="/legal/terms">{t('使用条款')}</a> ·{' '}
        <a href="/legal/privacy">{t('隐私声明')}</a>
      </SmallPrint>
      {isHere && (
        <Suspense>
          <MoreLinks />
        </Suspense>
      )}
    </Page>
  )
}
