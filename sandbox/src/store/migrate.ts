import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Transaction } from './database.ts'

const folder = join(import.meta.dirname, 'migrations')
const LOCK = 4_702_119

/** A migration that ran before has another text now: migrations are added, never edited. */
class ChangedMigration extends Error {
  override name = 'ChangedMigration'
}

/**
 * Brings the schema up to date and gives the names of the files that ran.
 *
 * All in one transaction of the tables' owner under an advisory lock, so that several servers may
 * start at once.
 */
export async function migrate(tx: Transaction): Promise<string[]> {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  await tx.query('select pg_advisory_xact_lock($1)', [LOCK])
  await tx.exec(
    'create table if not exists migrations (name text primary key, digest text not null, ran_at timestamptz not null default now())',
  )
  const done = new Map(
    (await tx.query<{ name: string; digest: string }>('select name, digest from migrations')).map(
      (row) => [row.name, row.digest],
    ),
  )
  const ran: string[] = []
  for (const name of files) {
    const sql = readFileSync(join(folder, name), 'utf8')
    const digest = createHash('sha256').update(sql).digest('hex')
    if (done.get(name) === digest) continue
    if (done.has(name)) {
      throw new ChangedMigration(
        `${name} was changed after it had run here. Use an empty database or folder (DATA_DIR), or the version that made this one.`,
      )
    }
    await tx.exec(sql)
    await tx.query('insert into migrations (name, digest) values ($1, $2)', [name, digest])
    ran.push(name)
  }
  return ran
}
