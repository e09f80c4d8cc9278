import type { Turns } from './turns.ts'

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
export async function bytesOfList(list: DeviceList, turns: Turns): Promise<Uint8Array> {
  const encoder = new TextEncoder()
  const names = new Set<string>()
  const pieces: Uint8Array[] = []
  let text = '['
  let separator = ''
  for (const entry of list) {
    if ('phone' in entry) {
      if (names.has(entry.name)) continue
      names.add(entry.name)
    }
    text += separator + JSON.stringify(entry)
    separator = ','
    if (turns.areOver()) {
      pieces.push(encoder.encode(text))
      text = ''
      await turns.next()
    }
  }
  pieces.push(encoder.encode(`${text}]`))
  return joined(pieces)
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.length
  }
  return bytes
}
