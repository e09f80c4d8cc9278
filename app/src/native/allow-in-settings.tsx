import { useState, type ReactNode } from 'react'
import { Button, Notice } from '@paso/ui-kit'
import type { PermissionName } from '@paso/sdk/bridge'
import { useText } from '../i18n/use-text.ts'
import { nativeProblem } from './native-problem.ts'
import { openBridge } from './open-bridge.ts'

/** Leads to the phone's settings for one permission, and says how it stands on coming back. */
export default function AllowInSettings({ permission }: { permission: PermissionName }): ReactNode {
  const { t } = useText()
  const [state, setState] = useState<'idle' | 'open' | 'allowed' | 'refused'>('idle')
  const open = async (): Promise<void> => {
    setState('open')
    try {
      const { requestPermission } = await openBridge()
      const answer = await requestPermission({ permission, open_settings: true })
      setState(answer.state === 'granted' || answer.state === 'limited' ? 'allowed' : 'refused')
    } catch (failure) {
      setState(nativeProblem(failure) === 'left' ? 'idle' : 'refused')
    }
  }
  if (state === 'allowed')
    return (
      <Notice tone="good" live>
        {t('现在允许了。请再按一次。')}
      </Notice>
    )
  return (
    <>
      {state === 'refused' && <Notice live>{t('设置里还没有允许。不允许也能继续。')}</Notice>}
      <Button variant="secondary" busy={state === 'open'} onClick={() => void open()}>
        {t('打开手机设置')}
      </Button>
    </>
  )
}
