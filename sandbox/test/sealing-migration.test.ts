import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDatabase } from '../src/store/open.ts'
import { keyring } from './databases.ts'

const migrations = join(import.meta.dirname, '../src/store/migrations')
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paso-older-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A data folder as a lender left it that sealed nothing yet. */
async function olderFolder(rows: string): Promise<void> {
  const engine = await PGlite.create({ dataDir: join(folder, 'database') })
  await engine.exec(
    'create table migrations (name text primary key, digest text not null, ran_at timestamptz not null default now())',
  )
  const older = readdirSync(migrations).filter((name) => name < '0050')
  for (const name of older.sort()) {
    const sql = readFileSync(join(migrations, name), 'utf8')
    await engine.exec(sql)
    const digest = createHash('sha256').update(sql).digest('hex')
    await engine.query('insert into migrations (name, digest) values ($1, $2)', [name, digest])
  }
  await engine.exec(rows)
  await engine.close()
}

it('a folder with borrowers from before the sealing is left as it is, with words on what to do', async () => {
  await olderFolder(
    `insert into borrowers (id, app_id, phone_prefix, phone, created_at)
     values ('0192f0c1-0a70-7c11-8e0b-5b8f00c1d2e3', 'paso-th', '+66', '812345678', now())`,
  )
  await expect(openDatabase({ dataDir: folder, keyring })).rejects.toThrow(
    /holds borrowers from before .* Nothing was changed\. Begin anew with an empty .* \(DATA_DIR\)/,
  )
  const engine = await PGlite.create({ dataDir: join(folder, 'database') })
  const { rows } = await engine.query('select phone from borrowers')
  expect(rows).toEqual([{ phone: '812345678' }])
  await engine.close()
}, 120_000)

it('a folder that only visitors called is taken on without what they left', async () => {
  await olderFolder(
    `insert into texts (id, phone_prefix, phone, body, sent_at)
     values ('0192f0c1-0a70-7c11-8e0b-5b8f00c1d2e3', '+66', '812345678', 'a code', now())`,
  )
  const database = await openDatabase({ dataDir: folder, keyring })
  expect(await database.query('select id from texts')).toEqual([])
  await database.close()
}, 120_000)
