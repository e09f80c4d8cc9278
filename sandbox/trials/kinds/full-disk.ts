import { spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Database } from '../../src/store/database/database.ts'
import { openDatabase } from '../../src/store/opening/open.ts'
import { keyring, type Engine } from '../../test/support/databases.ts'
import { initCluster, runPostgres, serverFolder } from '../../test/support/postgres-server.ts'
import { freePort } from '../../../scripts/set-up/ports.ts'
import type { Scene } from '../play.ts'
import { withFullDisk } from '../planted/full-disk.ts'
import { serveHere } from '../stages.ts'
import { BOTH, openHere, type Ground, type Kind } from './kind.ts'

/** Megabytes: all that a few hundred trials write. */
const DISK = 400

/**
 * The disk that the rows are on has no room left for a while. A small disk of our own takes an
 * administrator of Linux to make; elsewhere the statements that would need room fail as they do there.
 */
export const fullDisk: Kind = {
  engines: BOTH,
  open: async (engine) => {
    const disk = smallDisk()
    return disk ? openOnDisk(engine, disk) : openPretended(engine)
  },
}

interface Disk {
  folder: string
  fill(): void
  clear(): void
  remove(): void
}

function smallDisk(): Disk | undefined {
  if (process.platform !== 'linux' || userInfo().uid !== 0) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'paso-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}m`, 'tmpfs', folder])
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true })
    return undefined
  }
  const unmount = (): void => void spawnSync('umount', ['-l', folder])
  process.once('exit', unmount)
  const ballast = join(folder, 'ballast')
  return {
    folder,
    fill: () => {
      const { bavail, bsize } = statfsSync(folder)
      try {
        writeFileSync(ballast, Buffer.alloc(bavail * bsize))
      } catch (error) {
        // The lender took the last of it meanwhile: full is full.
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      }
    },
    clear: () => rmSync(ballast, { force: true }),
    remove: () => {
      process.removeListener('exit', unmount)
      unmount()
      rmSync(folder, { recursive: true })
    },
  }
}

async function openOnDisk(engine: Engine, disk: Disk): Promise<Ground> {
  const opened = engine === 'pglite' ? await folderOn(disk.folder) : await tablespaceOn(disk.folder)
  const stage = await serveHere(opened.database)
  return {
    plan: {
      stage: () => stage,
      begin: async () => stage.url,
      strike: async ({ middle, ended, random }) => {
        await middle
        disk.fill()
        await Promise.race([ended, wait(random.within(50, 400))])
        disk.clear()
      },
    },
    close: async () => {
      await stage.close()
      await opened.close()
      disk.remove()
    },
  }
}

interface Opened {
  database: Database
  close(): Promise<void>
}

async function folderOn(folder: string): Promise<Opened> {
  const dataDir = join(folder, 'data')
  const database = await openDatabase({ dataDir, keyring })
  return { database, close: () => database.close() }
}

/** Tables and indexes on the small disk, the server's log on another: statements fail, not the server. */
async function tablespaceOn(disk: string): Promise<Opened> {
  const { folder, account, remove } = serverFolder()
  if (account.uid !== undefined && account.gid !== undefined) {
    chownSync(disk, account.uid, account.gid)
  }
  const data = join(folder, 'data')
  initCluster(data, folder, account)
  const port = await freePort()
  const server = await runPostgres(data, folder, account, { port })
  const url = `postgres://paso@127.0.0.1:${port}`
  const owner = new pg.Client({ connectionString: `${url}/postgres` })
  await owner.connect()
  await owner.query(`create tablespace small location '${disk}'`)
  await owner.query('create database lender tablespace small')
  await owner.end()
  const database = await openDatabase({ databaseUrl: `${url}/lender`, keyring })
  return {
    database,
    close: async () => {
      await database.close()
      await server.end('fast')
      remove()
    },
  }
}

function openPretended(engine: Engine): Promise<Ground> {
  const disk = { full: false }
  return openHere(
    engine,
    () => ({
      strike: async ({ middle, ended, random }: Scene) => {
        await middle
        disk.full = true
        await Promise.race([ended, wait(random.within(50, 400))])
        disk.full = false
      },
    }),
    { over: (database) => withFullDisk(database, disk) },
  )
}
