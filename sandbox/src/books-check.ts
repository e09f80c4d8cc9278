import { checkBooks } from './ledger/check-books.ts'
import { runCheck } from './run-check.ts'
import { first } from './store/database.ts'

// `npm run books:check -w sandbox`: proves that the ledger accounts for every cent.
await runCheck(async (tx) => {
  const findings = await checkBooks(tx)
  const counted = await first<{ postings: number; entries: number }>(
    tx,
    `select (select count(*) from ledger_transactions) as postings,
       (select count(*) from ledger_entries) as entries`,
  )
  return {
    seen: `${counted?.postings ?? 0} postings of ${counted?.entries ?? 0} entries`,
    wrong: findings.map(({ what, borrowerId, id }) =>
      borrowerId === null ? what : `${what}: ${id ?? 'without an id'} of borrower ${borrowerId}`,
    ),
  }
})
