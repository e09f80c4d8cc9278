import { useEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Result, Screen, ScreenBody } from '@paso/ui-kit'
import { LateSupportLine } from '../help/late-support-line.tsx'
import { useText } from '../i18n/use-text.ts'
import { useIsTooOld } from '../lender/connection.ts'
import { lender } from '../lender/lender.ts'
import type { Schema } from '../lender/answers.ts'
import { settings } from '../settings.ts'
import { isBelow, noteVersions, useTooOld } from '../session/app-version.ts'
import { ActionLink } from './action-link.tsx'
import { whenIdle } from './when-idle.ts'

/** Asks which versions there are, at the start and when a call is refused for that. Where this one is too old, the way to a newer one is all that stands. */
export function UpdatePage(): ReactNode {
  const tooOld = useTooOld()
  const isRefused = useIsTooOld()
  useEffect(() => {
    void lender()
      .then(({ client }) => client.get('/logout/verison_check'))
      // Where it cannot be asked, the lender refuses what it must by itself.
      .then(keepOrLeave, () => undefined)
  }, [isRefused])
  return tooOld && <OnlyUpdate url={tooOld.download_url} />
}

/**
 * A version that the lender still takes is kept on the device for the next opening. One that it takes no more is
 * kept no longer: where it was opened from there, the server may have a newer one.
 */
async function keepOrLeave(versions: Schema<'NewerVersion'>): Promise<void> {
  noteVersions(versions)
  const worker = await import('../service-worker/open-without-network.ts').catch(() => undefined)
  if (worker === undefined) return
  if (!isBelow(settings.version, versions.minimum_version)) {
    whenIdle(() => void worker.keepForNextTime().catch(() => undefined))
  } else if (await worker.leaveOldVersion()) {
    location.reload()
  }
}

/** Beside the app, which is hidden: nothing of it can be used any more. */
function OnlyUpdate({ url }: { url: string }): ReactNode {
  const { t } = useText()
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const app = document.getElementById('root')
    if (app !== null) app.style.display = 'none'
    // One that is open would keep the whole page from being pressed.
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]'))
      dialog.close()
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
        <LateSupportLine />
      </ScreenBody>
    </Screen>,
    document.body,
  )
}
