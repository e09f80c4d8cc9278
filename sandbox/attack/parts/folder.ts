import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../src/store/opening/open.ts'
import { keptText } from '../../src/store/data-folder/data-folder.ts'
import { settings } from '../../test/support/lender.ts'
import type { Part } from '../ground.ts'

/** Somebody else on the lender's machine: what may he read of its folder, made by a process that forbids nothing? */
export const folder: Part = async (_, report) => {
  const parent = mkdtempSync(join(tmpdir(), 'paso-attack-'))
  const dataDir = join(parent, 'data')
  process.umask(0)
  const database = await openDatabase({ dataDir, keyring: settings.keyring })
  keptText(dataDir, 'secret', () => 'secret')
  await database.close()
  const inside = readdirSync(dataDir, { recursive: true }).map((path) =>
    join(dataDir, String(path)),
  )
  const modes = [dataDir, ...inside].map((path) => ({ path, mode: statSync(path).mode & 0o777 }))
  rmSync(parent, { recursive: true })
  const open = modes.filter(({ mode }) => (mode & 0o077) !== 0)
  if (open[0]) report.hole(`${open.length} of its files may be read, such as ${open[0].path}`)
  report.tried(
    'files of the data folder, by another user',
    modes.length,
    modes.map(({ mode }) => mode.toString(8)),
  )
}
