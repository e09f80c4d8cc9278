import type { Currency, Minor } from '../../foundation/money.ts'
import type { Market } from '../../lending/rules/products.ts'
import type { Queryable } from '../../store/database/database.ts'
import { isIdentifier } from '../../foundation/identifier.ts'

/** A posting as the console shows it. */
export interface BookedPosting {
  appId: string
  borrowerId: string
  id: string
  kind: string
  orderId: string | null
  orderNumber: string | null
  /** YYYY-MM-DD, the day that counts. */
  valueDate: string
  postedAt: Date
  /** What a reversal takes back. */
  reversedKind: string | null
  lines: Balance[]
}

/** What stands on an account, or a line of a posting: debits positive. */
export interface Balance {
  account: string
  amount: Minor
  currency: Currency
}

/** Postings of one order or borrower, or of everybody. */
export interface Books {
  postings: BookedPosting[]
  /** Where the next page begins; null on the last one. */
  older: string | null
  /** The sums of all accounts that were looked at. */
  balances: Balance[]
}

const PAGE = 15

/** The identifier behind what a tester typed: it is one, or the number of an order; else undefined. */
export async function identifierOf(db: Queryable, typed: string): Promise<string | undefined> {
  if (isIdentifier(typed)) return typed
  const rows = await db.query<{ id: string }>('select id from orders where number = $1', [typed])
  return rows[0]?.id
}

/**
 * The borrower of a phone, typed with its prefix, with a zero or without; undefined where there is
 * none.
 */
export async function borrowerWithPhone(
  db: Queryable,
  { appId, phonePrefix }: Pick<Market, 'appId' | 'phonePrefix'>,
  typed: string,
): Promise<string | undefined> {
  if (!/^[+\d][\d ()-]{5,24}$/.test(typed)) return undefined
  const bare = typed.replaceAll(/[^+\d]/g, '')
  const phone = bare.startsWith(phonePrefix) ? bare.slice(phonePrefix.length) : bare
  const hash = db.vault.searchKey(phone.replace(/^0/, ''), 'borrowers.phone')
  const rows = await db.query<{ id: string }>(
    'select id from borrowers where app_id = $1 and phone_prefix = $2 and phone_hash = $3',
    [appId, phonePrefix, hash],
  )
  return rows[0]?.id
}

/** The newest postings before `before`; `of` is a borrower's or an order's identifier. */
export async function readBooks(
  db: Queryable,
  of: string | null,
  before: string | null,
): Promise<Books> {
  const rows = await db.query<BookedPosting>(
    `select b.app_id as "appId", t.borrower_id as "borrowerId", t.id, t.kind, t.order_id as "orderId",
       o.number as "orderNumber", t.value_date as "valueDate", t.posted_at as "postedAt",
       r.kind as "reversedKind",
       (select jsonb_agg(jsonb_build_object(
          'account', e.account, 'amount', e.amount, 'currency', e.currency) order by e.line)
        from ledger_entries e
        where e.borrower_id = t.borrower_id and e.transaction_id = t.id) as lines
     from ledger_transactions t
     join borrowers b on b.id = t.borrower_id
     left join orders o on o.borrower_id = t.borrower_id and o.id = t.order_id
     left join ledger_transactions r on r.borrower_id = t.borrower_id and r.id = t.reverses
     where ($1::uuid is null or t.borrower_id = $1 or t.order_id = $1)
       and ($2::uuid is null or t.id < $2)
     order by t.id desc limit ${PAGE + 1}`,
    [of, before],
  )
  const postings = rows.slice(0, PAGE)
  const older = rows.length > PAGE ? (postings.at(-1)?.id ?? null) : null
  return { postings, older, balances: await balances(db, of) }
}

async function balances(db: Queryable, of: string | null): Promise<Balance[]> {
  return db.query<{ account: string; amount: Minor; currency: Currency }>(
    `select account, sum(amount)::bigint as amount, currency from ledger_entries
     where $1::uuid is null or borrower_id = $1 or order_id = $1
     group by account, currency order by currency, account`,
    [of],
  )
}
