/**
 * `@paso/sdk/bridge/device-lists`: the three calls that read a whole list off the phone. Both app
 * stores forbid loan apps most of them, and Pakistan's regulator all of them. So they are an entry
 * of their own: an app that does not import it ships without their code.
 */
import type { ListedApp, ListedContact, ListedMessage } from '../list-entries.ts'
import type { Bridge, NativeCallOptions } from './bridge.ts'
import { limits, type CallOf } from './native-call.ts'
import type { CallTypes } from './native-methods.ts'

export type { CallTypes, NativeCallOptions }

export type { ListedApp, ListedContact, ListedMessage }

/** The three calls of this entry. */
export interface DeviceListMethods {
  /** Every contact of the phone book. */
  getPhoneList: CallTypes<void, { entries: ListedContact[] }>
  /** Every installed app. */
  getAppList: CallTypes<void, { entries: ListedApp[] }>
  /** Every text message. */
  getSmsList: CallTypes<void, { entries: ListedMessage[] }>
}

/** The name of a call that reads a list of the device. */
export type DeviceListMethod = keyof DeviceListMethods

const list = {
  params: {},
  limitMs: limits.network,
  shows: null,
  alone: false,
  online: false,
  browser: 'not_available',
} as const
/** The permission of such a list is asked for by the call alone, so its time limit holds the dialog. */
const asking = { ...list, shows: 'dialog', limitMs: limits.person } as const

/** The three calls as rows of the table, beside those of `nativeCalls`. */
export const deviceListCalls = {
  getPhoneList: {
    ...asking,
    wire: 'getPhoneList',
    result: { entries: { listOf: { name: 'text', phone: 'text' } } },
    permission: 'phone_book',
    personal: 'phone_book',
  },
  getAppList: {
    ...list,
    wire: 'getAppList',
    result: {
      entries: {
        listOf: { name: 'text', package_name: 'text', version: 'text', installed_at: 'time' },
      },
    },
    permission: null,
    personal: 'installed_apps',
  },
  getSmsList: {
    ...asking,
    wire: 'getSmsList',
    result: {
      entries: {
        listOf: { address: 'text', body: 'text', date: 'time', type: ['received', 'sent'] },
      },
    },
    permission: 'messages',
    personal: 'messages',
  },
} as const satisfies { [Method in DeviceListMethod]: CallOf<DeviceListMethods[Method]> }

/** The three calls, ready to be made. */
export type DeviceLists = {
  readonly [Method in DeviceListMethod]: (
    options?: NativeCallOptions,
  ) => Promise<DeviceListMethods[Method]['result']['entries']>
}

/**
 * The three list calls over a bridge. Only for a purpose to which the borrower agreed on a screen of its own, where law
 * and store allow it; a refusal must never block a loan. Each gives its entries or rejects as the bridge's own calls do.
 *
 * @example
 * const contacts = await deviceLists(bridge).getPhoneList()
 */
export function deviceLists(bridge: Pick<Bridge, 'call'>): DeviceLists {
  const entriesOf =
    <Entry>(method: DeviceListMethod) =>
    async (options?: NativeCallOptions) => {
      const result = await bridge.call(method, deviceListCalls[method], {}, options)
      return (result as { entries: Entry[] }).entries
    }
  return {
    getPhoneList: entriesOf<ListedContact>('getPhoneList'),
    getAppList: entriesOf<ListedApp>('getAppList'),
    getSmsList: entriesOf<ListedMessage>('getSmsList'),
  }
}
