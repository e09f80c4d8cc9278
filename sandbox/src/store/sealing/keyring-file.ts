import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { keptText } from '../data-folder/data-folder.ts'
import { newKeyringText, readKeyring, type Keyring } from './keyring.ts'

/**
 * The keyring of a data folder, made with a new key at the first start: beside the database, never
 * in it, so that a dump of the database stays unreadable. Undefined when the file is damaged.
 *
 * A database without its keys is refused when it is opened. New ones that open nothing there are not
 * left in its folder: they would be taken for its own.
 */
export function keyringOfFolder(folder: string): Keyring | undefined {
  const lost = existsSync(join(folder, 'database')) && !existsSync(join(folder, 'storage-keys'))
  return readKeyring(lost ? newKeyringText() : keptText(folder, 'storage-keys', newKeyringText))
}
