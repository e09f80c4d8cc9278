import type { Minor } from '../../../foundation/money.ts'

/** What a scanned code says to the payer's bank. */
export interface ScannedPayment {
  reference: string
  amount: Minor | null
}

/** How a country writes a payment into a code to scan, and reads it there. */
export interface ScanScheme {
  write: (payment: ScannedPayment & { orderNumber: string; payeeName: string }) => string
  /** Throws `UnreadableCode` for any other text or a wrong checksum. */
  read: (payload: string) => ScannedPayment
}
