import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../src/store/database/database.ts'
import { grantToLender } from '../../src/store/opening/lender-role.ts'
import { migrate, migrationsIn, UnknownSchema } from '../../src/store/opening/migrate.ts'
import { openDatabase } from '../../src/store/opening/open.ts'
import { certified, withLoan, type TestBorrower } from '../support/borrowers.ts'
import {
  bothEngines,
  keyring,
  keyringText,
  startNewDatabase,
  type TestDatabase,
} from '../support/databases.ts'
import { startLender } from '../support/lender.ts'
import { failingMigration, madeUpMigration } from '../support/made-up-migration.ts'
import { tableNames } from '../support/opened-rows.ts'

const REFUSAL =
  /made by (an older|another) version.*, so this version cannot use it\. Nothing in it was changed\. Begin anew with an empty folder \(DATA_DIR\) or database \(DATABASE_URL\), or start the version that made this one\.$/

/** Everything that a database holds: its tables as they are kept, who may use them, and all rows. */
async function contentsOf(database: Database): Promise<unknown> {
  const kept = await database.query(
    `select relname::text as name, relfilenode::text as file, relacl::text as rights from pg_class
     where relnamespace = current_schema()::regnamespace order by relname`,
  )
  return { kept, rows: await rowsOf(database) }
}

async function rowsOf(database: Database): Promise<Record<string, string>> {
  const rows: Record<string, string> = {}
  for (const name of await tableNames(database)) {
    const [row] = await database.query<{ all: string | null }>(
      `select string_agg(md5(to_jsonb(r)::text), ' ' order by to_jsonb(r)::text) as all from ${name} r`,
    )
    rows[name] = row?.all ?? ''
  }
  return rows
}

describe.each(bothEngines)('a filled database on %s', (engine) => {
  let test: TestDatabase
  let borrower: TestBorrower
  beforeEach(async () => {
    test = await startNewDatabase(engine)
    const app = await startLender(test.database)
    borrower = await certified(app, test.database)
    await withLoan(app, borrower, 2_000_000, 61)
    await app.close()
  })
  afterEach(() => test.stop())

  it('takes a next migration once, and keeps all that it held', async () => {
    const { borrowers, migrations, ...before } = await rowsOf(test.database)
    const known = [...migrationsIn(), madeUpMigration]
    expect(await migrate(test.database.asOwner, known)).toEqual([madeUpMigration.name])
    expect(await migrate(test.database.asOwner, known)).toEqual([])
    await test.database.asOwner(grantToLender)

    expect(await rowsOf(test.database)).toMatchObject(before)
    const named = { id: borrower.id, nickname: 'none' }
    expect(
      await test.database.query(
        'select b.id, b.nickname from borrowers b join nicknames n on n.borrower_id = b.id',
      ),
    ).toEqual([named])
    expect([borrowers, migrations]).not.toContain('')
  })

  it('takes nothing of a migration that fails', async () => {
    const before = await contentsOf(test.database)
    const known = [...migrationsIn(), failingMigration]
    const migrating = migrate(test.database.asOwner, known)
    await expect(migrating).rejects.toThrow('division by zero')
    expect(await contentsOf(test.database)).toEqual(before)
  })

  it.each([
    [
      'ran here is unknown',
      `insert into migrations (name, digest) values ('0079-details.sql', '')`,
    ],
    ['ran here had another text', `update migrations set digest = 'another'`],
  ])('is left as it is where a migration that %s', async (_, make) => {
    await test.database.asOwner((owner) => owner.exec(make))
    const before = await contentsOf(test.database)
    const opening = migrate(test.database.asOwner, [...migrationsIn(), madeUpMigration])
    await expect(opening).rejects.toThrow(REFUSAL)
    if (test.url !== undefined) {
      await expect(openDatabase({ databaseUrl: test.url, keyring })).rejects.toThrow(UnknownSchema)
    }
    expect(await contentsOf(test.database)).toEqual(before)
  })
})

/** Every file below a folder, with what is in it and when that was written. */
function filesIn(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
  return Object.fromEntries(
    files.map((path) => {
      const digest = createHash('sha256').update(readFileSync(path)).digest('hex')
      return [path, `${digest} ${statSync(path).mtimeMs}`]
    }),
  )
}

describe('a data folder', () => {
  let folder: string
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'paso-older-'))
    await (await openDatabase({ dataDir: folder, keyring })).close()
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it.each([
    ['an older version, which wrote no list', undefined, keyringText],
    ['another version, by its list', 'deadbeef  0079-details.sql\n', keyringText],
    ['an older version, whose keys are elsewhere', undefined, ''],
  ])('of %s is refused in a sentence, and no file of it changes', (_, list, keys) => {
    const beside = join(folder, 'database.migrations')
    if (list === undefined) rmSync(beside)
    else writeFileSync(beside, list)
    const before = filesIn(folder)
    for (const program of ['server', 'commands/books-check']) {
      const ran = spawnSync(
        process.execPath,
        [join(import.meta.dirname, `../../src/${program}.ts`)],
        {
          env: { ...process.env, DATA_DIR: folder, STORAGE_KEYS: keys, DATABASE_URL: '' },
          encoding: 'utf8',
        },
      )
      expect(ran.stderr.trimEnd(), program).toMatch(REFUSAL)
      expect(ran.stderr.trimEnd().split('\n'), program).toHaveLength(1)
      expect(ran.status, program).not.toBe(0)
    }
    expect(filesIn(folder)).toEqual(before)
  })

  it('is opened again, and lists what ran in it', async () => {
    await (await openDatabase({ dataDir: folder, keyring })).close()
    const list = readFileSync(join(folder, 'database.migrations'), 'utf8')
    expect(list).toBe(
      migrationsIn()
        .map(({ name, digest }) => `${digest}  ${name}\n`)
        .join(''),
    )
  })
})
