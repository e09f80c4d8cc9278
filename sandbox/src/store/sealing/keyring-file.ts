import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newKeyringText, readKeyring, type Keyring } from './keyring.ts'

/**
 * The keyring of a data folder, made with a new key at the first start: beside the database, never
 * in it, so that a dump of the database stays unreadable. Undefined when the file is damaged.
 */
export function keyringOfFolder(folder: string): Keyring | undefined {
  const file = join(folder, 'storage-keys')
  mkdirSync(folder, { recursive: true })
  try {
    // Of several processes that start at once one writes, and all read what it wrote.
    writeFileSync(file, newKeyringText(), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readKeyring(readFileSync(file, 'utf8').trim())
}
