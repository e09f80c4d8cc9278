import { createHmac } from 'node:crypto'
import { SEARCH_KEY, seal, sealBytes, unseal, unsealBytes, UnreadableValue } from './keyring.ts'
import type { Keyring } from './keyring.ts'
import { placeIn, sealedColumnsOf, type Place } from './sealed-columns.ts'

/**
 * What the stores keep of a person goes through here: unreadable in a dump, and findable by a keyed
 * hash where it must be looked up.
 */
export class Vault {
  readonly keyring: Keyring

  constructor(keyring: Keyring) {
    this.keyring = keyring
  }

  /** Seals text under the current key. It opens in this column and row only. */
  seal(text: string, place: Place): string {
    return seal(this.keyring, Buffer.from(text), contextOf(place))
  }

  /** The same, where there may be no text. */
  sealIfAny(text: string | null | undefined, place: Place): string | null {
    return text === null || text === undefined ? null : this.seal(text, place)
  }

  /** The text of a sealed value; throws `UnreadableValue` where it was not sealed for this place. */
  open(sealed: string, place: Place): string {
    return unseal(this.keyring, sealed, contextOf(place)).toString('utf8')
  }

  /** Seals bytes as bytes: 31 more than they were with a key id of two letters. */
  sealBytes(bytes: Uint8Array, place: Place): Buffer {
    return sealBytes(this.keyring, bytes, contextOf(place))
  }

  /** The bytes of a sealed value; throws as `open` does. */
  openBytes(sealed: Uint8Array, place: Place): Buffer {
    return unsealBytes(this.keyring, sealed, contextOf(place))
  }

  /**
   * A row of a table with its sealed columns opened, in whatever form they are kept. The row has to
   * hold its key columns, by their own names: else `KeyNotRead`.
   */
  openRow<R extends object>(table: string, row: R): R {
    const opened: Record<string, unknown> = Object.fromEntries(Object.entries(row))
    for (const of of sealedColumnsOf(table)) {
      const value = opened[of.column]
      if (typeof value === 'string') opened[of.column] = this.open(value, placeIn(opened, of))
      else if (value instanceof Uint8Array) {
        opened[of.column] = this.openBytes(value, placeIn(opened, of))
      }
    }
    return opened as R
  }

  /**
   * What a value is looked up by: HMAC-SHA-256 under the search key, base64url. `kind` keeps equal
   * values of different columns apart.
   */
  searchKey(value: string, kind: string): string {
    const key = this.keyring.keys.get(SEARCH_KEY)
    if (key === undefined) throw new UnreadableValue('the search key is not on the keyring')
    return createHmac('sha256', key)
      .update(JSON.stringify([kind, value]))
      .digest('base64url')
  }
}

const contextOf = (place: Place): string => JSON.stringify(place)
