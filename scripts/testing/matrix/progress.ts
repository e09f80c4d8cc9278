import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprintOfFiles, writeWhole } from '../../set-up/fingerprint.ts'
import { installed } from '../../set-up/installed.ts'
import { root } from '../../set-up/pinned-node.mjs'
import { filesOfGit } from '../unchanged.ts'

export interface Progress {
  /** Names of the items that passed on the files as they are. */
  readonly passed: ReadonlySet<string>
  remember(item: { name: string }): void
}

const file = join(root, '.paso', 'matrix.json')

/** What has passed; nothing, once any file that git knows or would take, or that is installed, has changed. */
export function readProgress(): Progress {
  const key = keyNow()
  const passed = new Set<string>()
  if (existsSync(file)) {
    const last = JSON.parse(readFileSync(file, 'utf8')) as { key: string; passed: string[] }
    if (last.key === key) for (const name of last.passed) passed.add(name)
  }
  return {
    passed,
    remember: ({ name }) => {
      // Nobody knows which files it read before an edit, and which after it.
      if (keyNow() !== key) return
      passed.add(name)
      writeWhole(file, JSON.stringify({ key, passed: [...passed] }, undefined, 2))
    },
  }
}

function keyNow(): string {
  const files = filesOfGit()
  return files ? fingerprintOfFiles(files, [process.version, ...installed()]) : randomUUID()
}
