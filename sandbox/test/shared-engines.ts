import { PGlite } from '@electric-sql/pglite'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../src/store/open.ts'
import { createDatabase, engines, keyring, startPostgres } from './databases.ts'

/**
 * Once a test run: a PostgreSQL with a migrated database to copy, and a migrated embedded database
 * to load. Making either anew for each test file takes longer than most of their tests.
 */
export default async function shareEngines(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'paso-engines-'))
  const server = engines.includes('postgres') ? await startPostgres({ durable: false }) : undefined
  if (server) {
    const template = await createDatabase(server.url)
    await (await openDatabase({ databaseUrl: template, keyring })).close()
    process.env['PASO_TEST_SERVER'] = server.url
    process.env['PASO_TEST_TEMPLATE'] = new URL(template).pathname.slice(1)
  }
  if (engines.includes('pglite')) {
    const dataDir = join(folder, 'migrated')
    await (await openDatabase({ dataDir, keyring })).close()
    const engine = await PGlite.create(join(dataDir, 'database'))
    const dump = await engine.dumpDataDir('none')
    await engine.close()
    process.env['PASO_TEST_PGLITE'] = join(folder, 'migrated.tar')
    writeFileSync(join(folder, 'migrated.tar'), Buffer.from(await dump.arrayBuffer()))
  }
  return async () => {
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
