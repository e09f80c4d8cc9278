import { spawnSync } from 'node:child_process'
import { expect, it, vi } from 'vitest'
import { nothing } from '../../scripts/testing/read-results.ts'
import { watchReads } from '../../scripts/testing/watch-reads.ts'

vi.stubEnv('CI', '')
const outside = JSON.stringify('/etc/hosts')

/** What a layer is told that read a file in this way. */
function failuresOf(read: string): readonly string[] {
  const layer = 'planted'
  const { env, judge } = watchReads(layer)
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', read], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
  expect(run.stderr).toBe('')
  return judge(nothing).failures
}

it.each([
  `import { readFileSync } from 'node:fs'; readFileSync(${outside})`,
  `import { openSync } from 'node:fs'; openSync(${outside})`,
  `import { readFile } from 'node:fs'; readFile(${outside}, () => {})`,
  `import { readFile } from 'node:fs/promises'; await readFile(${outside}, 'utf8')`,
  `import { open } from 'node:fs/promises'; await (await open(${outside})).close()`,
  `import { createReadStream } from 'node:fs'; createReadStream(${outside}).resume()`,
  `import { copyFileSync } from 'node:fs'; copyFileSync(${outside}, '.paso/results/planted-copy')`,
  `import fs from 'node:fs'; fs.readFileSync(new URL('file:///etc/hosts'))`,
  `import { Worker } from 'node:worker_threads'; new Worker("(await import('node:fs')).readFileSync('/etc/hosts')", { eval: true })`,
])('a layer fails that reads a file outside the project: %s', (read) => {
  expect(failuresOf(read)).toEqual([
    expect.stringMatching(/read \/etc\/hosts, which no key holds$/),
  ])
})

it.each([
  `import { readFileSync } from 'node:fs'; readFileSync('package.json'); readFileSync('README.md')`,
  `import { writeFileSync, readFileSync } from 'node:fs'
   import { tmpdir } from 'node:os'
   writeFileSync(tmpdir() + '/paso-own', ''); readFileSync(tmpdir() + '/paso-own')`,
])('what belongs to the project, or what a run made, is read without a word: %s', (read) => {
  expect(failuresOf(read)).toEqual([])
})
