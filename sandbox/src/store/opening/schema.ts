import type { Database } from '../database/database.ts'
import { setGuards } from './guards.ts'
import { grantToLender } from './lender-role.ts'
import { inTurn, migrate } from './migrate.ts'

/** Brings tables, guards and rights to where this version needs them. */
export async function prepareSchema(asOwner: Database['asOwner']): Promise<void> {
  await migrate(asOwner)
  await inTurn(asOwner, setGuards)
  await inTurn(asOwner, grantToLender)
}
