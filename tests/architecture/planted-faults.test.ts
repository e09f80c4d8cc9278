import { spawn } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plantedFiles, plantedRules } from './planted-rules.ts'
import { root, textOf } from './source-files.ts'

// A copy of the project with one fault of each kind; the very commands of `npm run check` must name every one.
let copy = ''
let linter = ''
let unused = ''
let generated = ''
const editedFile = 'sdk/src/generated/contract.ts'

const faults = {
  'app/src/main.tsx': [
    "import { readSettings } from '../../sandbox/src/lending/settings/settings.ts'",
    "import '@paso/sdk/src/index.ts'",
    "import '../../node_modules/@paso/sdk/dist/rules.js'",
    'void import(`../../sandbox/src/foundation/clock.ts`)',
    'void import(`../../sandbox/src/${name}.ts`)',
    "void new URL('../../sandbox/src/server.ts', import.meta.url)",
    'void import(name)',
    '',
  ].join('\n'),
  'sdk/src/index.ts': 'export const anything: any = 1\n',
  'app/src/route-map.ts': 'export const nobodyUsesThis = 1\n',
  'ui-kit/src/button/Button.tsx':
    'const Planted = styled.span`\n  display: block;\n  margin-left: 4px;\n`\nvoid Planted\n',
  'sandbox/src/foundation/clock.ts': "import '../store/database/database.ts'\n",
  'sandbox/src/server.ts': '// eslint-disable-next-line no-debugger\n',
  [editedFile]: '// edited by hand\n',
}

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'paso-planted-'))
  const skipped = /[\\/](node_modules|dist|\.git|\.paso|storybook-static|test-results)$/
  cpSync(root, copy, { recursive: true, filter: (path) => !skipped.test(path) })
  const links = [
    'node_modules',
    ...['sdk', 'ui-kit', 'app', 'sandbox'].flatMap((name) => [
      `${name}/node_modules`,
      `${name}/dist`,
    ]),
  ]
  for (const link of links) {
    if (existsSync(join(root, link))) symlinkSync(join(root, link), join(copy, link), 'junction')
  }
  for (const [file, fault] of Object.entries(faults)) appendFileSync(join(copy, file), fault)
  for (const { file, text } of plantedFiles) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    writeFileSync(join(copy, file), text)
  }

  const faulty = Object.keys(faults).filter((file) => file !== editedFile)
  linter = await said('oxlint', '--format=unix', ...faulty, ...plantedFiles.map(({ file }) => file))
  ;[unused, generated] = await Promise.all([
    said('knip', '--no-progress'),
    said('node', 'scripts/generate.ts', '--check'),
  ])
})

afterAll(() => {
  rmSync(copy, { recursive: true, force: true })
})

const reportedIn = (file: string) =>
  linter.split('\n').filter((line) => line.startsWith(`${file}:`))

test('each rule of the linter names the fault that is planted for it, or the file cannot be read', () => {
  const silent = plantedFiles.filter(
    ({ file, says }) => !reportedIn(file).some((line) => line.endsWith(says)),
  )
  expect(silent).toEqual([])
})

test('a fault is planted for each rule that is set, and no rule is set to less than an error', () => {
  interface Rules {
    rules?: Record<string, string | [level: string, options: object]>
  }
  const file = '.oxlintrc.jsonc'
  const read = ts.parseConfigFileTextToJson(file, textOf(file)) as {
    config: Rules & { overrides: Rules[] }
  }
  const all = [read.config, ...read.config.overrides].flatMap(({ rules = {} }) =>
    Object.entries(rules),
  )
  expect(new Set(all.map(([, level]) => (typeof level === 'string' ? level : level[0])))).toEqual(
    new Set(['error']),
  )
  const planted = Object.values(plantedRules).flatMap((rules) => Object.keys(rules))
  expect([...new Set(planted)].sort()).toEqual([...new Set(all.map(([rule]) => rule))].sort())
})

test('a comment that puts a rule aside for nothing is named', () => {
  expect(reportedIn('sandbox/src/server.ts').join()).toMatch(/: Unused \S+ directive/)
})

test('an import from another folder is named, with the reason against it', () => {
  expect(linter).toContain(
    'the app may not import sandbox/src/lending/settings/settings.ts: the app takes @paso/sdk',
  )
})

test.each([
  '@paso/sdk/src/index.ts',
  'sandbox/src/foundation/clock.ts',
  'sandbox/src/*.ts',
  'sandbox/src/server.ts',
])('an import is named however it is written: %s', (target) => {
  expect(linter).toContain(`the app may not import ${target}: `)
})

test('an import from a lower floor of the lender to a higher one is named', () => {
  expect(linter).toContain(
    "the lender's floor foundation may not import sandbox/src/store/database/database.ts: imports point down",
  )
})

test('an import past the names of the packages is named', () => {
  expect(linter).toContain('nobody may import node_modules/@paso/sdk/dist/rules.js: packages are')
})

test('an import that leads nobody knows where is named', () => {
  expect(linter).toContain('Say where this import leads')
})

test('an any is named', () => {
  expect(linter).toContain('Unexpected `any`. Specify a different type')
})

test('a physical margin in the kit is named with what to write instead', () => {
  expect(linter).toContain(
    '`margin-left` is on the wrong side in Urdu and Arabic: write `margin-inline-start`',
  )
})

test('an unused export is named', () => {
  expect(unused).toContain('nobodyUsesThis')
})

test('an edited generated file is named', () => {
  expect(generated).toContain(`differs from what is generated: ${editedFile}`)
})

/** What a command of node_modules/.bin prints in the copy. It has to fail. */
function said(program: string, ...args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(root, 'node_modules', '.bin', program), args, {
      cwd: copy,
      env: { ...process.env, NO_COLOR: '1' },
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) reject(new Error(`${program} found nothing:\n${output}`))
      else resolve(output)
    })
  })
}
