import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../src/store/opening/open.ts'
import { packedCluster } from '../../src/store/opening/packed-cluster.ts'
import { keyring, keyringText } from '../support/databases.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paso-cluster-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the cluster that new databases begin with', () => {
  it('holds the schema, a clock at zero, and no row of anybody else', async () => {
    const engine = await PGlite.create({ loadDataDir: await packedCluster() })
    const { rows: tables } = await engine.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public'`,
    )
    const filled: Record<string, number> = {}
    for (const { name } of tables) {
      const { rows } = await engine.query(`select * from ${name}`)
      if (rows.length > 0) filled[name] = rows.length
    }
    const migrations = readdirSync(join(import.meta.dirname, '../../src/store/opening/migrations'))
    expect(filled).toEqual({ business_clock: 16, migrations: migrations.length })
    const { rows: clock } = await engine.query(
      'select distinct offset_ms, failing_calls from business_clock',
    )
    expect(clock).toEqual([{ offset_ms: 0, failing_calls: 0 }])
    const { rows: passwords } = await engine.query(
      'select rolname from pg_authid where rolpassword is not null',
    )
    expect(passwords).toEqual([])
    await engine.close()
  })

  it('knows nothing of the keys of those who began with it', async () => {
    await (await openDatabase({ keyring })).close()
    const bytes = Buffer.from(await (await packedCluster()).arrayBuffer())
    const keys = keyringText.split(',').map((key) => key.split(':')[1] ?? '')
    for (const key of keys) {
      expect(bytes.includes(key)).toBe(false)
      expect(bytes.includes(Buffer.from(key, 'base64'))).toBe(false)
    }
  })

  it('is kept whole when two make it at once, and takes the place of an older one', async () => {
    writeFileSync(join(folder, 'pglite-0.0.0-older.tar'), '')
    const sizes = (await Promise.all([packedCluster(folder), packedCluster(folder)])).map(
      ({ size }) => size,
    )
    const kept = readdirSync(folder)
    expect(kept).toHaveLength(1)
    expect((await packedCluster(folder)).size).toBe(sizes[1])
    expect(readdirSync(folder)).toEqual(kept)
  })

  it('is unpacked again where a first start was cut off', async () => {
    mkdirSync(join(folder, 'database.unpacking'))
    writeFileSync(join(folder, 'database.unpacking', 'PG_VERSION'), 'half')
    const database = await openDatabase({ dataDir: folder, keyring })
    expect(await database.query('select * from borrowers')).toEqual([])
    await database.close()
    expect(existsSync(join(folder, 'database.unpacking'))).toBe(false)
  })
})
