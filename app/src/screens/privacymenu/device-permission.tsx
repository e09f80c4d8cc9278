import type { ComponentProps, ReactNode } from 'react'
import { ListRow } from '@paso/ui-kit'
import type { MessageId } from '../../i18n/generated/messages.ts'
import { useText } from '../../i18n/use-text.ts'
import { usePermission } from '../../native/use-permission.ts'
import { isInWrapper } from '../../native/wrapper-here.ts'
import { Facts } from './consent-rows.tsx'

const stateWords = {
  granted: '现在允许',
  denied: '现在不允许',
  prompt: '用到时才问',
} as const satisfies Record<PermissionState, MessageId>

const rows = {
  camera: {
    title: '相机',
    icon: 'camera',
    use: '拍摄证件照片',
    without: '从相册选择照片',
    inBrowser: '在浏览器或手机的设置里收回:这个网站 → 权限 → 相机。',
  },
  location: {
    title: '手机定位',
    icon: 'globe',
    use: '填写一次地址',
    without: '自己填写地址',
    inBrowser: '在浏览器或手机的设置里收回:这个网站 → 权限 → 位置。',
  },
} as const satisfies Record<
  'camera' | 'location',
  Record<'title' | 'use' | 'without' | 'inBrowser', MessageId> &
    Pick<ComponentProps<typeof ListRow>, 'icon'>
>

/** What the phone or the browser itself gives and takes back: no page can do it in its place. */
export function DevicePermission({ permission }: { permission: keyof typeof rows }): ReactNode {
  const { t } = useText()
  const state = usePermission(permission)
  const { title, icon, use, without, inBrowser } = rows[permission]
  return (
    <ListRow title={t(title)} icon={icon}>
      <Facts>
        <span>{t(stateWords[state])}</span>
        <span>{t('用途:{what}', { what: t(use) })}</span>
        <span>{t('不允许时:{what}', { what: t(without) })}</span>
        <span>{isInWrapper() ? t('在手机的设置里收回:应用 → Paso → 权限。') : t(inBrowser)}</span>
      </Facts>
    </ListRow>
  )
}
