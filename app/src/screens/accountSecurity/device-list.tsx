import { useState, type ReactNode } from 'react'
import country from '#country'
import { Button, ConfirmDialog, List } from '@paso/ui-kit'
import { useCarriedOut } from '../../frame/use-carried-out.ts'
import { useSubmit } from '../../frame/use-submit.ts'
import { useFormat } from '../../i18n/formatters.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Schema } from '../../lender/answers.ts'
import { lender } from '../../lender/lender.ts'

type Device = Schema<'SignedInDevice'>

const platformWords = {
  web: '网页浏览器',
  android: '安卓手机',
  ios: '苹果手机',
} as const satisfies Record<Device['platform'], string>

/** Ids of what together names the button of a device. */
const partsOf = ({ session_id: session }: Device) => ({
  end: `end-${session}`,
  name: `name-${session}`,
  when: `when-${session}`,
})

interface DeviceListProps {
  devices: readonly Device[]
  /** A device was signed out: the list is another one. */
  onEnded: () => void
}

/** Every device that is signed in; each but this one can be signed out from here. */
export function DeviceList({ devices, onEnded }: DeviceListProps): ReactNode {
  const { t } = useText()
  const format = useFormat()
  const [asked, setAsked] = useState<Device>()
  const nameOf = ({ device_name: name, platform }: Device): string =>
    name ?? t(platformWords[platform])
  const whenOf = ({ started_at: started }: Device): string =>
    t('{date} 登录', { date: format.moment(started, country.timeZone) })
  const carriedOut = useCarriedOut(devices)
  const { submit, busy } = useSubmit(async () => {
    if (asked === undefined) return
    const { client } = await lender()
    await client.post('/user/logout_session', { session_id: asked.session_id })
    setAsked(undefined)
    carriedOut(t('那台设备已退出'))
    onEnded()
  })
  return (
    <>
      <List
        label={t('您在这些设备上登录着')}
        items={devices.map((device) => ({
          id: device.session_id,
          icon: device.platform === 'web' ? 'globe' : 'person',
          title: <bdi id={partsOf(device).name}>{nameOf(device)}</bdi>,
          detail: <Since device={device} when={whenOf(device)} />,
          children: !device.is_current && (
            <Button
              id={partsOf(device).end}
              // Devices of one kind have one name: they differ by when they were signed in.
              aria-labelledby={Object.values(partsOf(device)).join(' ')}
              variant="secondary"
              size="fit"
              onClick={() => setAsked(device)}
            >
              {t('让它退出')}
            </Button>
          ),
        }))}
      />
      <ConfirmDialog
        open={asked !== undefined}
        title={asked && t('让「{device}」退出?', { device: nameOf(asked) })}
        confirmLabel={t('让它退出')}
        cancelLabel={t('不退出')}
        busy={busy}
        busyLabel={t('正在退出')}
        onConfirm={() => void submit()}
        onCancel={() => setAsked(undefined)}
      >
        <p>{asked && whenOf(asked)}</p>
        <p>{t('那台设备要重新输入短信验证码才能登录。')}</p>
      </ConfirmDialog>
    </>
  )
}

/** That it is this device stands here, too: at the end of the row it would squeeze name and time on a small screen. */
function Since({ device, when }: { device: Device; when: string }): ReactNode {
  const { t } = useText()
  return (
    <>
      <span id={partsOf(device).when}>{when}</span>
      {device.is_current && (
        <>
          {' · '}
          <span>{t('这台设备')}</span>
        </>
      )}
    </>
  )
}
