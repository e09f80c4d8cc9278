import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { lastLines, runCommand } from './run-command.ts'

/** Whether packages of Debian or Ubuntu can be installed here. */
export const maySystemInstall = (): boolean =>
  process.platform === 'linux' && process.getuid?.() === 0 && onPath('apt-get') !== undefined

/** Installs packages with apt-get. Returns what it said where it failed. */
export async function installFromSystem(packages: readonly string[]): Promise<string | undefined> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const updated = await runCommand(['apt-get', 'update', '-qq'], { env })
  if (updated.code !== 0) return lastLines(updated.output)
  const installed = await runCommand(
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages],
    { env },
  )
  return installed.code === 0 ? undefined : lastLines(installed.output)
}

/** Where a program lies; undefined where it is not on the path. */
export function onPath(name: string): string | undefined {
  const file = process.platform === 'win32' ? `${name}.exe` : name
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, file)
    try {
      accessSync(path, constants.X_OK)
      return path
    } catch {
      // not in this folder
    }
  }
  return undefined
}
