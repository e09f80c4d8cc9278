import { useEffect, useState, type ReactNode } from 'react'
import { ListRow } from '@paso/ui-kit'
import { useText } from '../../i18n/use-text.ts'
import { Facts } from './consent-rows.tsx'

const stateWords = {
  granted: '现在允许',
  denied: '现在不允许',
  prompt: '用到时才问',
} as const satisfies Record<PermissionState, string>

/** The camera, which the browser itself gives and takes back: no page can do it in its place. */
export function CameraPermission(): ReactNode {
  const { t } = useText()
  const state = useCameraState()
  return (
    <ListRow title={t('相机')} icon="camera">
      <Facts>
        <span>{t(stateWords[state])}</span>
        <span>{t('用途:{what}', { what: t('拍摄证件照片') })}</span>
        <span>{t('不允许时:{what}', { what: t('从相册选择照片') })}</span>
        <span>{t('在浏览器或手机的设置里收回:这个网站 → 权限 → 相机。')}</span>
      </Facts>
    </ListRow>
  )
}

/** What the browser says; `prompt` where it does not tell. */
function useCameraState(): PermissionState {
  const [state, setState] = useState<PermissionState>('prompt')
  useEffect(() => {
    // Browsers of 2020 have no such question, and some do not know this name.
    const { permissions } = navigator as { permissions?: Permissions }
    permissions?.query({ name: 'camera' }).then(
      (status) => setState(status.state),
      () => undefined,
    )
  }, [])
  return state
}
