import { PGlite } from '@electric-sql/pglite'
import { createHash, randomUUID } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { Vault } from '../sealing/vault.ts'
import { migrationsIn } from './migrate.ts'
import { prepareSchema } from './schema.ts'
import { serveEngine } from './pglite.ts'

const FOLDER = join(import.meta.dirname, '../../../../.paso/clusters')

/**
 * A migrated cluster of the embedded engine without anybody's rows, as the tar that new databases
 * begin with. To make one anew takes some six seconds of processor time.
 *
 * Kept in `.paso/clusters`, one for each engine version and set of migrations; made where it is
 * missing. No key has been near it: what is made of the keys is written at a database's first start.
 */
export async function packedCluster(folder = FOLDER): Promise<Blob> {
  const file = join(folder, `${keyOfCluster()}.tar`)
  return storedCluster(file) ?? storeCluster(file, await pack())
}

/**
 * Puts the files of the packed cluster where nothing is yet, whole or not at all. They are copied
 * from a folder beside the tar, since the engine takes longer to unpack it.
 */
export async function copyCluster(to: string): Promise<void> {
  const from = await clusterFolder()
  const draft = `${to}.unpacking`
  rmSync(draft, { recursive: true, force: true })
  cpSync(from, draft, { recursive: true })
  renameSync(draft, to)
}

/** The packed cluster as files, made where they are missing. */
export async function clusterFolder(): Promise<string> {
  const folder = join(FOLDER, keyOfCluster())
  if (existsSync(folder)) return folder
  const draft = `${folder}.${randomUUID()}`
  const loadDataDir = await packedCluster()
  await (await PGlite.create({ dataDir: draft, loadDataDir })).close()
  try {
    renameSync(draft, folder)
  } catch (error) {
    // Where another process was quicker, its files are as good.
    rmSync(draft, { recursive: true })
    if (!existsSync(folder)) throw error
  }
  return folder
}

function keyOfCluster(): string {
  const made = createHash('sha256')
  // What is in a cluster besides its migrations comes from here.
  for (const file of ['migrate.ts', 'lender-role.ts', 'guards.ts']) {
    made.update(readFileSync(join(import.meta.dirname, file)))
  }
  for (const { name, digest } of migrationsIn()) made.update(`${name} ${digest}\n`)
  return `pglite-${engineVersion()}-${made.digest('hex').slice(0, 16)}`
}

function engineVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const about = JSON.parse(readFileSync(join(dirname(entry), '../package.json'), 'utf8')) as {
    version: string
  }
  return about.version
}

async function pack(): Promise<Blob> {
  const engine = await PGlite.create()
  const database = await serveEngine(
    engine,
    new Vault({ current: '', keys: new Map() }),
    prepareSchema,
  )
  try {
    // Else each database that begins with it would replay how it was made.
    await database.asOwner((owner) => owner.exec('checkpoint'))
    return await engine.dumpDataDir('none')
  } finally {
    await database.close()
  }
}

function storedCluster(file: string): Blob | undefined {
  return existsSync(file) ? new Blob([readFileSync(file)]) : undefined
}

/** Keeps it whole or not at all, since several processes may make it at once; older ones go. */
async function storeCluster(file: string, cluster: Blob): Promise<Blob> {
  const folder = dirname(file)
  const draft = `${file}.${randomUUID()}`
  mkdirSync(folder, { recursive: true })
  writeFileSync(draft, Buffer.from(await cluster.arrayBuffer()))
  renameSync(draft, file)
  for (const name of readdirSync(folder)) {
    const ours = name.startsWith(basename(file, '.tar'))
    if (!ours) rmSync(join(folder, name), { recursive: true, force: true })
  }
  return cluster
}
