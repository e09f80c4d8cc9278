import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import {
  fingerprintOfFiles,
  rememberedFingerprint,
  rememberFingerprint,
} from '../set-up/fingerprint.ts'
import { installed } from '../set-up/installed.ts'
import { root } from '../set-up/pinned-node.mjs'
import type { Tally } from './read-results.ts'

/** What each shell, terminal and npm sets anew, but for npm's settings; nothing that is tested reads it. */
const fleeting =
  /^(npm_(?!config_).*|PASO_INSTALL_SECONDS|PASO_DATABASE_URL|PASO_ALL|SHLVL|_|OLDPWD|COLUMNS|LINES)$/

/**
 * A hash of the whole: every file that git knows or would take, what is built from them, what is installed, the
 * environment, Node, the day, and the engines named. A layer that passed with it would pass again. Nothing where git
 * cannot say.
 */
export function keyOfTheWhole(engines: readonly string[]): string | undefined {
  const known = filesOfGit()
  if (!known) return undefined
  const built = globSync('{sdk,ui-kit,app}/dist/**/*', { cwd: root })
  const environment = Object.entries(process.env)
    .filter(([name]) => !fleeting.test(name))
    .map(([name, value]) => `${name}=${value ?? ''}`)
    .sort()
  const day = new Date().toDateString()
  return fingerprintOfFiles(
    [...known, ...built],
    [process.version, day, ...engines, ...environment, ...installed()],
  )
}

/** Everything that git knows or would take, from the root; nothing where there is no git. */
export function filesOfGit(): string[] | undefined {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  try {
    const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' })
    return listed.split('\0').filter(Boolean)
  } catch {
    return undefined
  }
}

export function rememberPassed(layer: string, key: string, tally: Tally): void {
  rememberFingerprint(`layer-${layer}`, JSON.stringify({ key, tally }))
}

/** What a layer counted when it passed with this very key. */
export function passedBefore(layer: string, key: string): Tally | undefined {
  const remembered = rememberedFingerprint(`layer-${layer}`)
  if (remembered === undefined) return undefined
  const last = JSON.parse(remembered) as { key: string; tally: Tally }
  return last.key === key ? last.tally : undefined
}
