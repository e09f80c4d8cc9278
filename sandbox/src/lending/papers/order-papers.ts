import { nameToday } from '../certification/borrower-name.ts'
import { Failure } from '../../foundation/failure.ts'
import type { Language } from '../../foundation/languages.ts'
import { findAgreement } from '../loans/agreement-store.ts'
import { timelineOf, type Order } from '../orders/order-store.ts'
import { orderDoesNotAllow } from '../orders/transition.ts'
import {
  findRepayment,
  latestPaidRepayment,
  type Repayment,
} from '../repayments/repayment-store.ts'
import type { Queryable } from '../../store/database/database.ts'
import { papersThatExist, type PaperKind } from '../orders/papers-that-exist.ts'
import { contractPaper } from './contract.ts'
import type { PaperContext } from './paper-context.ts'
import { payoffCertificate } from './payoff-certificate.ts'
import { receiptPaper } from './receipt.ts'
import { typeset } from './typeset.ts'

/** Gathers what the papers of an order are made for. */
export async function paperContext(
  db: Queryable,
  order: Order,
  language: Language,
): Promise<PaperContext> {
  const agreement = await findAgreement(db, order)
  const borrower = agreement?.borrowerName ?? (await nameToday(db, order.borrowerId))
  return { order, agreement, borrower, language }
}

/**
 * One paper as PDF. Throws 404001 for a payment that is not one of this order, 409002 for a paper
 * that does not exist yet.
 */
export async function orderPaper(
  db: Queryable,
  context: PaperContext,
  kind: PaperKind,
  repaymentId?: string,
): Promise<Uint8Array> {
  const { order } = context
  if (kind === 'receipt') {
    return receiptOf(db, context, await paidRepayment(db, order, repaymentId))
  }
  const timeline = await timelineOf(db, order.borrowerId, order.id)
  if (!papersThatExist(order, timeline, false).includes(kind)) throw orderDoesNotAllow(order)
  return typeset(
    kind === 'contract' ? await contractPaper(db, context) : await payoffCertificate(db, context),
    order.borrowerId,
  )
}

/** The receipt of one payment as PDF. */
export async function receiptOf(
  db: Queryable,
  context: PaperContext,
  repayment: Repayment,
): Promise<Uint8Array> {
  return typeset(await receiptPaper(db, repayment, context), repayment.borrowerId)
}

async function paidRepayment(
  db: Queryable,
  order: Order,
  repaymentId: string | undefined,
): Promise<Repayment> {
  if (repaymentId === undefined) {
    const latest = await latestPaidRepayment(db, order.borrowerId, order.id)
    if (!latest) throw orderDoesNotAllow(order)
    return latest
  }
  const named = await findRepayment(db, order.borrowerId, repaymentId)
  if (named?.orderId !== order.id) throw new Failure('not_found')
  if (named.paidAt === null) throw orderDoesNotAllow(order)
  return named
}
