import { emptyDatabase } from './empty-database.ts'
import { certificationStates } from './pact-states/certification.ts'
import { consentStates } from './pact-states/consents.ts'
import { lenderStates } from './pact-states/lender.ts'
import { loanStates } from './pact-states/loans.ts'
import { repaymentStates } from './pact-states/repayments.ts'
import { signingInStates } from './pact-states/signing-in.ts'
import { uploadStates } from './pact-states/uploads.ts'
import type { State } from './pact-states/state.ts'

/** Every provider state that the pacts name; each begins with an empty lender. */
const states: Readonly<Record<string, State>> = {
  ...lenderStates,
  ...signingInStates,
  ...consentStates,
  ...uploadStates,
  ...certificationStates,
  ...loanStates,
  ...repaymentStates,
}

/** The states as a verifier takes them: an empty lender first, then what the state says. */
export const pactStates: Readonly<Record<string, State>> = Object.fromEntries(
  Object.entries(states).map(([name, state]): [string, State] => [
    name,
    async (world, given) => {
      await emptyDatabase(world.database)
      return state(world, given)
    },
  ]),
)
