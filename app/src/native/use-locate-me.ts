/**
 * Locate-me: the rough position once, by the borrower's press, to find the district; the lender keeps no position. The press
 * is the consent, and is recorded before the position leaves the phone. Each way that fails leaves the lists.
 */
import { useState } from 'react'
import type { AddressCascadeProps } from '@paso/ui-kit'
import type { GpsInfo } from '@paso/sdk/bridge'
import type { MessageId } from '../i18n/generated/messages.ts'
import { useText } from '../i18n/use-text.ts'
import { lender } from '../lender/lender.ts'
import { writeStored } from '../session/stored-values.ts'
import { nativeProblem, type NativeProblem } from './native-problem.ts'
import { openBridge } from './open-bridge.ts'
import { notePermission } from './use-permission.ts'

type Why = Exclude<NativeProblem, 'left'> | 'unknown'

const words = {
  refused: '您没有允许使用位置。再按一次可以重新决定,也可以在下面选择。',
  settings: '位置现在只能在手机设置里允许。也可以在下面选择。',
  never: '这部手机不允许使用位置。请在下面选择。',
  absent: '这里查不到位置。请在下面选择。',
  late: '没有找到您的位置。请再按一次,或在下面选择。',
  broken: '没能查到位置。请再按一次,或在下面选择。',
  unknown: '您现在的位置不在我们的列表里。请在下面选择。',
} as const satisfies Record<Why, MessageId>

export interface LocateMe {
  /** For `AddressCascade`. */
  locate: NonNullable<AddressCascadeProps['locate']>
  /** The permission has to be given in the settings. */
  needsSettings: boolean
}

export function useLocateMe(): LocateMe {
  const { t } = useText()
  const [why, setWhy] = useState<Why>()
  const onLocate: LocateMe['locate']['onLocate'] = async () => {
    setWhy(undefined)
    try {
      const found = await regionHere()
      if (found === undefined) setWhy('unknown')
      return found
    } catch (failure) {
      const problem = nativeProblem(failure)
      setWhy(problem === 'left' ? 'broken' : problem)
      return undefined
    }
  }
  return {
    locate: {
      label: t('用我现在的位置填写'),
      busyLabel: t('正在查找位置'),
      failed: t(words[why ?? 'broken']),
      onLocate,
    },
    needsSettings: why === 'settings',
  }
}

async function regionHere() {
  const { register_lat, register_lng, time } = await position()
  notePermission('location')
  const { client } = await lender()
  const { notice_version, consents } = await client.get('/account/consent')
  const newest = consents.find(({ purpose }) => purpose === 'location')
  if (newest === undefined || newest.withdrawn_at !== null) {
    await client.post('/account/consent', { purpose: 'location', notice_version, granted: true })
  }
  writeStored('gpsInfo', {
    register_lat: rough(register_lat),
    register_lng: rough(register_lng),
    time,
  })
  const { province_id, city_id, district_id } = await client.get('/verify/region_at', {
    query: { latitude: rough(register_lat), longitude: rough(register_lng) },
  })
  if (province_id === null) return undefined
  return { province: province_id, city: city_id ?? '', district: district_id ?? '' }
}

/** Asks for the permission first: no call for a position shows a dialog by itself. */
async function position(): Promise<GpsInfo> {
  const bridge = await openBridge()
  if (bridge.platform !== 'web') {
    const permission = 'location'
    const { state } = await bridge.hasPermission({ permission })
    if (state === 'not_asked' || state === 'refused') await bridge.requestPermission({ permission })
    // Refused where it may not, which `getGPSInfo` says too.
    await bridge.startGps().catch(() => undefined)
  }
  return bridge.getGPSInfo()
}

/** Some ten metres, which the lender asks for at most. */
const rough = (degrees: number): number => Math.round(degrees * 10_000) / 10_000
