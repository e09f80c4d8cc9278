import { listContext } from '../device-lists/list-store.ts'
import type { ListName } from '../remote-config.ts'
import type { Database } from '../store/database.ts'
import { seal, unseal, type Keyring } from './keyring.ts'

const AT_ONCE = 20

/**
 * Seals anew with the current key whatever an older one sealed, and gives how many values that were;
 * then the older keys may go. Safe while lenders run, as long as they have all of the keys.
 */
export async function rotateKeys(database: Database, keyring: Keyring): Promise<number> {
  let done = 0
  for (;;) {
    const found = await database.transaction(async (tx) => {
      const rows = await tx.query<{ borrower_id: string; list: ListName; sealed: string }>(
        `select borrower_id, list, sealed from device_lists
         where not starts_with(sealed, $1) limit ${AT_ONCE} for update skip locked`,
        [`${keyring.current}.`],
      )
      for (const { borrower_id, list, sealed } of rows) {
        const context = listContext(borrower_id, list)
        await tx.query('update device_lists set sealed = $3 where borrower_id = $1 and list = $2', [
          borrower_id,
          list,
          seal(keyring, unseal(keyring, sealed, context), context),
        ])
      }
      return rows.length
    })
    done += found
    if (found === 0) return done
  }
}
