import { PGlite } from '@electric-sql/pglite'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { engineStart } from './engine-memory.ts'
import { migrationsIn, refuseUnknown, UnknownSchema, type Migration } from './migrate.ts'

/**
 * Starts the engine on the files in a data folder; `begin` makes those of a new one, whole or not at
 * all. Throws `UnknownSchema` before it touches files that another version made: to open them is to
 * change them, so what ran in them stands beside them as well, in `database.migrations`.
 */
export async function startInFolder(
  folder: string,
  begin: (dataDir: string) => Promise<void>,
): Promise<PGlite> {
  const dataDir = join(folder, 'database')
  if (existsSync(dataDir)) {
    refuseUnknown(`The database in ${folder}`, migrationsBeside(folder), migrationsIn())
  } else {
    // First what will have run in the files, then the files: a start may be cut off in between.
    rememberMigrations(folder)
    await begin(dataDir)
  }
  return PGlite.create({ dataDir, ...engineStart })
}

/** Writes down beside the files what ran in them. */
export function rememberMigrations(folder: string): void {
  const text = migrationsIn().map(({ name, digest }) => `${digest}  ${name}\n`)
  const file = join(folder, 'database.migrations')
  writeFileSync(`${file}.draft`, text.join(''))
  renameSync(`${file}.draft`, file)
}

function migrationsBeside(folder: string): Migration[] {
  const file = join(folder, 'database.migrations')
  if (!existsSync(file))
    throw new UnknownSchema(`The database in ${folder} was made by an older version`)
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  return lines.map((line) => {
    const [digest = '', name = ''] = line.split('  ')
    return { name, digest }
  })
}
