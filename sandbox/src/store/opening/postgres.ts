import type pg from 'pg'
import type { Vault } from '../sealing/vault.ts'
import type { Database } from '../database/database.ts'
import { autocommitting, transactionOn, types } from '../database/driver.ts'
import { LENDER_ROLE } from './lender-role.ts'
import { Servers } from '../database/servers.ts'

const LIMITS: pg.PoolConfig = {
  types,
  // Statements that do not wait for one another leave in one packet, in their order.
  pipeline: true,
  // A call that waits longer for another's lock is refused, to be repeated.
  lock_timeout: 10_000,
  connectionTimeoutMillis: 10_000,
  idleTimeoutMillis: 30_000,
}

/**
 * PostgreSQL, or anything that speaks its wire protocol.
 *
 * @param url a connection string; it may name several servers, of which one is the primary.
 * @param prepare what the owner does before the lender begins: schema and rights.
 * @param connections the most that this process holds open at once.
 */
export async function openPostgres(
  url: string,
  vault: Vault,
  prepare: (asOwner: Database['asOwner']) => Promise<void>,
  connections = 20,
): Promise<Database> {
  // A process that starts while another migrates waits for it.
  const owner = new Servers(url, undefined, { ...LIMITS, max: 1, lock_timeout: 60_000 })
  // No answer within 30 seconds is none: the server or the way to it is gone.
  const lender = new Servers(url, LENDER_ROLE, {
    ...LIMITS,
    max: connections,
    query_timeout: 30_000,
  })
  const close = async (): Promise<void> => {
    await Promise.all([owner.end(), lender.end()])
  }
  const asOwner: Database['asOwner'] = (work) => transactionOn(owner, vault, work)
  try {
    await prepare(asOwner)
    // Whether the role can be taken is found out now, not by the first borrower.
    await autocommitting(lender, vault).query('select 1')
  } catch (error) {
    await close()
    throw error
  }
  return {
    engine: 'postgres',
    ...autocommitting(lender, vault),
    transaction: (work) => transactionOn(lender, vault, work),
    asOwner,
    close,
  }
}
