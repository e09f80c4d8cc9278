import { sqlState, UNIQUE_VIOLATION, type Transaction } from '../store/database.ts'

/**
 * Makes the number this borrower's own within the edition, in place of the one given before;
 * false when another account has it.
 */
export async function claimIdentityNumber(
  tx: Transaction,
  owner: { appId: string; borrowerId: string },
  identityNumber: string,
): Promise<boolean> {
  const hash = tx.vault.searchKey(identityNumber, 'identity_numbers')
  try {
    await tx.savepoint(() =>
      tx.query(
        `insert into identity_numbers (app_id, number_hash, borrower_id) values ($1, $2, $3)
         on conflict (borrower_id) do update set number_hash = excluded.number_hash`,
        [owner.appId, hash, owner.borrowerId],
      ),
    )
    return true
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return false
    throw error
  }
}
