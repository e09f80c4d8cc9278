import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './pinned-node.mjs'

const notInputs = /(^|\/)(node_modules|dist|storybook-static|test-results|\.paso)(\/|$)/

/**
 * A hash of names and contents. Two equal fingerprints mean that the same work would be done.
 * @param patterns globs relative to the root; folders that are built or fetched never count
 * @param more anything else the result depends on
 */
export function fingerprintOf(patterns: readonly string[], more: readonly string[] = []): string {
  const files = globSync([...patterns], {
    cwd: root,
    exclude: (name) => notInputs.test(String(name)),
  })
  return fingerprintOfFiles(
    files.map((name) => name.replaceAll('\\', '/')).filter((file) => !notInputs.test(file)),
    more,
  )
}

/** The same of files that are named one by one; those that are gone do not count. */
export function fingerprintOfFiles(files: readonly string[], more: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files.toSorted()) {
    const path = join(root, file)
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) continue
    hash.update(file).update('\0').update(readFileSync(path)).update('\0')
  }
  for (const text of more) hash.update(text).update('\0')
  return hash.digest('hex')
}

const placeOf = (name: string): string => join(root, '.paso', 'fingerprints', name)

/** What was done last under a name, kept in .paso/ between runs. */
export function rememberedFingerprint(name: string): string | undefined {
  const file = placeOf(name)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

export function rememberFingerprint(name: string, fingerprint: string): void {
  writeWhole(placeOf(name), fingerprint)
}

/** Before it is done anew: what is cut off is not done. */
export function forgetFingerprint(name: string): void {
  rmSync(placeOf(name), { force: true })
}

/** Whole or not at all, also where the process is ended meanwhile. */
export function writeWhole(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.draft`, text)
  renameSync(`${file}.draft`, file)
}
