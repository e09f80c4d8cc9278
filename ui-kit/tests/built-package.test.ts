import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const kit = path.join(import.meta.dirname, '..')
const libraries = path.join(kit, '../node_modules')
const consumer = mkdtempSync(path.join(tmpdir(), 'kit-consumer-'))

/** What a consumer's server does with the kit: markup, and the styles that go before it. */
const program = `
const sheet = new ServerStyleSheet()
const page = createElement('div', null,
  createElement(kit.PasoGlobalStyle),
  createElement(kit.Button, null, 'Borrow'),
  createElement(kit.TextField, { name: 'given_name', label: 'Given name', defaultValue: 'Malee' }),
  createElement(kit.SelectField, { name: 'purpose', label: 'Purpose', options: [] }),
  createElement(kit.ConfirmDialog, { open: false, title: 'Leave?', confirmLabel: 'Leave', cancelLabel: 'Stay' }),
)
const markup = renderToString(sheet.collectStyles(page))
console.log(JSON.stringify({ markup, styles: sheet.getStyleTags() }))
`
const names = [
  ['kit', '* as kit', '@paso/ui-kit'],
  ['{ createElement }', '{ createElement }', 'react'],
  ['{ renderToString }', '{ renderToString }', 'react-dom/server'],
  ['{ ServerStyleSheet, styled }', '{ ServerStyleSheet, styled }', 'styled-components'],
] as const
const imports = names.map(([, name, from]) => `import ${name} from '${from}'\n`)
const requires = names.map(([name, , from]) => `const ${name} = require('${from}')\n`)

interface Rendered {
  markup: string
  styles: string
}

function run(file: string, source: string): Rendered {
  writeFileSync(path.join(consumer, file), source)
  // Plain node: neither a bundler nor this test's own module loader may mend what it imports.
  const printed = execFileSync('node', [file], {
    cwd: consumer,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
  })
  return JSON.parse(printed) as Rendered
}

const classes = ({ markup }: Rendered) => [...markup.matchAll(/class="([^"]+)"/g)].map(([, c]) => c)

let esm: Rendered
let cjs: Rendered

beforeAll(() => {
  const scope = path.join(consumer, 'node_modules/@paso/ui-kit')
  mkdirSync(scope, { recursive: true })
  const packed = execFileSync(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', consumer],
    { cwd: kit, encoding: 'utf8' },
  )
  const archive = /"filename":\s*"([^"]+)"/.exec(packed)?.[1] ?? ''
  execFileSync('tar', ['-xzf', path.join(consumer, archive), '-C', scope, '--strip-components=1'])
  for (const name of ['react', 'react-dom', 'styled-components', 'scheduler']) {
    symlinkSync(path.join(libraries, name), path.join(consumer, 'node_modules', name))
  }
  esm = run('page.mjs', imports.join('') + program)
  cjs = run('page.cjs', requires.join('') + program)
})

afterAll(() => rmSync(consumer, { recursive: true, force: true }))

test('the packed kit renders markup and styles under import', () => {
  expect(esm.markup).toContain('>Borrow<')
  expect(esm.markup).toContain('value="Malee"')
  expect(esm.markup).toContain('<dialog')
  expect(esm.styles).toContain('--paso-ground:var(--paso-l,#f3f5f0)')
  expect(esm.styles).toContain('min-block-size:var(--paso-control)')
})

test('the packed kit renders the same under require', () => {
  expect(cjs).toEqual(esm)
})

test('component ids come from the file, not from what was evaluated before', () => {
  const others = `for (let i = 0; i < 7; i++) styled.i\`color: red;\`\n`
  const later = run('later.mjs', imports.toReversed().join('') + others + program)
  expect(classes(later)).toEqual(classes(esm))
  const ids = classes(esm).flatMap((list) => list?.split(' ') ?? [])
  expect(ids.filter((id) => /^paso-\w{3}-\d+$/.test(id)).length).toBeGreaterThan(10)
})

test('server markup carries no inline style, which the page policy refuses', () => {
  expect(esm.markup).not.toMatch(/ style="/)
})

const dist = path.join(kit, 'dist')
const builtFiles = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.c?js$/.test(name),
)
const runsOnClient = /\buse(State|Effect|Ref|Context|Id|Memo)\b|createContext|styled-components/

test('each built file that runs hooks or makes styles says use client, and no other does', () => {
  const wrong = builtFiles.filter((name) => {
    const code = readFileSync(path.join(dist, name), 'utf8').replace(/\/\/# sourceMapping.*/, '')
    return code.startsWith('"use client"') !== runsOnClient.test(code)
  })
  expect(wrong).toEqual([])
})

test('a server can count with what is no component', () => {
  // A bundler for server components refuses to call what comes from a client file.
  for (const name of ['money/format-money', 'rate-text/format-rate', 'digits/readDigits']) {
    const seen = new Set([path.join(dist, `${name}.js`)])
    for (const file of seen) {
      const code = readFileSync(file, 'utf8')
      expect(code.startsWith('"use client"'), `${name} through ${file}`).toBe(false)
      for (const [, from = ''] of code.matchAll(/"(\.\.?\/[^"]+)"/g))
        seen.add(path.join(path.dirname(file), from))
    }
  }
})

test('each part can be imported alone, and gives what the whole gives of it', () => {
  const parts = readdirSync(path.join(dist, 'parts')).filter((name) => name.endsWith('.js'))
  expect(parts.length).toBeGreaterThan(45)
  const folders = parts.map((name) => name.replace('.js', ''))
  const check = folders.map((name, at) => `check('${name}', part${at})`).join('\n')
  const body = `
const wrong = []
const given = new Set()
const check = (name, part) => {
  for (const key of Object.keys(part)) {
    if (key === 'default' || key === 'module.exports') continue
    given.add(key)
    if (part[key] === undefined || part[key] !== kit[key]) wrong.push(name + ' ' + key)
  }
}
${check}
const lost = Object.keys(kit).filter((key) => !given.has(key) && !['default', 'module.exports'].includes(key))
console.log(JSON.stringify({ markup: wrong.join(), styles: lost.join() }))`
  const from = (name: string) => `@paso/ui-kit/${name}`
  const asModules = folders.map((name, at) => `import * as part${at} from '${from(name)}'`)
  const asRequired = folders.map((name, at) => `const part${at} = require('${from(name)}')`)
  const nothing = { markup: '', styles: '' }
  expect(run('parts.mjs', `${imports[0]}${asModules.join('\n')}${body}`)).toEqual(nothing)
  expect(run('parts.cjs', `${requires[0]}${asRequired.join('\n')}${body}`)).toEqual(nothing)
})

test('every built file has a source map that leads to its source', () => {
  const without = builtFiles.filter((name) => {
    if (/^parts[\\/]/.test(name)) return false
    const map = readFileSync(path.join(dist, `${name}.map`), 'utf8')
    return (JSON.parse(map) as { version: number }).version !== 3
  })
  expect(without).toEqual([])
})
