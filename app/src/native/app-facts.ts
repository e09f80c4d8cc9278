/** What app and device are, asked once a page. */
import type { DeviceInfo } from '@paso/sdk/bridge'
import type { PostBody } from '../lender/answers.ts'
import { lender } from '../lender/lender.ts'
import { noteCallerFacts } from '../session/caller-facts.ts'
import { deviceId } from '../session/device-id.ts'
import { readStored, writeStored } from '../session/stored-values.ts'
import { nativeProblem } from './native-problem.ts'
import { openBridge } from './open-bridge.ts'

/** How long the page waits for it, in milliseconds; then what was known at the last start stands. */
const longest = 3_000

let asked: Promise<void> | undefined

/** The wrapper's version and names, as `appInfo`. The page's first call: by it the wrapper knows that a page begins. */
export default function appFacts(): Promise<void> {
  asked ??= openBridge()
    .then(async ({ getAppInfo }) => {
      writeStored('appInfo', await getAppInfo({}, { timeoutMs: longest }))
    })
    .catch((failure: unknown) => void nativeProblem(failure))
    .then(noteCallerFacts)
  return asked
}

/**
 * The device, as `deviceInfo`, and to the lender: so that a borrower finds this phone by its name among the devices that
 * are signed in. Nothing that is not known is sent, and no failure is shown.
 */
export async function reportDevice(): Promise<void> {
  try {
    const { getDeviceInfo } = await openBridge()
    const device = readStored('deviceInfo') ?? (await getDeviceInfo())
    writeStored('deviceInfo', device)
    const { client } = await lender()
    await client.post('/user/app_info', { uuid: deviceId(), ...factsOf(device) })
  } catch (failure) {
    nativeProblem(failure)
  }
}

const networks = {
  wifi: 'wifi',
  cellular: 'mobile',
  none: 'offline',
  unknown: 'other',
} as const satisfies Record<DeviceInfo['network'], string>

function factsOf(device: DeviceInfo): Omit<PostBody<'/user/app_info'>, 'uuid'> {
  const { app_version } = readStored('appInfo') ?? {}
  const { os_version, brand: device_brand, model: device_model } = device
  const short = { app_version, os_version, device_brand, device_model }
  const known = Object.entries(short).filter(([, value]) => value !== undefined)
  return {
    ...Object.fromEntries(known.map(([name, value]) => [name, value?.slice(0, 40)])),
    screen_width: pixels(device.screen_width),
    screen_height: pixels(device.screen_height),
    system_language: device.language.slice(0, 35).replaceAll('_', '-'),
    time_zone: device.time_zone.slice(0, 60),
    network_type: networks[device.network],
  }
}

/** The lender's are physical ones. */
const pixels = (css: number): number => Math.max(1, Math.round(css * devicePixelRatio))
