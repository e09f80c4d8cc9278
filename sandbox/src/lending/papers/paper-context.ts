import type { Language } from '../../foundation/languages.ts'
import type { StoredAgreement } from '../loans/agreement-store.ts'
import type { Order } from '../orders/order-store.ts'

/** What a paper is made for. */
export interface PaperContext {
  order: Order
  /** What was agreed to; undefined for an order from before it was kept. */
  agreement: StoredAgreement | undefined
  /** The borrower's name, as it was when the loan was applied for. */
  borrower: string
  language: Language
}
