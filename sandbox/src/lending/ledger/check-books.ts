import { BOOK_RULES } from './book-rules.ts'
import { Replay, type Booked } from './replay.ts'
import type { Queryable } from '../../store/database/database.ts'

/** One thing that is wrong with the books. */
export interface Finding {
  what: string
  borrowerId: string | null
  id: string | null
}

const AT_ONCE = 2000

const POSTINGS = `select t.borrower_id, t.id, t.kind, t.order_id, t.value_date,
    taken.kind as taken_back, case when t.kind = 'payout' then o.terms end as terms,
    (select jsonb_object_agg(line.account, line.sum) from (
       select e.account, sum(e.amount) as sum from ledger_entries e
       where e.borrower_id = t.borrower_id and e.transaction_id = t.id group by e.account) as line
    ) as sums
  from ledger_transactions t
  left join orders o on o.borrower_id = t.borrower_id and o.id = t.order_id
  left join ledger_transactions taken on taken.borrower_id = t.borrower_id and taken.id = t.reverses
  where $1::uuid is null or (t.borrower_id, t.id) > ($1, $2::uuid)
  order by t.borrower_id, t.id limit ${AT_ONCE}`

interface PostingRow {
  borrower_id: string
  id: string
  kind: string
  order_id: string | null
  value_date: string
  taken_back: string | null
  terms: Booked['terms']
  sums: Booked['sums'] | null
}

/** Works every posting out again; see `Replay`. */
async function replayPostings(db: Queryable): Promise<Finding[]> {
  const findings: Finding[] = []
  let last: PostingRow | undefined
  let replays = new Map<string | null, Replay>()
  for (;;) {
    const rows = await db.query<PostingRow>(POSTINGS, [last?.borrower_id ?? null, last?.id ?? null])
    for (const row of rows) {
      if (last?.borrower_id !== row.borrower_id) replays = new Map()
      last = row
      const replay = replays.get(row.order_id) ?? new Replay()
      replays.set(row.order_id, replay)
      const { kind, value_date: valueDate, taken_back: takenBack, terms } = row
      if (replay.holds({ kind, valueDate, takenBack, terms, sums: row.sums ?? {} })) continue
      const what = `a ${kind} differs from what the terms and the payments come to`
      findings.push({ what, borrowerId: row.borrower_id, id: row.id })
    }
    if (rows.length < AT_ONCE) return findings
  }
}

/** Proves the books: every finding is a defect, none means that each cent is accounted for. */
export async function checkBooks(db: Queryable): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [what, sql] of BOOK_RULES) {
    for (const row of await db.query<{ borrower_id: string; id: string }>(sql)) {
      findings.push({ what, borrowerId: row.borrower_id, id: row.id })
    }
  }
  findings.push(...(await replayPostings(db)))
  const [books] = await db.query<{ total: number }>(
    'select coalesce(sum(amount), 0)::bigint as total from ledger_entries',
  )
  if (books?.total !== 0) {
    findings.push({ what: 'the ledger does not sum to zero', borrowerId: null, id: null })
  }
  return findings
}

/** How many postings and entries the books have. */
export async function sizeOfBooks(db: Queryable): Promise<{ postings: number; entries: number }> {
  const [row] = await db.query<{ postings: number; entries: number }>(
    `select (select count(*) from ledger_transactions) as postings,
       (select count(*) from ledger_entries) as entries`,
  )
  return row ?? { postings: 0, entries: 0 }
}
