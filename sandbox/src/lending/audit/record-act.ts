import type { Transaction } from '../../store/database/database.ts'

/**
 * Who did it: the borrower by a call, the lender by itself when a time came, a person at the lender
 * (the console), or one of the two parties outside.
 */
export type Actor = 'borrower' | 'job' | 'staff' | 'bank' | 'signing_app'

/** One thing that was done about a borrower. */
export interface Act {
  borrowerId: string
  /** Business time, as the ledger's. */
  at: Date
  actor: Actor
  /** An operation's id, or the name of the work in the same manner: letters and `_`. */
  action: string
  /** Codes and identifiers of objects; never anything of a person: it outlives the account. */
  about: Readonly<Record<string, string | number>>
}

// What `hashedText` builds when a chain is verified.
const FIELDS = `$2::text || E'\\n' || $3::text || E'\\n' || $4::text || E'\\n' || $5::jsonb::text`

const HEAD = `insert into audit_heads as known (borrower_id, seq, hash)
  values ($1, 1, sha256(convert_to($1::uuid::text || E'\\n1\\n' || ${FIELDS}, 'UTF8')))
  on conflict (borrower_id) do update set seq = known.seq + 1, hash = sha256(known.hash ||
    convert_to($1::uuid::text || E'\\n' || (known.seq + 1)::text || E'\\n' || ${FIELDS}, 'UTF8'))
  returning seq, hash`

const APPEND = `insert into audit_entries (borrower_id, seq, at, actor, action, about, hash)
  select $1::uuid, head.seq, $2::text::timestamptz, $3::text, $4::text, $5::jsonb, head.hash from head`

/**
 * Appends to the borrower's chain, in the transaction of what was done and as its last statement:
 * the chain's head stays locked until the transaction ends.
 */
export function recordAct(tx: Transaction, act: Act): void {
  const about = JSON.stringify(act.about)
  const fields = [act.borrowerId, instantText(act.at), act.actor, act.action, about]
  tx.send(APPEND, fields, { head: HEAD })
}

/** Several borrowers' acts of one transaction, always in the same order: two such never deadlock. */
export function recordActs(tx: Transaction, acts: readonly Act[]): void {
  const ordered = acts.toSorted((a, b) => (a.borrowerId < b.borrowerId ? -1 : 1))
  for (const act of ordered) recordAct(tx, act)
}

/** An instant as it is hashed: UTC with the six decimals that the database keeps. */
const instantText = (at: Date): string => at.toISOString().replace('Z', '000Z')

/** What an app reports about itself is no act of its borrower. */
export const UNRECORDED: ReadonlySet<string> = new Set(['logEvent', 'reportAppInfo'])
