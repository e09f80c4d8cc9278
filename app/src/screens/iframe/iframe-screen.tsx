import { useEffect, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button, Notice, Result, Skeleton } from '@paso/ui-kit'
import { styled } from 'styled-components'
import { ActionLink } from '../../frame/action-link.tsx'
import { Page } from '../../frame/page.tsx'
import { SmallPrint } from '../../frame/small-print.ts'
import { useText } from '../../i18n/use-text.ts'
import { useIsCutOff } from '../../lender/connection.ts'
import { openOutside } from '../../native/open-outside.ts'
import { pathTo } from '../../route-map.ts'
import { partnerPage, type PartnerPage } from './partner-page.ts'

const Frame = styled.iframe`
  flex: 1;
  inline-size: 100%;
  min-block-size: 70vh;
  border: 1px solid var(--paso-line);
  border-radius: var(--paso-radius-card);
  background: var(--paso-surface);
`

/** Not its own origin: it would have its storage, and with it a name for this borrower. */
const allowed = 'allow-forms allow-scripts'

/** After this the page says that it takes long. */
const LONG_MS = 20_000

/** A partner's page in a frame that holds it apart: no bridge, no storage, no way to lead this page elsewhere. */
export function IframeScreen(): ReactNode {
  const { language } = useText()
  const shown = partnerPage(useSearchParams()[0].get('page'), language)
  // By address, so that another one is loaded anew.
  return shown === undefined ? <Refused /> : <Framed key={shown.href} {...shown} />
}

function Framed({ partner, href }: PartnerPage): ReactNode {
  const { t } = useText()
  const [attempt, setAttempt] = useState(1)
  const [state, setState] = useState<'loading' | 'late' | 'loaded'>('loading')
  useEffect(() => {
    if (state !== 'loading') return undefined
    const timer = setTimeout(() => setState('late'), LONG_MS)
    return () => clearTimeout(timer)
  }, [state])
  // A frame without a network holds the browser's own error, and says that it is loaded.
  const isWithoutNetwork = useIsCutOff() && state !== 'loaded'
  const tryAgain = (): void => {
    setState('loading')
    setAttempt(attempt + 1)
  }
  return (
    <Page title={t(partner.title)} back="helpcenter">
      <SmallPrint>
        {t('这是 {name} 的页面,不是我们的。它看不到您的姓名、借款和账户。', { name: partner.name })}
      </SmallPrint>
      <Button variant="secondary" onClick={() => openOutside(href)}>
        {t('在浏览器里打开')}
      </Button>
      {state === 'loading' && !isWithoutNetwork && (
        <Skeleton label={t('正在加载')} shapes={['rows']} />
      )}
      {(state === 'late' || isWithoutNetwork) && (
        <Notice tone="attention" live>
          {t('这个页面还没有打开')}
        </Notice>
      )}
      {state === 'late' && (
        <Button variant="secondary" onClick={tryAgain}>
          {t('重试')}
        </Button>
      )}
      {!isWithoutNetwork && (
        <Frame
          key={attempt}
          title={t(partner.title)}
          src={href}
          sandbox={allowed}
          referrerPolicy="no-referrer"
          hidden={state !== 'loaded'}
          onLoad={() => setState('loaded')}
        />
      )}
      {/* Of another origin nothing tells a page from the browser's error in its place. */}
      {state === 'loaded' && (
        <>
          <SmallPrint>{t('这里什么都没有?')}</SmallPrint>
          <Button variant="secondary" onClick={tryAgain}>
            {t('重试')}
          </Button>
        </>
      )}
    </Page>
  )
}

function Refused(): ReactNode {
  const { t } = useText()
  return (
    <Page title={t('这个页面不能在这里打开')} titleAs="p">
      <Result
        outcome="attention"
        title={t('这个页面不能在这里打开')}
        actions={
          <ActionLink to={pathTo('home')} replace>
            {t('回到首页')}
          </ActionLink>
        }
      >
        {t('这里只打开合作方的页面。您的借款和资料不受影响。')}
      </Result>
    </Page>
  )
}
