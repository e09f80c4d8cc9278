import { sqlState, type Transaction } from '../database/database.ts'

/** Who the lender is in the database. It owns nothing, so that no trigger or right is its to lift. */
export const LENDER_ROLE = 'paso_lender'

/** Tables that are only ever added to: the lender may read and insert, whatever triggers say. */
export const appendOnly = ['ledger_transactions', 'ledger_entries', 'audit_entries']

/** The user of the connection string may neither make nor become the lender's role. */
export class RoleUnavailable extends Error {
  override name = 'RoleUnavailable'
}

const EXISTS = new Set(['42710', '23505'])
const REFUSED = '42501'

/**
 * Makes the lender's role if need be, and grants it its rights on every table that there is now.
 * Run by the owner after each migration; throws `RoleUnavailable` where that is not allowed.
 */
export async function grantToLender(owner: Transaction): Promise<void> {
  await makeRole(owner)
  await takeRole(owner).catch(async (error: unknown) => {
    if (sqlState(error) !== REFUSED) throw error
    await refusable(owner, `grant ${LENDER_ROLE} to current_user`)
    await takeRole(owner)
  })
  const tables = await owner.query<{ name: string }>(
    'select quote_ident(tablename) as name from pg_tables where schemaname = current_schema()',
  )
  const guarded = tables.filter(({ name }) => appendOnly.includes(name))
  await refusable(
    owner,
    `do $$ begin execute format('grant usage on schema %I to ${LENDER_ROLE}', current_schema()); end $$;
     grant select, insert, update, delete on ${tables.map(({ name }) => name).join(', ')} to ${LENDER_ROLE};
     revoke insert, update, delete on migrations from ${LENDER_ROLE};
     revoke update, delete on ${guarded.map(({ name }) => name).join(', ')} from ${LENDER_ROLE};`,
  )
}

async function makeRole(owner: Transaction): Promise<void> {
  const known = await owner.query('select 1 from pg_roles where rolname = $1', [LENDER_ROLE])
  if (known.length > 0) return
  try {
    await refusable(owner, `create role ${LENDER_ROLE} nologin`)
  } catch (error) {
    // Another database of this server got there first: roles are of the whole server.
    if (!EXISTS.has(sqlState(error) ?? '')) throw error
  }
}

async function takeRole(owner: Transaction): Promise<void> {
  await owner.savepoint(async () => {
    await owner.exec(`set local role ${LENDER_ROLE}`)
    await owner.exec('set local role none')
  })
}

async function refusable(owner: Transaction, sql: string): Promise<void> {
  try {
    await owner.savepoint(() => owner.exec(sql))
  } catch (error) {
    if (sqlState(error) !== REFUSED) throw error
    throw new RoleUnavailable(
      `The database lets its user not set up the role ${LENDER_ROLE}, as which the lender works: ` +
        `let an administrator run "create role ${LENDER_ROLE}; grant ${LENDER_ROLE} to <the user of DATABASE_URL>".`,
      { cause: error },
    )
  }
}
