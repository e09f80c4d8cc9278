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

/** A list as it goes out: of contacts with the same name only the first stays. */
export function asSent(list: DeviceList): DeviceList {
  const names = new Set<string>()
  return list.filter((entry: DeviceList[number]) => {
    if (!('phone' in entry)) return true
    const isNew = !names.has(entry.name)
    names.add(entry.name)
    return isNew
  }) as unknown as DeviceList
}
