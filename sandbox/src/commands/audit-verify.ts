import { verifyChains } from '../lending/audit/verify-chains.ts'
import { runCheck } from './run-check.ts'

// `npm run audit:verify -w sandbox`: walks every borrower's chain and names where it breaks first.
await runCheck(async (tx) => {
  const { chains, entries, broken } = await verifyChains(tx)
  return {
    seen: `${chains} chains, ${entries} entries that hold`,
    wrong: broken.map(
      ({ borrowerId, seq, what }) => `entry ${seq} of borrower ${borrowerId} ${what}`,
    ),
  }
})
