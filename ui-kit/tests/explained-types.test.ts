import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8')
const ofThePlatform =
  /^(HTML\w*Element|Blob|CSSProperties|ChangeEventHandler|ComponentProps|File|MouseEvent|Partial|Promise|ReactNode|Record|RefObject|Ref|Worker)$/

test('each type that a table of props names is explained', () => {
  const types = [...read('README.md').matchAll(/^\| `[\w-]+` +\| `(.*?)` +\| /gm)].map(
    ([, type = '']) =>
      // Neither comments nor texts nor the names of keys that stand for others.
      type.replaceAll(/\/\*\*.*?\*\/|'[^']*'|\[\w+ in|ComponentProps<.*?>/g, ''),
  )
  const named = new Set(types.join(' ').match(/\b[A-Z][A-Za-z]+\b/g))
  const explained = [
    ...read('docs/functions-and-types.md').matchAll(/^(?:interface|type) (\w+)/gm),
    ...read('README.md').matchAll(/^### (\w+)/gm),
  ].map(([, name = '']) => name)
  const missing = [...named].filter(
    (name) => !explained.includes(name.replace(/Props$/, '')) && !ofThePlatform.test(name),
  )
  expect(missing).toEqual([])
  expect(types.length).toBeGreaterThan(300)
})
