import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const guide = readFileSync(join(root, 'docs/console.md'), 'utf8')
const folder = join(root, 'sandbox/src/world/console')
const source = globSync('*.ts', { cwd: folder })
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n')

const rows = guide
  .split('\n')
  .filter((line) => /^\| `(GET|POST) /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

describe('the guide to the console', () => {
  it('has every call that the console takes, and no other', () => {
    const calls = rows.map(([, call = '']) => call.replaceAll('`', ''))
    const made = [
      ...[...source.matchAll(/routes\.get(?:<.+>)?\('\/([a-z-]+)'/g)].map(
        ([, path]) => `GET ${path}`,
      ),
      ...[...source.matchAll(/\bpost\((?:outcome[^?]+\? )?'\/([a-z-]+)'/g)].map(
        ([, path]) => `POST ${path}`,
      ),
      ...[...source.matchAll(/: '\/([a-z-]+)', async/g)].map(([, path]) => `POST ${path}`),
    ]
    expect(made.length).toBeGreaterThan(20)
    expect(calls.toSorted()).toEqual(made.toSorted())
  })

  it('has every field that the console reads', () => {
    const read = source.matchAll(
      /(?:textIn|sumIn)\(fields, '(\w+)'|fields\['(\w+)'\]|count\('(\w+)'\)/g,
    )
    const names = new Set([...read].map(([, one, other, third]) => one ?? other ?? third ?? ''))
    expect(names.size).toBeGreaterThan(15)
    for (const name of names) expect(guide, name).toContain(`\`${name}\``)
  })
})
