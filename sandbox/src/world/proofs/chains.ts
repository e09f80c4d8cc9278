import { first, type Queryable } from '../../store/database/database.ts'

/** An entry of a chain as the console shows it. */
export interface ChainEntry {
  appId: string
  borrowerId: string
  seq: number
  at: Date
  actor: string
  action: string
  about: Readonly<Record<string, string | number>>
}

/** Entries of one chain newest first, or the last one of each chain. */
export interface Chains {
  entries: ChainEntry[]
  /** Where the next page begins; null on the last one. */
  older: string | null
}

const PAGE = 20

/** The borrower whom an identifier means: theirs, or that of one of their orders. */
export async function borrowerNamed(db: Queryable, id: string): Promise<string | undefined> {
  const order = await first<{ borrower_id: string }>(
    db,
    'select borrower_id from orders where id = $1',
    [id],
  )
  return order?.borrower_id ?? id
}

/** A borrower's entries, older than number `before` where that is given. */
export async function readChain(
  db: Queryable,
  borrowerId: string,
  before: number | null,
): Promise<Chains> {
  const rows = await db.query<ChainEntry>(
    `select b.app_id as "appId", e.borrower_id as "borrowerId", e.seq, e.at, e.actor, e.action, e.about
     from audit_entries e join borrowers b on b.id = e.borrower_id
     where e.borrower_id = $1 and ($2::bigint is null or e.seq < $2) order by e.seq desc limit ${PAGE + 1}`,
    [borrowerId, before],
  )
  const entries = rows.slice(0, PAGE)
  return { entries, older: rows.length > PAGE ? String(entries.at(-1)?.seq) : null }
}

/** The last entry of each chain, newest first, from the `skipped`th on. */
export async function readChains(db: Queryable, skipped: number): Promise<Chains> {
  const rows = await db.query<ChainEntry>(
    `select b.app_id as "appId", e.borrower_id as "borrowerId", e.seq, e.at, e.actor, e.action, e.about
     from audit_heads h join audit_entries e on e.borrower_id = h.borrower_id and e.seq = h.seq
     join borrowers b on b.id = e.borrower_id
     order by e.at desc, e.borrower_id limit ${PAGE + 1} offset $1`,
    [skipped],
  )
  const entries = rows.slice(0, PAGE)
  return { entries, older: rows.length > PAGE ? String(skipped + PAGE) : null }
}
