import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { Toast } from '@paso/ui-kit'
import { setReload } from '../failures/present-failure.ts'
import { reportScreen } from '../events/screen-view.ts'
import { watchErrors } from '../events/watch-errors.ts'
import { dismissToast, type ShownToast } from '../failures/toasts.ts'
import { useText } from '../i18n/use-text.ts'
import { leaveAnotherBorrower } from '../session/another-borrower.ts'
import { followCallerFacts } from '../session/caller-facts.ts'
import { finishStoredCalls } from '../session/finish-stored-calls.ts'
import { useSignedIn } from '../session/session.ts'
import { fetchBrokenScreen } from './error-boundary.tsx'
import { noteAddress } from '../session/note-address.ts'
import { isInWrapper } from '../native/wrapper-here.ts'
import { latePart } from './lazy-part.ts'
import { currentPlace } from './current-place.ts'
import { reloadOnceForMissingChunks } from './missing-chunks.ts'
import { fetchBorrowerHome } from '../screens/home/borrower-home-chunk.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { prefetchWhenIdle } from './prefetch-screens.ts'
import { firstScreenShown } from './screen-chunks.ts'
import { closeDialogsOnBack } from './top-dialog.ts'
import { UpdatePage } from './update-page.tsx'

// No boundary of a screen stands around these: what failed here would take the page away.
const ElsewhereDialogs = latePart(() => import('../native/elsewhere-dialogs.tsx'), ['outcome'])

/** Toasts, the news of the network and of a version that is too old, and the screens that are likely next. */
export default function LateParts({ messages }: { messages: readonly ShownToast[] }): ReactNode {
  const { t } = useText()
  // Mounts empty, then fills: a live region speaks only of what comes into it.
  const [mounted, setMounted] = useState(false)
  useEffect(() => {
    setMounted(true)
    setReload(reloadOnceForMissingChunks)
    followCallerFacts()
    leaveAnotherBorrower()
    watchErrors()
    closeDialogsOnBack()
    reportScreen()
    if (isInWrapper()) {
      void import('../native/start-native.ts')
        .then(({ startNative }) => startNative())
        .catch(() => undefined)
    }
    void finishStoredCalls().catch(() => undefined)
    // Inside the iOS wrapper an address that came as a path has its query behind the hash by now.
    noteAddress(new URLSearchParams(location.search || currentPlace().search))
    // What every next page may need, of which one is shown where nothing else can be fetched.
    void fetchBrokenScreen().catch(() => undefined)
    void Promise.all([firstScreenShown, import('./arrive.ts')])
      .then(([heading, { takeOver }]) => takeOver(heading))
      .catch(() => undefined)
  }, [])
  const signedIn = useSignedIn()
  // The last is what is shown where nothing else can be fetched.
  useEffect(() => {
    if (signedIn) prefetchWhenIdle([...tabs, 'networkError'], fetchBorrowerHome)
    else prefetchWhenIdle([...visitor, 'networkError'])
  }, [signedIn])
  return (
    <>
      <OfflineNotice />
      <UpdatePage />
      {isInWrapper() && (
        <Suspense>
          <ElsewhereDialogs />
        </Suspense>
      )}
      <Toast messages={mounted ? messages : []} onClose={dismissToast} closeLabel={t('关闭')} />
    </>
  )
}

const visitor = ['login'] as const
const tabs = ['loan', 'mine', 'helpcenter', 'infoList'] as const
