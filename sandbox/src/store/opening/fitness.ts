import { first, type Transaction } from '../database/database.ts'

/** A server that speaks PostgreSQL's protocol, and on which a lender would not work or would work wrongly. */
export class UnfitDatabase extends Error {
  override name = 'UnfitDatabase'
}

/** Every function that a statement of the lender or its schema calls; the tests hold the list. */
export const FUNCTIONS: readonly string[] = (
  'abs convert_to count current_schema current_setting extract ' +
  'generate_series jsonb_agg jsonb_array_elements jsonb_build_object jsonb_object_agg ' +
  'jsonb_set length make_interval min now octet_length pg_typeof ' +
  'quote_ident replace sha256 substring sum timezone to_char to_jsonb unnest'
).split(' ')

const OLDEST = 150_000

interface Found {
  version: number
  isolation: string
  /** What YugabyteDB makes of the isolation that is asked for; null on any other engine. */
  effective: string | null
  hashes: string
  missing: string[]
}

/**
 * Throws `UnfitDatabase`, which says in one sentence all that is missing, before anything is changed.
 *
 * The lender's locks are thought out for Read Committed as PostgreSQL means it. YugabyteDB runs
 * snapshots under that name unless it is set otherwise.
 */
export async function requireFit(owner: Transaction, needed = FUNCTIONS): Promise<void> {
  const found = await first<Found>(
    owner,
    `select current_setting('server_version_num')::integer as version,
       current_setting('transaction_isolation') as isolation,
       current_setting('yb_effective_transaction_isolation_level', true) as effective,
       pg_typeof(sha256('x'))::text as hashes,
       array(select name from unnest($1::text[]) as needed (name)
         where not exists (select 1 from pg_proc where proname = name)) as missing`,
    [needed],
  )
  const lacks = found ? lacking(found) : ['an answer']
  if (lacks.length === 0) return
  throw new UnfitDatabase(
    `The database of DATABASE_URL cannot serve a lender: it lacks ${lacks.join('; ')}.`,
  )
}

export function lacking({ version, isolation, effective, hashes, missing }: Found): string[] {
  const lacks: string[] = []
  if (version < OLDEST) lacks.push('what came with PostgreSQL 15')
  if (isolation !== 'read committed') {
    lacks.push(
      `read committed as its transactions' isolation (they are ${isolation}: set default_transaction_isolation)`,
    )
  }
  if (effective !== null && effective !== 'read committed') {
    lacks.push(
      `read committed in its servers, which run ${effective} under that name (start them with yb_enable_read_committed_isolation=true)`,
    )
  }
  if (hashes !== 'bytea') lacks.push('a sha256() of bytes')
  if (missing.length > 0) lacks.push(`the functions ${missing.join(', ')}`)
  return lacks
}
