import type { ComponentProps, ReactNode } from 'react'
import country from '#country'
import { ListRow } from '@paso/ui-kit'
import type { PlainMessage } from '../../application-flow/forms/form-table.ts'
import type { MessageId } from '../../i18n/generated/messages.ts'
import { useFormat } from '../../i18n/formatters.ts'
import { useText } from '../../i18n/use-text.ts'
import { usePermission, type AskedPermission } from '../../native/use-permission.ts'
import { platformHere, type PlatformHere } from '../../native/wrapper-here.ts'
import { Facts } from './consent-rows.tsx'

const stateWords = {
  denied: '现在不允许',
  prompt: '用到时才问',
} as const satisfies Record<Exclude<PermissionState, 'granted'>, MessageId>

const oneAtATime = '每次由您选,别的我们看不到' satisfies MessageId

const inSettingsOf = {
  android: '在手机的设置里收回:应用 → Paso → 权限。',
  ios: '在手机的设置里收回:找到 Paso,再选权限。',
  web: undefined,
} as const satisfies Record<PlatformHere, MessageId | undefined>

type Words = Record<'title' | 'use' | 'without', PlainMessage> &
  Pick<ComponentProps<typeof ListRow>, 'icon'>

const permissions = {
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
  // Of iOS alone: Android has no such question.
  tracking: {
    title: '手机的跟踪许可',
    icon: 'information',
    use: '衡量我们的广告',
    without: '没有任何影响',
  },
} as const satisfies Record<AskedPermission, Words & { inBrowser?: PlainMessage }>

const pickers = {
  photos: {
    title: '相册',
    icon: 'album',
    use: '上传您选的那一张照片',
    without: '用相机拍',
  },
  contact: {
    title: '一位联系人',
    icon: 'person',
    use: '填写您选的那一位',
    without: '自己填写姓名和手机号',
  },
} as const satisfies Record<string, Words>

/** What the phone gives, not the lender's records: its permissions, and its pickers of one thing each. */
export function DevicePermissions(): ReactNode {
  return (
    <>
      <DevicePermission permission="camera" />
      <DevicePermission permission="location" />
      {platformHere() === 'ios' && <DevicePermission permission="tracking" />}
      <DevicePicker picker="photos" />
      <DevicePicker picker="contact" />
    </>
  )
}

/** What the phone or the browser itself gives and takes back: no page can do it in its place. */
function DevicePermission({ permission }: { permission: AskedPermission }): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const known = usePermission(permission)
  const takenBackIn = inSettingsOf[platformHere()]
  const row: Words & { inBrowser?: PlainMessage } = permissions[permission]
  return (
    <DeviceRow
      {...row}
      state={
        known.state === 'granted'
          ? t('现在允许,这部手机于 {date} 记下', {
              date: format.moment(known.since, country.timeZone),
            })
          : t(stateWords[known.state])
      }
    >
      {takenBackIn === undefined ? row.inBrowser && t(row.inBrowser) : t(takenBackIn)}
    </DeviceRow>
  )
}

/** What the phone's own picker gives, one at a time: there is nothing to take back. */
function DevicePicker({ picker }: { picker: keyof typeof pickers }): ReactNode {
  const { t } = useText()
  return <DeviceRow {...pickers[picker]} state={t(oneAtATime)} />
}

interface DeviceRowProps extends Words {
  state: string
  /** How it is taken back. */
  children?: ReactNode
}

function DeviceRow({ title, icon, use, without, state, children }: DeviceRowProps): ReactNode {
  const { t } = useText()
  return (
    <ListRow title={t(title)} icon={icon}>
      <Facts>
        <span>{state}</span>
        <span>{t('用途:{what}', { what: t(use) })}</span>
        <span>{t('不允许时:{what}', { what: t(without) })}</span>
        {children !== undefined && <span>{children}</span>}
      </Facts>
    </ListRow>
  )
}
