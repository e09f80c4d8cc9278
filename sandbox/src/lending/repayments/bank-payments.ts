import { Failure } from '../../foundation/failure.ts'
import type { Minor } from '../../foundation/money.ts'
import { first, type Queryable, type Transaction } from '../../store/database/database.ts'

/** What identifies a payment: its bank's name for it, in the edition whose account it came to. */
export interface BankPaymentName {
  appId: string
  bankPaymentId: string
}

/** A payment as its bank reports it. */
interface BankPayment extends BankPaymentName {
  /** The instruction's; null for money that came without one. */
  reference: string | null
  amount: Minor
}

/**
 * Claims the bank's name for this payment in the whole edition, and holds it until the transaction
 * ends. Another report of the same payment waits until then, and finds what came of it. Claim it
 * after the order's lock and the unmatched payment's, so that no two wait for each other.
 *
 * Throws 409002 where the payment is known with another reference or sum; one that came without a
 * reference takes the reported one.
 */
export async function claimBankPayment(
  tx: Queryable,
  { appId, bankPaymentId, reference, amount }: BankPayment,
): Promise<void> {
  const known = await first<Pick<BankPayment, 'reference' | 'amount'>>(
    tx,
    `insert into bank_payments as known (app_id, bank_payment_id, reference, amount)
     values ($1, $2, $3, $4)
     on conflict (app_id, bank_payment_id) do update
     set reference = coalesce(known.reference, excluded.reference)
     returning reference, amount`,
    [appId, bankPaymentId, reference, amount],
  )
  if (known?.reference !== reference || known.amount !== amount) throw knownAsAnother()
}

/** A person says what a known payment is for, whatever it was kept for. */
export function reassignBankPayment(
  tx: Transaction,
  { appId, bankPaymentId }: BankPaymentName,
  reference: string,
): void {
  tx.send('update bank_payments set reference = $3 where app_id = $1 and bank_payment_id = $2', [
    appId,
    bankPaymentId,
    reference,
  ])
}

/** Seen by the console alone: the contract does not list this state. */
const knownAsAnother = (): Failure =>
  new Failure('state_does_not_allow', {
    data: { state: 'payment_known_otherwise', allowed: [], next: 'repayment' },
  })
