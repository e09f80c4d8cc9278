import { checkBooks, sizeOfBooks } from '../lending/ledger/check-books.ts'
import { runCheck } from './run-check.ts'

// `npm run books:check -w sandbox`: proves that the ledger accounts for every cent.
await runCheck(async (tx) => {
  const findings = await checkBooks(tx)
  const { postings, entries } = await sizeOfBooks(tx)
  return {
    seen: `${postings} postings of ${entries} entries`,
    wrong: findings.map(({ what, borrowerId, id }) =>
      borrowerId === null ? what : `${what}: ${id ?? 'without an id'} of borrower ${borrowerId}`,
    ),
  }
})
