import { chown, copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import {
  initCluster,
  runPostgres,
  serverFolder,
  type RunningPostgres,
  type ServerAccount,
} from './postgres-server.ts'
import { freePort } from '../../../scripts/set-up/ports.ts'

/**
 * Two PostgreSQL servers on this machine: what the primary acknowledges is on the standby's disk
 * too (`synchronous_commit = on`), so that nothing acknowledged is lost when the primary dies.
 */
export interface PostgresPair {
  /** Names both servers: a lender finds the primary by itself. */
  url: string
  /** Ends the primary as a power cut would. */
  killPrimary(): Promise<void>
  /** Makes the standby the primary. It waits for no standby of its own from then on. */
  promote(): Promise<void>
  /** Sets the dead server up anew as the synchronous standby of the living one. */
  rejoin(): Promise<void>
  stop(): Promise<void>
}

interface Node {
  data: string
  port: number
  server: RunningPostgres
}

/** Starts a primary with a synchronous standby that streams from it. */
export async function startPostgresPair(): Promise<PostgresPair> {
  const { folder, account, remove } = serverFolder()
  const ports = [await freePort(), await freePort()] as const
  const run = (data: string, port: number): Promise<RunningPostgres> =>
    runPostgres(data, folder, account, { port, settings: ['wal_keep_size=1GB'] })

  const data = join(folder, 'data-1')
  initCluster(data, folder, account)
  let primary: Node = { data, port: ports[0], server: await run(data, ports[0]) }
  let standby: Node | undefined
  let clusters = 1

  const addStandby = async (port: number): Promise<void> => {
    clusters += 1
    const copy = join(folder, `data-${clusters}`)
    await copyCluster(primary, copy, account)
    standby = { data: copy, port, server: await run(copy, port) }
    await synchronise(primary)
  }
  await addStandby(ports[1])

  return {
    url: `postgres://paso@127.0.0.1:${ports[0]},127.0.0.1:${ports[1]}/postgres?target_session_attrs=primary`,
    killPrimary: () => primary.server.end('immediate'),
    promote: async () => {
      if (!standby) throw new Error('there is no standby')
      await one(standby.port, 'select pg_promote(true, 60)')
      await rm(primary.data, { recursive: true, force: true })
      primary = standby
      standby = undefined
    },
    rejoin: () => addStandby(primary.port === ports[0] ? ports[1] : ports[0]),
    stop: async () => {
      // The primary first: it does not end before a standby has all that it wrote.
      await Promise.all([primary.server.end('immediate'), standby?.server.end('immediate')])
      remove()
    },
  }
}

/** Copies the files of a running server; any PostgreSQL can do it, with no program beside it. */
async function copyCluster(from: Node, copy: string, account: ServerAccount): Promise<void> {
  const session = new pg.Client({ connectionString: urlOf(from.port) })
  await session.connect()
  await session.query(`select pg_backup_start('standby', true)`)
  await copyFolder(from.data, copy, account)
  const stopped = await session.query<{ labelfile: string }>(
    'select labelfile from pg_backup_stop(false)',
  )
  await session.end()
  const files = {
    backup_label: stopped.rows[0]?.labelfile ?? '',
    'standby.signal': '',
    // In place of the primary's own settings, or a promoted standby would wait for one that is gone.
    'postgresql.auto.conf': `primary_conninfo = 'host=127.0.0.1 port=${from.port} user=paso'\n`,
  }
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(copy, name), text, { mode: 0o600 })
    await own(join(copy, name), account)
  }
}

/** Not part of a copy: what belongs to the running process, and the log, which is streamed. */
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts', 'pg_wal', 'standby.signal'])

async function copyFolder(from: string, to: string, account: ServerAccount): Promise<void> {
  await mkdir(to, { mode: 0o700 })
  await own(to, account)
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const source = join(from, entry.name)
    const target = join(to, entry.name)
    if (entry.name === 'pg_wal') {
      await mkdir(target, { mode: 0o700 })
      await own(target, account)
    }
    if (LEFT_OUT.has(entry.name)) continue
    if (entry.isDirectory()) {
      await copyFolder(source, target, account)
    } else {
      // A file that is dropped meanwhile is dropped again when the log is replayed.
      const there = await copyFile(source, target).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOENT') throw error
          return false
        },
      )
      if (there) await own(target, account)
    }
  }
}

async function own(path: string, { uid, gid }: ServerAccount): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid)
}

/** Makes commits wait for the standby, from the moment that it has caught up. */
async function synchronise(primary: Node): Promise<void> {
  const state = 'select count(*)::integer as n from pg_stat_replication where '
  await until(primary.port, `${state} state = 'streaming'`)
  await one(primary.port, `alter system set synchronous_standby_names = '*'`)
  await one(primary.port, 'select pg_reload_conf()')
  await until(primary.port, `${state} sync_state = 'sync'`)
}

async function until(port: number, count: string): Promise<void> {
  for (let attempt = 0; attempt < 2400; attempt++) {
    const row = await one(port, count)
    if (row?.['n'] === 1) return
    await wait(50)
  }
  throw new Error(`not within two minutes: ${count}`)
}

async function one(port: number, sql: string): Promise<Record<string, unknown> | undefined> {
  const session = new pg.Client({ connectionString: urlOf(port) })
  await session.connect()
  try {
    return (await session.query<Record<string, unknown>>(sql)).rows[0]
  } finally {
    await session.end()
  }
}

const urlOf = (port: number): string => `postgres://paso@127.0.0.1:${port}/postgres`
