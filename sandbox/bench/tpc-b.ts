import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { binaryFolder } from '../test/support/postgres-server.ts'

/** What both the lender and the anchor are measured with: a commit is kept or it is not. */
const DURABILITY = ['fsync', 'synchronous_commit', 'full_page_writes', 'wal_sync_method'] as const

/**
 * Transactions a second of pgbench's TPC-B at so many clients, as it comes, on a database of its own
 * at this server, and how durable the server's commits are. Undefined where there is no pgbench.
 */
export async function measureTpcB(
  url: string,
  clients: number,
  seconds: number,
): Promise<{ perSecond: number; durability: string } | undefined> {
  const pgbench = join(binaryFolder(), 'pgbench')
  if (!existsSync(pgbench)) return undefined
  const { hostname, port, username } = new URL(url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create database tpc_b')
  const settings = await client.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1)',
    [DURABILITY],
  )
  await client.end()
  const server = ['-h', hostname, '-p', port, '-U', username, 'tpc_b']
  run(pgbench, ['-i', '-q', '-s', String(clients), ...server])
  const load = ['-c', String(clients), '-j', '2', '-T', String(seconds)]
  const [, perSecond] = /tps = ([\d.]+)/.exec(run(pgbench, [...load, ...server])) ?? []
  return {
    perSecond: Number(perSecond),
    durability: settings.rows.map(({ name, setting }) => `${name}=${setting}`).join(' '),
  }
}

function run(command: string, parameters: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, parameters, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${stderr}`)
  return stdout
}
