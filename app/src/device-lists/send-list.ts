/** Reads one list off the phone and sends it, encrypted. Called by the borrower's press on the list's own screen, once. */
import { encryptList } from '@paso/sdk'
import { deviceLists } from '@paso/sdk/bridge/device-lists'
import { lender } from '../lender/lender.ts'
import { openBridge } from '../native/open-bridge.ts'
import { settings } from '../settings.ts'
import { lists, type ListName } from './lists.ts'

const reading = {
  contacts: async () => (await calls()).getPhoneList(),
  apps: async () => (await calls()).getAppList(),
  messages: async () => (await calls()).getSmsList(),
}

const paths = {
  contacts: '/user/order_log',
  apps: '/user/order_log_1',
  messages: '/user/order_log_2',
} as const satisfies Record<ListName, string>

const calls = async () => deviceLists(await openBridge())

/**
 * Records the consent, then reads and sends. What could not be sent leaves no consent behind.
 *
 * @throws the failures of the bridge and of the client
 */
export async function sendList(name: ListName, notice_version: string): Promise<void> {
  const { client } = await lender()
  const { purpose } = lists[name]
  await client.post('/account/consent', { purpose, notice_version, granted: true })
  try {
    const data = await encryptList(await reading[name](), settings.listKey)
    await client.post(paths[name], { data })
  } catch (failure) {
    await client.post('/account/consent', { purpose, notice_version, granted: false })
    throw failure
  }
}
