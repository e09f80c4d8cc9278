import { nameToday } from '../certification/borrower-name.ts'
import { first, type Queryable, type Transaction } from '../../store/database/database.ts'
import type { AgreementText } from './agreement-text.ts'

/** What was agreed to and by whom, as it was on that day: nothing that is saved later changes it. */
export interface StoredAgreement {
  text: AgreementText
  /** The borrower's name as one line. */
  borrowerName: string
}

type OrderName = { borrowerId: string; id: string }

/** Saves the text that a new order's borrower has agreed to, with the name that they have now. */
export async function saveAgreement(
  tx: Transaction,
  { borrowerId, id }: OrderName,
  { title, sections }: AgreementText,
): Promise<void> {
  const name = await nameToday(tx, borrowerId)
  const text = JSON.stringify({ title, sections } satisfies AgreementText)
  tx.send(
    'insert into agreements (borrower_id, order_id, borrower_name, text) values ($1, $2, $3, $4)',
    [
      borrowerId,
      id,
      tx.vault.seal(name, ['agreements.borrower_name', borrowerId, id]),
      tx.vault.seal(text, ['agreements.text', borrowerId, id]),
    ],
  )
}

/** The agreement of an order; undefined for one from before agreements were kept. */
export async function findAgreement(
  db: Queryable,
  order: OrderName,
): Promise<StoredAgreement | undefined> {
  const row = await first<{
    borrower_id: string
    order_id: string
    borrower_name: string
    text: string
  }>(
    db,
    `select borrower_id, order_id, borrower_name, text from agreements
     where borrower_id = $1 and order_id = $2`,
    [order.borrowerId, order.id],
  )
  if (!row) return undefined
  const { borrower_name, text } = db.vault.openRow('agreements', row)
  return { borrowerName: borrower_name, text: JSON.parse(text) as AgreementText }
}
