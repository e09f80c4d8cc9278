import { console } from '../lender.ts'
import { newcomer } from '../pact-borrowers.ts'
import type { State } from './state.ts'

/** The lender as it stands, and what it has seen of a call before. */
export const lenderStates: Readonly<Record<string, State>> = {
  'a lender without borrowers': async () => ({}),
  'a lender with settings for the app': async () => ({}),
  'a lender that cannot serve now': async ({ app }) => {
    await console(app, 'outage', { calls: 1 })
    return {}
  },
  // Who signs takes the time of ten minutes ago.
  'a device whose clock is 10 minutes behind': async () => ({}),
  // The lender under test has a minimum version of 1.0.0.
  'a version of the app that is too old': async () => ({}),
  'a borrower with a key in flight': async (world, given) => {
    const { borrower, token } = await newcomer(world)
    await world.database.query(
      `insert into idempotency_keys (owner, key, operation, fingerprint, created_at)
       values ($1, $2, 'saveDraft', $3, $4)`,
      [borrower.id, given['idempotency_key'] ?? '', Buffer.alloc(32), new Date()],
    )
    return { token }
  },
}
