import type { Currency } from '../../foundation/money.ts'
import type { Terms } from '../rules/schedule.ts'
import { first, type Queryable } from '../../store/database/database.ts'
import { isIdentifier } from '../../foundation/identifier.ts'

export interface Quote {
  borrowerId: string
  id: string
  productId: string
  terms: Terms
  currency: Currency
  /** The day from which the quote's due dates count, YYYY-MM-DD. */
  startDate: string
  createdAt: Date
  expiresAt: Date
}

/** Saves a quote. */
export async function addQuote(db: Queryable, quote: Quote): Promise<void> {
  await db.query(
    `insert into quotes (borrower_id, id, product_id, terms, currency, start_date, created_at, expires_at)
     values ($1, $2, $3, $4::jsonb, $5, $6, $7, $8)`,
    [
      quote.borrowerId,
      quote.id,
      quote.productId,
      JSON.stringify(quote.terms),
      quote.currency,
      quote.startDate,
      quote.createdAt,
      quote.expiresAt,
    ],
  )
}

/** One of the borrower's own quotes, expired or not; undefined for anybody else's. */
export async function findQuote(
  db: Queryable,
  borrowerId: string,
  quoteId: string,
): Promise<Quote | undefined> {
  if (!isIdentifier(quoteId)) return undefined
  return first<Quote>(
    db,
    `select borrower_id as "borrowerId", id, product_id as "productId", terms, currency,
       start_date as "startDate", created_at as "createdAt", expires_at as "expiresAt"
     from quotes where borrower_id = $1 and id = $2`,
    [borrowerId, quoteId],
  )
}
