import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** A copy of what the table is made from, to be bent. */
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paso-contract-'))
  for (const name of ['openapi/lender.bundle.json', 'pacts', 'sandbox/src/http/handlers']) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    cpSync(join(root, name), join(folder, name), { recursive: true })
  }
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

test('every operation is described, shown by examples and stands in a pact', () => {
  const { status, stdout, stderr } = table(root)
  expect(stderr).toBe('')
  expect(stdout).toMatch(/^GET \/v2\/user\/sessions +yes +– +\d+ +(\d+)\/\1 +\d+ +yes$/m)
  expect(status).toBe(0)
})

test('an example taken away is missed', () => {
  bend('openapi/lender.bundle.json', (text) => text.replaceAll('"code": 400003', '"code": 400002'))
  const { status, stderr } = table(folder)
  expect(stderr).toContain(': has no example of 400003')
  expect(status).toBe(1)
})

test('an operation without a pact is named', () => {
  for (const name of readdirSync(join(folder, 'pacts'))) {
    bend(`pacts/${name}`, (text) => text.replaceAll('"/v2/loan/quote"', '"/v2/loan/other"'))
  }
  const { status, stderr } = table(folder)
  expect(stderr).toContain('✗ POST /v2/loan/quote: stands in no pact with its success\n')
  expect(status).toBe(1)
})

test('an operation that the sandbox does not serve is named', () => {
  bend('sandbox/src/http/handlers/loans.ts', (text) => text.replace('createQuote:', 'makeQuote:'))
  const { status, stderr } = table(folder)
  expect(stderr).toBe('✗ POST /v2/loan/quote: is not served by the sandbox\n')
  expect(status).toBe(1)
})

function table(from: string) {
  const script = join(root, 'scripts/contract-table.ts')
  return spawnSync(process.execPath, [script, from], { encoding: 'utf8' })
}

function bend(name: string, change: (text: string) => string): void {
  const file = join(folder, name)
  const before = readFileSync(file, 'utf8')
  writeFileSync(file, change(before))
}
