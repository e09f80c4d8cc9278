import type { Minor } from '../../foundation/money.ts'
import type { OrderBalances } from '../ledger/balances.ts'
import type { Posting } from '../ledger/posting.ts'
import type { Earned } from '../ledger/return.ts'
import type { Posted } from '../ledger/reverse.ts'
import type { MessageParams, WordingName } from '../messages/wording.ts'
import type { ChargedDay } from '../orders/late-charges.ts'
import type { Order } from '../orders/order-store.ts'
import type { Owed, PaidSum } from '../rules/balance.ts'
import type { OrderEvent } from '../rules/order-life-cycle.ts'
import type { Repayment } from './repayment-store.ts'

/** Money that came to the lender's account. */
export interface IncomingPayment {
  amount: Minor
  /** When the payer paid, in business time. */
  paidAt: Date
  /**
   * The payer's bank names the payment; the same name twice is the same payment, for every
   * borrower.
   */
  bankPaymentId: string
}

/** A payment that is to be booked, once. */
export interface MatchedPayment {
  id: string
  amount: Minor
  /** When the payer paid, in business time. */
  paidAt: Date
}

/** What a return looks at, announced or not. */
export interface Returning {
  /** What came in time for it before, whatever it was paid for. */
  paidInTime: Minor
  /** Until when its payers must have paid. */
  until: Date
  earned: Earned
}

/** An instruction and its order under the order's lock, and what the books say of them. */
export interface PaymentFacts {
  order: Order
  repayment: Repayment
  balances: OrderBalances
  /** The write-off that stands, of a written-off order. */
  writeOff: Posted | undefined
  /** The late fees that stand. */
  chargedDays: readonly ChargedDay[]
  /** What was paid before; read where something of it was paid on a later day than this payer's. */
  booked: readonly PaidSum[]
  /** Read where the payer paid in time for a return and may complete it, or it was announced. */
  returning: Returning | undefined
}

/** When a payment is booked, and the day that counts for it; days are YYYY-MM-DD. */
export interface PaymentDays {
  now: Date
  today: string
  /** The day that counts for interest. */
  on: string
}

/** The facts with what follows from them for this payment. */
export interface Booking extends PaymentFacts, PaymentDays {
  payment: MatchedPayment
  owed: Owed
}

/** What a payment changes; nothing of it is written yet. */
export interface PaymentDecision {
  /** In the order in which they are made. */
  postings: readonly Posting[]
  /** The order as it then stands; the very same where nothing in it changes. */
  order: Order
  /** What moves the order, where anything does. */
  event?: OrderEvent
  /** Days on which, as it turns out, the payer was not late. */
  waivedDays: readonly string[]
  extension?: {
    days: number
    cost: Minor
    boughtOn: string
    fromDueDate: string
    toDueDate: string
  }
  /** What the borrower reads of it. */
  messages: readonly { wording: WordingName; params: MessageParams }[]
  /** What it adds to what a loan that has ended owes its borrower; absent where such a loan owes nothing. */
  overpaid?: Minor
}
