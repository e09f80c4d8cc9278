import { useEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Result, Screen, ScreenBody } from '@paso/ui-kit'
import { useText } from '../i18n/use-text.ts'
import { useIsTooOld } from '../lender/connection.ts'
import { lender } from '../lender/lender.ts'
import { noteVersions, useTooOld } from '../session/app-version.ts'
import { ActionLink } from './action-link.tsx'

/** Asks which versions there are, at the start and when a call is refused for that. Where this one is too old, the way to a newer one is all that stands. */
export function UpdatePage(): ReactNode {
  const tooOld = useTooOld()
  const isRefused = useIsTooOld()
  useEffect(() => {
    void lender()
      .then(({ client }) => client.get('/logout/verison_check'))
      // Where it cannot be asked, the lender refuses what it must by itself.
      .then(noteVersions, () => undefined)
  }, [isRefused])
  return tooOld && <OnlyUpdate url={tooOld.download_url} />
}

/** Beside the app, which is hidden: nothing of it can be used any more. */
function OnlyUpdate({ url }: { url: string }): ReactNode {
  const { t } = useText()
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const app = document.getElementById('root')
    if (app !== null) app.style.display = 'none'
    page.current?.focus()
    return () => {
      app?.style.removeProperty('display')
    }
  }, [])
  return createPortal(
    <Screen ref={page} tabIndex={-1}>
      <ScreenBody>
        <Result
          outcome="attention"
          title={t('请更新 Paso')}
          actions={<ActionLink to={url}>{t('更新')}</ActionLink>}
        >
          {t('这个版本太旧,已不能使用。您的借款和资料不受影响。')}
        </Result>
      </ScreenBody>
    </Screen>,
    document.body,
  )
}
