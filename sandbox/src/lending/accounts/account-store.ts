import type { Vault } from '../../store/sealing/vault.ts'
import { first, type Queryable } from '../../store/database/database.ts'
import { isIdentifier, newIdentifier } from '../../foundation/identifier.ts'
import type { AccountCategory } from '../countries/shared/banks.ts'

export interface ReceivingAccount {
  id: string
  category: AccountCategory
  bankCode: string
  number: string
  holderName: string
  isDefault: boolean
}

/** As it is kept: number and holder sealed. */
type AccountRow = ReceivingAccount & { borrowerId: string }

const COLUMNS = `borrower_id as "borrowerId", id, category, bank_code as "bankCode", number,
  holder_name as "holderName", is_default as "isDefault"`

const opened = ({ borrowerId, ...row }: AccountRow, vault: Vault): ReceivingAccount => ({
  ...row,
  number: vault.open(row.number, ['receiving_accounts.number', borrowerId, row.id]),
  holderName: vault.open(row.holderName, ['receiving_accounts.holder_name', borrowerId, row.id]),
})

/** A borrower's receiving accounts, the default first, then the newest. */
export async function listAccounts(db: Queryable, borrowerId: string): Promise<ReceivingAccount[]> {
  const rows = await db.query<AccountRow>(
    `select ${COLUMNS} from receiving_accounts
     where borrower_id = $1 and removed_at is null order by is_default desc, id desc`,
    [borrowerId],
  )
  return rows.map((row) => opened(row, db.vault))
}

/** Whether there ever was one, though it may have been removed since. */
export async function hasHadAccount(db: Queryable, borrowerId: string): Promise<boolean> {
  const rows = await db.query('select 1 from receiving_accounts where borrower_id = $1 limit 1', [
    borrowerId,
  ])
  return rows.length > 0
}

/** One of the borrower's own accounts; undefined for anybody else's and for one that was removed. */
export const findAccount = (db: Queryable, borrowerId: string, accountId: string) =>
  ownAccount(db, borrowerId, accountId, '')

/** The same, held until the transaction ends: it cannot be removed under a loan that begins. */
export const shareLockAccount = (tx: Queryable, borrowerId: string, accountId: string) =>
  ownAccount(tx, borrowerId, accountId, ' for share')

/** The same, locked against a loan that would be paid to it. */
export const lockAccount = (tx: Queryable, borrowerId: string, accountId: string) =>
  ownAccount(tx, borrowerId, accountId, ' for update')

async function ownAccount(
  db: Queryable,
  borrowerId: string,
  accountId: string,
  lock: '' | ' for share' | ' for update',
): Promise<ReceivingAccount | undefined> {
  if (!isIdentifier(accountId)) return undefined
  const row = await first<AccountRow>(
    db,
    `select ${COLUMNS} from receiving_accounts
     where borrower_id = $1 and id = $2 and removed_at is null${lock}`,
    [borrowerId, accountId],
  )
  return row && opened(row, db.vault)
}

/** Where an order's money goes or went, though the borrower may have removed the account since. */
export async function accountOfOrder(
  db: Queryable,
  order: { borrowerId: string; accountId: string },
): Promise<ReceivingAccount | undefined> {
  const row = await first<AccountRow>(
    db,
    `select ${COLUMNS} from receiving_accounts where borrower_id = $1 and id = $2`,
    [order.borrowerId, order.accountId],
  )
  return row && opened(row, db.vault)
}

/** Removes a locked account; where it was the default, the newest other becomes it. */
export async function removeAccount(
  tx: Queryable,
  borrowerId: string,
  account: ReceivingAccount,
  now: Date,
): Promise<void> {
  await tx.query(
    `update receiving_accounts set removed_at = $3, is_default = false
     where borrower_id = $1 and id = $2`,
    [borrowerId, account.id, now],
  )
  if (!account.isDefault) return
  const [newest] = await listAccounts(tx, borrowerId)
  if (newest) await makeDefault(tx, borrowerId, newest.id)
}

/**
 * Adds an account and makes it the default; the same number at the same bank is listed once. With
 * another holder or category it replaces the listed one. That one stays as it was for the loans
 * that name it: what was agreed to is no row that changes. Given as before, it is the same account
 * again. Run in a transaction that holds the borrower's row, since only one account may be the
 * default.
 */
export async function addAccount(
  db: Queryable,
  borrowerId: string,
  account: Omit<ReceivingAccount, 'id' | 'isDefault'>,
  now: Date,
): Promise<ReceivingAccount> {
  await db.query(
    'update receiving_accounts set is_default = false where borrower_id = $1 and is_default',
    [borrowerId],
  )
  const { category, bankCode, number, holderName } = account
  const hash = db.vault.searchKey(number, `receiving_accounts.number ${borrowerId}`)
  const sameNumber = await db.query<AccountRow>(
    `select ${COLUMNS} from receiving_accounts
     where borrower_id = $1 and bank_code = $2 and number_hash = $3`,
    [borrowerId, bankCode, hash],
  )
  const known = sameNumber
    .map((each) => opened(each, db.vault))
    .find((each) => each.category === category && each.holderName === holderName)
  const id = known?.id ?? newIdentifier()
  await db.query(
    `update receiving_accounts set removed_at = $5
     where borrower_id = $1 and bank_code = $2 and number_hash = $3 and id <> $4
       and removed_at is null`,
    [borrowerId, bankCode, hash, id, now],
  )
  const row = await first<AccountRow>(
    db,
    `insert into receiving_accounts (borrower_id, id, category, bank_code, number, number_hash,
       holder_name, is_default, consented_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, true, $8, $8)
     on conflict (borrower_id, id) do update
     set is_default = true, consented_at = excluded.consented_at, removed_at = null
     returning ${COLUMNS}`,
    [
      borrowerId,
      id,
      category,
      bankCode,
      db.vault.seal(number, ['receiving_accounts.number', borrowerId, id]),
      hash,
      db.vault.seal(holderName, ['receiving_accounts.holder_name', borrowerId, id]),
      now,
    ],
  )
  if (row === undefined) throw new Error('the account was not kept')
  return opened(row, db.vault)
}

/** Makes an account of the borrower the only default; run as `addAccount` is. */
export async function makeDefault(
  db: Queryable,
  borrowerId: string,
  accountId: string,
): Promise<void> {
  await db.query(
    'update receiving_accounts set is_default = false where borrower_id = $1 and is_default',
    [borrowerId],
  )
  await db.query(
    'update receiving_accounts set is_default = true where borrower_id = $1 and id = $2',
    [borrowerId, accountId],
  )
}

/** The last four digits, the others as `•`; a number of four digits or fewer shows none. */
export function maskedNumber(number: string): string {
  const shown = number.length > 4 ? number.slice(-4) : ''
  return '•'.repeat(number.length - shown.length) + shown
}

/** The same for a line of text: four marks stand for all that are hidden, so that an IBAN fits a narrow phone. */
export const shortMasked = (number: string): string => maskedNumber(number).replace(/•{5,}/, '••••')
