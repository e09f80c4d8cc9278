import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../src/store/database/database.ts'
import { openDatabase } from '../../src/store/opening/open.ts'
import {
  bytesOf,
  canaries,
  canaryJourney,
  unexported,
  type Secrets,
} from '../support/canary-journey.ts'
import { bothEngines, keyring, startNewDatabase } from '../support/databases.ts'
import { startLender, type SignedClient } from '../support/lender.ts'
import { tableNames } from '../support/opened-rows.ts'

// Six digits may stand anywhere by chance.
const { costs: _costs, ...long } = canaries

/** A value in each form that a column could hold it in without a key. */
function forms(value: string | Buffer): Buffer[] {
  const bytes = Buffer.from(value)
  const inBase64 = [0, 1, 2].map((shift) => {
    const text = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64')
    // The first and last characters hold bits of the neighbours too.
    return text.slice(shift === 0 ? 0 : shift + 1, text.length - 4)
  })
  const texts = [
    bytes.toString('hex'),
    ...inBase64.flatMap((text) => [text, text.replaceAll('+', '-').replaceAll('/', '_')]),
  ]
  return [bytes, ...texts.map((text) => Buffer.from(text))]
}

type Value = readonly [name: string, value: string | Buffer]

/** The columns in which one of the values stands, readable without a key. */
async function columnsWith(database: Database, values: readonly Value[]): Promise<string[]> {
  const wanted = values.map(([name, value]) => ({ name, needles: forms(value) }))
  const found = new Set<string>()
  for (const table of await tableNames(database)) {
    for (const row of await database.query(`select * from ${table}`)) {
      for (const [column, cell] of Object.entries(row)) {
        const bytes =
          cell instanceof Uint8Array
            ? Buffer.from(cell)
            : Buffer.from(typeof cell === 'string' ? cell : (JSON.stringify(cell) ?? ''))
        for (const { name, needles } of wanted) {
          if (needles.some((each) => bytes.includes(each))) found.add(`${table}.${column}: ${name}`)
        }
      }
    }
  }
  return [...found].sort()
}

/** The values that stand in one of the files below a folder, in the plain. */
function inFiles(folder: string, values: readonly Value[]): string[] {
  const found = new Set<string>()
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, entry)
    if (!statSync(path).isFile()) continue
    const bytes = readFileSync(path)
    for (const [name, value] of values) if (bytes.includes(value)) found.add(`${entry}: ${name}`)
  }
  return [...found].sort()
}

describe.each(bothEngines)('a raw dump on %s', (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'paso-dump-'))
  let test: { database: Database; url: string | undefined; stop(): Promise<void> }
  let app: FastifyInstance
  let client: SignedClient
  let secrets: Secrets
  beforeAll(async () => {
    test = await (engine === 'pglite' ? onDisk() : startNewDatabase(engine))
    app = await startLender(test.database)
    ;({ client, secrets } = await canaryJourney(app, test.database))
  })
  afterAll(async () => {
    await app.close()
    await test.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  async function onDisk() {
    const database = await openDatabase({ dataDir: folder, keyring })
    return { database, url: undefined, stop: () => database.close() }
  }
  const personal = (): Value[] => [
    ...Object.entries(long),
    ...Object.entries(unexported),
    ...Object.entries(secrets),
    ['text of a code', 'Paso: Your code'],
  ]
  it('shows nothing of a person in any column, as text, base64 or hex', async () => {
    expect(Math.min(...personal().map(([, value]) => value.length))).toBeGreaterThan(6)
    expect(await columnsWith(test.database, personal())).toEqual([])
  })

  it('while the export shows its owner everything', async () => {
    const files = unzipSync(await bytesOf(app, client, '/v2/account/export'))
    const text = strFromU8(files['data.json'] ?? new Uint8Array())
    const missing = Object.entries(canaries).filter(([, value]) => !text.includes(value))
    expect(missing).toEqual([])
    expect(
      Object.values(files).some((file) => Buffer.from(file).includes(secrets.pictureBytes)),
    ).toBe(true)
  })

  it('shows nothing in the files of the database either', async () => {
    expect(inFiles(await filesOf(), personal())).toEqual([])
  })

  it('of which one column were stored in the plain would be found', async () => {
    const { statement } = canaries
    const base64 = Buffer.from(`xx${statement}`).toString('base64')
    for (const plain of [statement, base64, Buffer.from(statement).toString('hex')]) {
      await test.database.query('update cases set statement = $1', [plain])
      const found = await columnsWith(test.database, personal())
      expect(found).toContain('cases.statement: statement')
    }
    await test.database.query('update upload_bytes set bytes = $1', [secrets.pictureBytes])
    expect(await columnsWith(test.database, personal())).toContain(
      'upload_bytes.bytes: pictureBytes',
    )
    await test.database.query('update cases set statement = $1', [statement])
    expect((await filesOf().then((files) => inFiles(files, personal()))).join()).toContain(
      ': statement',
    )
  })

  /** Where the rows lie on the disk, all of them written out. */
  async function filesOf(): Promise<string> {
    if (test.url === undefined) {
      await test.database.asOwner((tx) => tx.exec('checkpoint'))
      return join(folder, 'database')
    }
    const superuser = new pg.Client({ connectionString: test.url })
    await superuser.connect()
    await superuser.query('checkpoint')
    const { rows } = await superuser.query<{ folder: string }>(
      `select current_setting('data_directory') || '/base/' || oid as folder
       from pg_database where datname = current_database()`,
    )
    await superuser.end()
    return rows[0]?.folder ?? ''
  }
})
