import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
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
  for (const name of ['react', 'react-dom', 'styled-components', 'scheduler', 'uqr']) {
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
  expect(ids.filter((id) => id.startsWith('paso-kit__')).length).toBeGreaterThan(10)
})

test('server markup carries no inline style, which the page policy refuses', () => {
  expect(esm.markup).not.toMatch(/ style="/)
})
