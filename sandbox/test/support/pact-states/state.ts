import type { StateWorld } from '../pact-borrowers.ts'

/** What a provider state is given, and the values that it gives back to the pact. */
export type State = (
  world: StateWorld,
  given: Readonly<Record<string, string>>,
) => Promise<Record<string, string>>
