import type { LedgerAccount, PostingKind } from '../ledger/posting.ts'
import type { Sums } from '../ledger/replay.ts'
import type { Repayment } from './repayment-store.ts'
import type { Minor } from '../../foundation/money.ts'
import type { Queryable } from '../../store/database/database.ts'

/** What a receipt says of a payment, in its order; each named as in the words, `papers.part`. */
export const PAYMENT_PARTS = [
  'paid',
  'interest',
  'fee',
  'extension',
  'lateFee',
  'principal',
  'overpaid',
  'rebate',
  'interestTakenBack',
  'lateFeesTakenBack',
  'returnTakenBack',
  'takenBackKept',
] as const

/**
 * The amount paid, and from `interest` to `overpaid` what of it went where: none is below zero, and
 * together they are the amount. What falls away with an early payoff (`rebate`) was never paid, or comes
 * back of what was. What a payment of an earlier day takes back comes on top of it
 * (`interestTakenBack`, `lateFeesTakenBack`). So does what earlier payments of a return paid of costs
 * (`returnTakenBack`). Both lower the debt, apart from `takenBackKept`.
 */
export type PaymentParts = Record<(typeof PAYMENT_PARTS)[number], Minor>

/** What everything that came for an instruction went to, payment by payment. */
export async function paymentParts(
  db: Queryable,
  repayment: Pick<Repayment, 'borrowerId' | 'id'>,
): Promise<PaymentParts[]> {
  const rows = await db.query<{
    id: string
    kind: PostingKind
    account: LedgerAccount
    sum: Minor
  }>(
    `select p.id, t.kind, e.account, sum(e.amount)::bigint as sum
     from payments p
     join ledger_transactions t on t.borrower_id = p.borrower_id
       and t.cause in (
         'payment:' || p.id::text, 'rebate:' || p.id::text, 'late_fee_reversal:' || p.id::text)
     join ledger_entries e on e.borrower_id = t.borrower_id and e.transaction_id = t.id
     where p.borrower_id = $1 and p.repayment_id = $2
     group by p.id, t.kind, e.account`,
    [repayment.borrowerId, repayment.id],
  )
  return [...Map.groupBy(rows, ({ id }) => id).values()].map(partsOf)
}

/**
 * The parts of one payment by its postings: its own, that of its rebate, and that of the late
 * fees it took back.
 *
 * Interest that was paid and is taken back adds to what the posting takes off the debt, so that its
 * lines come to more than was paid. The money paid is counted first and in the order in which a debt
 * is paid off; what the lines hold beyond it was taken back. Costs that a return takes back count as
 * far as they were paid.
 */
export function partsOf(
  lines: readonly { kind: PostingKind; account: LedgerAccount; sum: Minor }[],
): PaymentParts {
  const sumsOf = (which: (kind: PostingKind) => boolean): Sums => {
    const sums: Sums = {}
    for (const { kind, account, sum } of lines) {
      if (which(kind)) sums[account] = (sums[account] ?? 0) + sum
    }
    return sums
  }
  const booked = sumsOf((kind) => kind !== 'late_fee_reversal' && kind !== 'rebate')
  const rebate = sumsOf((kind) => kind === 'rebate')
  const lateFeesTakenBack = sumsOf((kind) => kind === 'late_fee_reversal')
  const of = (account: LedgerAccount): Minor => booked[account] ?? 0
  const paid = of('cash_clearing')
  let left = paid
  const take = (most: Minor): Minor => {
    const taken = Math.min(left, Math.max(0, most))
    left -= taken
    return taken
  }
  const extension = take(-of('fee_income'))
  // What arose is debited and what is paid credited in one posting: paid is what the two differ by.
  const interest = take(-of('interest_income') - of('receivable_interest'))
  // A rebate of before that this payment changes is posted back: no fee was paid with it.
  const postedBack = Math.max(0, rebate.receivable_fee ?? 0)
  const fee = take(-of('receivable_fee') - Math.max(0, of('fee_income')) - postedBack)
  const principal = take(-of('receivable_principal'))
  const lateFee = take(-of('receivable_late_fee'))
  const overpaid = left
  const isReturn = lines.some(({ kind }) => kind === 'return')
  const costs = ['interest_income', 'receivable_interest', 'fee_income', 'receivable_fee'] as const
  return {
    paid,
    interest,
    fee,
    extension,
    lateFee,
    principal,
    overpaid,
    rebate: (rebate.fee_income ?? 0) + (rebate.interest_income ?? 0),
    interestTakenBack: isReturn ? 0 : Math.max(0, of('interest_income')),
    lateFeesTakenBack: lateFeesTakenBack.late_fee_income ?? 0,
    returnTakenBack: isReturn ? costs.reduce((sum, each) => sum + of(each), 0) : 0,
    takenBackKept:
      -of('borrower_credit') -
      (rebate.borrower_credit ?? 0) -
      (lateFeesTakenBack.borrower_credit ?? 0) -
      overpaid,
  }
}
