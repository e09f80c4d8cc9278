import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fingerprintOfFiles } from '../../set-up/fingerprint.ts'
import { root } from '../../set-up/pinned-node.mjs'
import { filesOfGit, installed } from '../unchanged.ts'

export interface Progress {
  /** Names of the items that passed on the files as they are. */
  readonly passed: ReadonlySet<string>
  remember(item: { name: string }): void
}

const file = join(root, '.paso', 'matrix.json')

/** What has passed; nothing, once any file that git knows or would take, or that is installed, has changed. */
export function readProgress(): Progress {
  const files = filesOfGit()
  const key = files ? fingerprintOfFiles(files, [process.version, ...installed()]) : randomUUID()
  const passed = new Set<string>()
  if (existsSync(file)) {
    const last = JSON.parse(readFileSync(file, 'utf8')) as { key: string; passed: string[] }
    if (last.key === key) for (const name of last.passed) passed.add(name)
  }
  return {
    passed,
    remember: ({ name }) => {
      passed.add(name)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify({ key, passed: [...passed] }, undefined, 2))
    },
  }
}
