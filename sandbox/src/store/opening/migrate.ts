import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Transaction } from '../database/database.ts'

const MIGRATIONS = join(import.meta.dirname, 'migrations')
const LOCK = 4_702_119

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
 * All in one transaction of the tables' owner under an advisory lock, so that several servers may
 * start at once.
 */
export async function migrate(tx: Transaction, known = migrationsIn()): Promise<string[]> {
  await tx.query('select pg_advisory_xact_lock($1)', [LOCK])
  await tx.exec(
    'create table if not exists migrations (name text primary key, digest text not null, ran_at timestamptz not null default now())',
  )
  const ran = await tx.query<Migration>('select name, digest from migrations')
  refuseUnknown('This database', ran, known)
  const missing = known.filter(({ name }) => !ran.some((each) => each.name === name))
  for (const { name, digest, sql } of missing) {
    await tx.exec(sql)
    await tx.query('insert into migrations (name, digest) values ($1, $2)', [name, digest])
  }
  return missing.map(({ name }) => name)
}
