import { first, type Queryable } from '../database/database.ts'
import { UnreadableValue } from '../sealing/keyring.ts'
import type { Place } from '../sealing/sealed-columns.ts'
import type { Vault } from '../sealing/vault.ts'

/** The keyring is another than the one that this database is sealed with. */
export class WrongStorageKeys extends Error {
  override name = 'WrongStorageKeys'
}

const ID = 'storage-keys'
const KNOWN = 'the keys of this database'
const place: Place = ['key_checks.sealed', ID]

/**
 * Checks the keyring against the database, which remembers at its first start what it was begun
 * with. Under other keys every phone would be a stranger's, and make a second account. Call it
 * within the migrations' lock, so that of several first starts one writes. Throws
 * `WrongStorageKeys`.
 */
export async function checkKeys(owner: Queryable): Promise<void> {
  const { vault } = owner
  const searchHash = vault.searchKey(KNOWN, 'key_checks')
  const known = await first<{ sealed: string; search_hash: string }>(
    owner,
    'select sealed, search_hash from key_checks where id = $1',
    [ID],
  )
  if (known) {
    if (known.search_hash !== searchHash) throw wrongKeys('the key search is another')
    requireReadable(() => vault.open(known.sealed, place))
    return
  }
  await checkAgainstBorrowers(owner, vault)
  await owner.query('insert into key_checks (id, sealed, search_hash) values ($1, $2, $3)', [
    ID,
    vault.seal(KNOWN, place),
    searchHash,
  ])
}

/** Wrong keys must not become the right ones of a database from before there was a check. */
async function checkAgainstBorrowers(owner: Queryable, vault: Vault): Promise<void> {
  const row = await first<{ id: string; phone: string; phone_hash: string }>(
    owner,
    'select id, phone, phone_hash from borrowers where phone is not null limit 1',
  )
  if (!row) return
  const phone = requireReadable(() => vault.open(row.phone, ['borrowers.phone', row.id]))
  if (vault.searchKey(phone, 'borrowers.phone') !== row.phone_hash) {
    throw wrongKeys('the key search is another')
  }
}

function requireReadable(open: () => string): string {
  try {
    return open()
  } catch (error) {
    if (!(error instanceof UnreadableValue)) throw error
    throw wrongKeys('the key that seals is missing or another', error)
  }
}

function wrongKeys(what: string, cause?: Error): WrongStorageKeys {
  return new WrongStorageKeys(
    `STORAGE_KEYS does not hold the keys that this database was sealed with (${what}): give every process the same keys. ` +
      'Where STORAGE_KEYS was unset, they are in the file storage-keys of the DATA_DIR that the first process had: ' +
      'put that file back, or set STORAGE_KEYS to what it holds. ' +
      'Without them nothing personal here can be read: begin anew with an empty database or folder (DATA_DIR).',
    { cause },
  )
}
