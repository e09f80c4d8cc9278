import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { newKeyringText, readKeyring, type Keyring } from '../../src/store/sealing/keyring.ts'
import { openDatabase } from '../../src/store/opening/open.ts'
import type { Database } from '../../src/store/database/database.ts'
import { emptyDatabase } from './empty-database.ts'
import { initCluster, runPostgres, serverFolder } from './postgres-server.ts'
import { refuseCommits } from './refusing-proxy.ts'
import { freePort } from '../../../scripts/set-up/ports.ts'

/** The engines of tests for which either will do; `TEST_ENGINES=pglite,postgres` takes both. */
export const engines = (process.env['TEST_ENGINES'] ?? 'pglite').split(',') as Engine[]
/** The engines of tests that may end otherwise on another: locks, triggers, rights, restarts. */
export const bothEngines: readonly Engine[] = ['pglite', 'postgres']
export type Engine = Database['engine']

/** The keys of every test, the same in all processes of a run: the shared databases know them. */
export const keyringText = (process.env['PASO_TEST_KEYS'] ??= newKeyringText())
export const keyring = keyringOfRun()

function keyringOfRun(): Keyring {
  const made = readKeyring(keyringText)
  if (!made) throw new Error('no keyring')
  return made
}

export interface TestDatabase {
  database: Database
  /** Set for PostgreSQL: for a second server on the same rows. */
  url: string | undefined
  stop(): Promise<void>
}

/** Embedded databases that other tests are done with: to open one takes a second of processor time, to empty it a tenth. */
const emptied: Database[] = []

/** An empty, migrated database of the engine, which nothing but calls and clocks has touched before; `stop` empties it. */
export async function startDatabase(engine: Engine): Promise<TestDatabase> {
  if (engine === 'postgres') return startNewDatabase(engine)
  const database = emptied.pop() ?? (await openDatabase({ keyring }))
  const before = await schemaOf(database)
  const stop = async (): Promise<void> => {
    if ((await schemaOf(database)) !== before) {
      throw new Error('a test that changes keys, rights or tables takes startNewDatabase')
    }
    await emptyDatabase(database)
    emptied.push(database)
  }
  return { database, url: undefined, stop }
}

/** A digest of columns, constraints, triggers, keys, and who may do what. */
async function schemaOf(database: Database): Promise<string | undefined> {
  const [row] = await database.asOwner((tx) =>
    tx.query<{ digest: string }>(
      `select md5(string_agg(line, ' ' order by line)) as digest from (
         select format('%s %s %s %s', attrelid, attname, atttypid, attacl) as line from pg_attribute
           where attrelid in (select oid from pg_class where relnamespace = current_schema()::regnamespace)
         union all select format('%s %s', relname, relacl) from pg_class
           where relnamespace = current_schema()::regnamespace
         union all select format('%s %s', nspname, nspacl) from pg_namespace where nspname = current_schema()
         union all select format('%s %s', proname, proacl) from pg_proc
           where pronamespace = current_schema()::regnamespace
         union all select format('%s %s', conname, convalidated) from pg_constraint
         union all select format('%s %s', tgname, tgenabled) from pg_trigger
         union all select key_checks::text from key_checks
       ) as lines`,
    ),
  )
  return row?.digest
}

/** The same for a test that changes keys, rights or tables, or closes it: nobody else had or gets it. */
export async function startNewDatabase(engine: Engine): Promise<TestDatabase> {
  if (engine === 'pglite') {
    const database = await openDatabase({ keyring })
    return { database, url: undefined, stop: () => database.close() }
  }
  const shared = process.env['PASO_TEST_SERVER']
  const own = shared === undefined ? await startPostgres({ durable: false }) : undefined
  const server = shared ?? own?.url ?? ''
  const created = await createDatabase(server, process.env['PASO_TEST_TEMPLATE'])
  const refused = Number(process.env['TEST_REFUSED_COMMITS'] ?? 0)
  const proxy = refused > 0 ? await refuseCommits(server, { share: refused, seed: 1 }) : undefined
  const url = proxy?.urlOf(created) ?? created
  const database = await openDatabase({ databaseUrl: url, keyring })
  return {
    database,
    url,
    stop: async () => {
      await database.close()
      await proxy?.close()
      await order(server, `drop database ${new URL(url).pathname.slice(1)} with (force)`)
      await own?.stop()
    },
  }
}

/** A new database on that server, a copy of `template` where that is given. Gives its address. */
export async function createDatabase(server: string, template?: string): Promise<string> {
  const name = `paso_${randomUUID().replaceAll('-', '')}`
  await order(server, `create database ${name}${template ? ` template ${template}` : ''}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Has a server do one thing, as its owner. */
export async function order(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/**
 * A throwaway PostgreSQL: the system's own when there is one, else the packaged one. Waiting for the disk takes half of
 * the time of a test that empties the tables often, and proves nothing on a server that is never started again.
 */
export async function startPostgres({ durable = true } = {}): Promise<{
  url: string
  stop(): Promise<void>
}> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return { url: given, stop: async () => {} }
  const { folder, account, remove } = serverFolder()
  const data = join(folder, 'data')
  initCluster(data, folder, account)
  const settings = durable ? [] : ['fsync=off']
  const port = await freePort()
  const server = await runPostgres(data, folder, account, { port, settings })
  return {
    url: `postgres://paso@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await server.end('fast')
      remove()
    },
  }
}
