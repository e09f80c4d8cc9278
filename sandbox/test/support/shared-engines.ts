import { openDatabase } from '../../src/store/opening/open.ts'
import { packedCluster } from '../../src/store/opening/packed-cluster.ts'
import { createDatabase, keyring, startPostgres } from './databases.ts'

/**
 * Once a test run: a PostgreSQL with a migrated database to copy, and the packed cluster of the
 * embedded engine. Making either anew for each test file takes longer than most of their tests.
 */
export default async function shareEngines(): Promise<() => Promise<void>> {
  const server = await startPostgres({ durable: false })
  process.env['PASO_TEST_SERVER'] = server.url
  // A server that somebody else runs may copy no database: there each is migrated by itself.
  if (process.env['TEST_DATABASE_URL'] === undefined) {
    const template = await createDatabase(server.url)
    await (await openDatabase({ databaseUrl: template, keyring })).close()
    process.env['PASO_TEST_TEMPLATE'] = new URL(template).pathname.slice(1)
  }
  await packedCluster()
  return () => server.stop()
}
