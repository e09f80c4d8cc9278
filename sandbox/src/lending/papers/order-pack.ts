import { strToU8, zipSync, type Zippable } from 'fflate'
import { orderDetail } from '../loans/order-answers.ts'
import { describeListed } from '../repayments/describe-repayment.ts'
import { listPaid } from '../repayments/repayment-store.ts'
import type { Queryable } from '../../store/database/database.ts'
import { orderPaper, receiptOf, type PaperContext } from './order-papers.ts'

/**
 * Every paper of an order and its figures as one archive: `order.json` holds the loan and its
 * payments as the contract names them.
 */
export async function orderPack(
  db: Queryable,
  context: PaperContext,
  at: { today: string; now: Date },
): Promise<Uint8Array> {
  const { order, language } = context
  const detail = await orderDetail(db, order, { ...at, language })
  const paid = await listPaid(db, order.borrowerId, order.id)
  const figures = {
    ...detail,
    payments: paid.map((each) => describeListed(each, at.now)),
  }
  const files: Zippable = { 'order.json': strToU8(JSON.stringify(figures, null, 2)) }
  for (const kind of detail.documents) {
    if (kind === 'receipt') continue
    files[`${kind}.pdf`] = await orderPaper(db, context, kind)
  }
  for (const repayment of paid) {
    files[`receipt-${repayment.reference}.pdf`] = await receiptOf(db, context, repayment)
  }
  return zipSync(files, { mtime: at.now })
}
