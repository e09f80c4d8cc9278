import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { join } from 'node:path'

/** Fetched or written while working: nothing that a test reads. */
const LEFT_OUT = new Set(['.git', '.paso', 'test-results', 'storybook-static'])

/**
 * A copy of the working tree as it stands, with what is built. Installed packages are linked file by
 * file: the links between workspaces then lead to the copy's own.
 */
export function copyWorkingTree(root: string): { folder: string; remove(): void } {
  const parent = join(root, '.paso', 'mutants')
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, 'copy-'))
  copyFolder(root, folder, copyFileSync)
  // What says that the builds are up to date.
  const fingerprints = join('.paso', 'fingerprints')
  cpSync(join(root, fingerprints), join(folder, fingerprints), { recursive: true })
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

function copyFolder(from: string, to: string, copyFile: typeof linkSync): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const { name } = entry
    const [source, target] = [join(from, name), join(to, name)]
    if (LEFT_OUT.has(name) || source.endsWith(join('node_modules', '.vite'))) continue
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else if (!entry.isDirectory()) copyFile(source, target)
    else copyFolder(source, target, name === 'node_modules' ? linkSync : copyFile)
  }
}
