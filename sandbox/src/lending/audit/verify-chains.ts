import { createHash } from 'node:crypto'
import type { Queryable } from '../../store/database/database.ts'
import { UNRECORDED } from './record-act.ts'

/** Where a chain breaks first. */
export interface BrokenChain {
  borrowerId: string
  /** The first entry that is not what was written, or is gone. */
  seq: number
  what: string
}

interface EntryRow {
  borrowerId: string
  seq: number
  at: string
  actor: string
  action: string
  about: string
  hash: Uint8Array
  headSeq: number | null
  headHash: Uint8Array | null
}

const AT_ONCE = 2000

/**
 * Walks every chain (or the one of `borrowerId`) from its first entry to its head. Returns where
 * each broken one breaks first, and how many entries were sound before that. It hashes here, not in
 * the database, so that nothing in there can vouch for itself. Looks across borrowers: an audit,
 * not a call. Give it a transaction of one snapshot where others write meanwhile.
 */
export async function verifyChains(
  db: Queryable,
  borrowerId: string | null = null,
): Promise<{ chains: number; entries: number; broken: BrokenChain[] }> {
  const found = {
    chains: 0,
    entries: 0,
    broken: [
      ...(await chainsWithoutEntries(db, borrowerId)),
      ...(await borrowersWithoutChain(db, borrowerId)),
    ],
  }
  let chain: Chain | undefined
  let last: { borrowerId: string | null; seq: number } = { borrowerId: null, seq: 0 }
  const end = (): void => {
    if (!chain) return
    found.chains += 1
    found.entries += chain.sound
    const fault = chain.fault ?? chain.faultAtEnd()
    if (fault) found.broken.push({ borrowerId: chain.borrowerId, ...fault })
  }
  for (;;) {
    const rows = await db.query<EntryRow>(PAGE, [borrowerId, last.borrowerId, last.seq])
    for (const row of rows) {
      if (chain?.borrowerId !== row.borrowerId) {
        end()
        chain = new Chain(row)
      }
      chain.take(row)
      last = row
    }
    if (rows.length < AT_ONCE) break
  }
  end()
  return found
}

const PAGE = `select e.borrower_id as "borrowerId", e.seq, e.actor, e.action, e.about::text as about, e.hash,
    to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
    h.seq as "headSeq", h.hash as "headHash"
  from audit_entries e left join audit_heads h on h.borrower_id = e.borrower_id
  where ($1::uuid is null or e.borrower_id = $1)
    and ($2::uuid is null or (e.borrower_id, e.seq) > ($2, $3::bigint))
  order by e.borrower_id, e.seq limit ${AT_ONCE}`

async function chainsWithoutEntries(
  db: Queryable,
  borrowerId: string | null,
): Promise<BrokenChain[]> {
  const rows = await db.query<{ borrowerId: string }>(
    `select borrower_id as "borrowerId" from audit_heads h
     where ($1::uuid is null or borrower_id = $1)
       and not exists (select 1 from audit_entries e where e.borrower_id = h.borrower_id)`,
    [borrowerId],
  )
  return rows.map(({ borrowerId }) => ({
    borrowerId,
    seq: 1,
    what: 'is gone, and every entry after it',
  }))
}

/** Borrowers with a loan, or a call that a chain remembers, who have neither entries nor head. */
async function borrowersWithoutChain(
  db: Queryable,
  borrowerId: string | null,
): Promise<BrokenChain[]> {
  const rows = await db.query<{ borrowerId: string }>(
    `select b.id as "borrowerId" from borrowers b
     where ($1::uuid is null or b.id = $1)
       and not exists (select 1 from audit_heads h where h.borrower_id = b.id)
       and not exists (select 1 from audit_entries e where e.borrower_id = b.id)
       and (exists (select 1 from orders o where o.borrower_id = b.id)
         or exists (select 1 from idempotency_keys k where k.owner = b.id::text
           and k.code is not null and k.operation <> all($2::text[])))
     order by b.id`,
    [borrowerId, [...UNRECORDED]],
  )
  return rows.map(({ borrowerId }) => ({
    borrowerId,
    seq: 1,
    what: 'is gone with the whole chain, though loans or calls of the borrower are there',
  }))
}

type Fault = Omit<BrokenChain, 'borrowerId'>

class Chain {
  readonly borrowerId: string
  readonly #head: { seq: number; hash: Uint8Array } | undefined
  /** How many entries follow from the one before. */
  sound = 0
  fault: Fault | undefined
  #hash: Uint8Array = new Uint8Array()

  constructor({ borrowerId, headSeq, headHash }: EntryRow) {
    this.borrowerId = borrowerId
    this.#head = headSeq === null || !headHash ? undefined : { seq: headSeq, hash: headHash }
  }

  /** Takes the next entry; after a fault the rest proves nothing. */
  take(entry: EntryRow): void {
    if (this.fault) return
    const seq = this.sound + 1
    if (entry.seq !== seq) {
      this.fault = { seq, what: `is gone: entry ${entry.seq} comes next` }
    } else if (this.#head && seq > this.#head.seq) {
      this.fault = { seq, what: 'was slipped in after the end of the chain' }
    } else if (!sameBytes(hashOf(this.#hash, entry), entry.hash)) {
      this.fault = { seq, what: 'was changed, or belongs to another place' }
    } else {
      this.sound = seq
      this.#hash = entry.hash
    }
  }

  /** What the head says of the end of a chain that holds so far. */
  faultAtEnd(): Fault | undefined {
    const seq = this.sound + 1
    if (!this.#head) return { seq, what: 'is not known to be the next: the chain has no end' }
    if (this.#head.seq > this.sound) return { seq, what: 'is gone from the end of the chain' }
    if (sameBytes(this.#head.hash, this.#hash)) return undefined
    return { seq: this.sound, what: 'is not the one that the chain ended with' }
  }
}

function hashOf(before: Uint8Array, entry: EntryRow): Uint8Array {
  return createHash('sha256').update(before).update(hashedText(entry)).digest()
}

/** The fields of an entry as they were hashed when it was written. */
function hashedText({ borrowerId, seq, at, actor, action, about }: EntryRow): string {
  return [borrowerId, seq, at, actor, action, about].join('\n')
}

function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.compare(one, other) === 0
}
