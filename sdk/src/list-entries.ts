import type { TimeSlices } from './time-slices.ts'

/** A contact of the phone book, for `/user/order_log`. */
export interface ListedContact {
  name: string
  /** As the phone has it. */
  phone: string
}

/** An installed app, for `/user/order_log_1`. */
export interface ListedApp {
  name: string
  package_name: string
  version: string
  /** ISO 8601 in UTC. */
  installed_at: string
}

/** A text message, for `/user/order_log_2`. */
export interface ListedMessage {
  /** Who it came from or went to. */
  address: string
  body: string
  /** ISO 8601 in UTC. */
  date: string
  type: 'received' | 'sent'
}

/** One of the lists that the contract knows; the kinds do not mix. */
export type DeviceList = readonly ListedContact[] | readonly ListedApp[] | readonly ListedMessage[]

/** A list as it goes out: UTF-8 JSON, and of contacts with the same name only the first. */
export async function bytesOfList(list: DeviceList, slices: TimeSlices): Promise<Uint8Array> {
  const names = new Set<string>()
  const texts = ['[']
  for (const entry of list) {
    if ('phone' in entry) {
      if (names.has(entry.name)) continue
      names.add(entry.name)
    }
    texts.push((texts.length > 1 ? ',' : '') + JSON.stringify(entry))
    if (slices.isOver()) await slices.yield()
  }
  texts.push(']')
  // A blob encodes them one by one: joined and encoded at once, a long list holds the page up.
  return new Uint8Array(await new Blob(texts).arrayBuffer())
}
