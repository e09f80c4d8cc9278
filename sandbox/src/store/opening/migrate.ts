import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sqlState, type Database, type Transaction } from '../database/database.ts'

const MIGRATIONS = join(import.meta.dirname, 'migrations')

/** A file that changes the schema, known by its name and the digest of its text. */
export interface Migration {
  name: string
  digest: string
}

/** A database whose schema this version does not know: it is left as it is. */
export class UnknownSchema extends Error {
  override name = 'UnknownSchema'

  constructor(what: string) {
    super(
      `${what}, so this version cannot use it. Nothing in it was changed. ` +
        'Begin anew with an empty folder (DATA_DIR) or database (DATABASE_URL), or start the version that made this one.',
    )
  }
}

/** The migrations of this version, in the order in which they run. */
export function migrationsIn(folder = MIGRATIONS): (Migration & { sql: string })[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return names.sort().map((name) => {
    const sql = readFileSync(join(folder, name), 'utf8')
    return { name, digest: createHash('sha256').update(sql).digest('hex'), sql }
  })
}

/** Throws `UnknownSchema` where something ran in `database` that is not among the known migrations. */
export function refuseUnknown(
  database: string,
  ran: readonly Migration[],
  known: readonly Migration[],
): void {
  const unknown = ran.find(
    ({ name, digest }) => !known.some((each) => each.name === name && each.digest === digest),
  )
  if (!unknown) return
  throw new UnknownSchema(`${database} was made by another version (${unknown.name})`)
}

/**
 * Brings the schema up to date and returns the names of the files that ran. Throws `UnknownSchema`
 * before anything is changed.
 *
 * Each migration is a transaction of the tables' owner, which begins with the row that names it.
 * Another server that starts at the same time waits for that row, and finds it done.
 */
export async function migrate(
  asOwner: Database['asOwner'],
  known = migrationsIn(),
): Promise<string[]> {
  await makeList(asOwner, known)
  const ran: string[] = []
  for (const migration of known) {
    if (await asOwner((tx) => runOnce(tx, migration))) ran.push(migration.name)
  }
  return ran
}

/** Runs `work` while no other server that starts is at such work. */
export function inTurn<T>(
  asOwner: Database['asOwner'],
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return asOwner(async (tx) => {
    await tx.query('select name from migrations for update')
    return work(tx)
  })
}

/** Of several servers that make it at once one succeeds, and the others find it. */
const MADE_MEANWHILE = new Set(['23505', '42710', '42P07'])

async function makeList(asOwner: Database['asOwner'], known: readonly Migration[]): Promise<void> {
  const make = (): Promise<void> =>
    asOwner(async (tx) => {
      const there = await tx.query(
        `select 1 from pg_tables where schemaname = current_schema() and tablename = 'migrations'`,
      )
      if (there.length > 0) {
        const ran = await tx.query<Migration>('select name, digest from migrations')
        return refuseUnknown('This database', ran, known)
      }
      await tx.exec(
        'create table migrations (name text primary key, digest text not null, ran_at timestamptz not null default now())',
      )
    })
  await make().catch((error: unknown) => {
    if (!MADE_MEANWHILE.has(sqlState(error) ?? '')) throw error
    return make()
  })
}

async function runOnce(
  tx: Transaction,
  { name, digest, sql }: Migration & { sql: string },
): Promise<boolean> {
  const claimed = await tx.query(
    'insert into migrations (name, digest) values ($1, $2) on conflict (name) do nothing returning name',
    [name, digest],
  )
  if (claimed.length === 0) return false
  await tx.exec(sql)
  return true
}
