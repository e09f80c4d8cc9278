import { createHmac } from 'node:crypto'
import { seal, SEARCH_KEY, unseal, UnreadableValue, type Keyring } from './keyring.ts'

/**
 * What the stores keep of a person goes through here: unreadable in a dump, and findable by a keyed
 * hash where it must be looked up.
 */
export class Vault {
  readonly keyring: Keyring

  constructor(keyring: Keyring) {
    this.keyring = keyring
  }

  /** Seals text under the current key. `place` names column and row: it opens nowhere else. */
  seal(text: string, place: string): string {
    return seal(this.keyring, Buffer.from(text), place)
  }

  /** The text of a sealed value; throws `UnreadableValue` where it was not sealed for this place. */
  open(sealed: string, place: string): string {
    return unseal(this.keyring, sealed, place).toString('utf8')
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
