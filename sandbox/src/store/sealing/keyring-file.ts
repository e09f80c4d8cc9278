import { keptText } from '../data-folder/data-folder.ts'
import { newKeyringText, readKeyring, type Keyring } from './keyring.ts'

/**
 * The keyring of a data folder, made with a new key at the first start: beside the database, never
 * in it, so that a dump of the database stays unreadable. Undefined when the file is damaged.
 */
export const keyringOfFolder = (folder: string): Keyring | undefined =>
  readKeyring(keptText(folder, 'storage-keys', newKeyringText))
