import { strToU8, zipSync, type Zippable } from 'fflate'
import { orderDetail } from '../loans/order-answers.ts'
import { describeListed } from '../repayments/describe-repayment.ts'
import { listPaid } from '../repayments/repayment-store.ts'
import type { Queryable } from '../../store/database/database.ts'
import { orderPaper, receiptOf } from './order-papers.ts'
import type { PaperContext } from './paper-context.ts'
import { TypesettingFailed } from './typesetter.ts'

/**
 * Every paper of an order and its figures as one archive: `order.json` holds the loan and its
 * payments as the contract names them. A paper that cannot be typeset is left out and named there.
 */
export async function orderPack(
  db: Queryable,
  context: PaperContext,
  at: { today: string; now: Date },
): Promise<Uint8Array> {
  const { order, language } = context
  const detail = await orderDetail(db, order, { ...at, language })
  const paid = await listPaid(db, order.borrowerId, order.id)
  const files: Zippable = {}
  const missing: string[] = []
  const add = async (name: string, paper: Promise<Uint8Array>): Promise<void> => {
    try {
      files[name] = await paper
    } catch (error) {
      if (!(error instanceof TypesettingFailed)) throw error
      missing.push(name)
    }
  }
  for (const kind of detail.documents) {
    if (kind !== 'receipt') await add(`${kind}.pdf`, orderPaper(db, context, kind))
  }
  for (const repayment of paid) {
    await add(`receipt-${repayment.reference}.pdf`, receiptOf(db, context, repayment))
  }
  const figures = {
    ...detail,
    payments: paid.map((each) => describeListed(each, at.now)),
    missing_papers: missing,
  }
  files['order.json'] = strToU8(JSON.stringify(figures, null, 2))
  return zipSync(files, { mtime: at.now })
}
