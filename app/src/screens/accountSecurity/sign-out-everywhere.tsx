import { useState, type ReactNode } from 'react'
import { Button, ConfirmDialog } from '@paso/ui-kit'
import { endOnPurpose, signOutLocally } from '../../failures/sign-out-locally.ts'
import { toast } from '../../failures/toasts.ts'
import { navigateTo } from '../../frame/navigate.ts'
import { useSubmit } from '../../frame/use-submit.ts'
import { useText } from '../../i18n/use-text.ts'
import { lender } from '../../lender/lender.ts'

/** Ends every session after one question: for a phone that is lost or in other hands. */
export function SignOutEverywhere(): ReactNode {
  const { t } = useText()
  const [isAsked, setIsAsked] = useState(false)
  const { submit, busy } = useSubmit(async () => {
    const { client } = await lender()
    // A session that has ended elsewhere is found before anything is sent: others may go on.
    await client.get('/user/sessions')
    await endOnPurpose(() => client.post('/user/logout_everywhere', {}))
    await signOutLocally(true)
    toast('success', t('已在所有设备上退出'))
    navigateTo('home')
  })
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsked(true)}>
        {t('全部退出')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t('所有设备都退出?')}
        confirmLabel={t('全部退出')}
        cancelLabel={t('不退出')}
        busy={busy}
        busyLabel={t('正在退出')}
        onConfirm={() => void submit()}
        onCancel={() => setIsAsked(false)}
      >
        {t('包括这台设备。手机丢失或被别人拿着时请这样做。')}
      </ConfirmDialog>
    </>
  )
}
