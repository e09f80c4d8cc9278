import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { circlesIn, importsIn, importGraph } from './import-graph.ts'
import { importsOf, type Import } from './scan-imports.ts'
import { filesOf, textOf } from './source-files.ts'

/** All imports of the files of a glob that `mayNot` names, as `file → target`. */
function crossing(glob: string, mayNot: (found: Import, file: string) => boolean): string[] {
  return filesOf(glob).flatMap((file) =>
    importsIn(file)
      .filter((found) => mayNot(found, file))
      .map((found) => `${file} → ${found.target}`),
  )
}

const inFolder = (target: string, ...folders: string[]) =>
  folders.some((folder) => target.startsWith(`${folder}/`))
const isPackage = (target: string, ...names: string[]) =>
  names.some((name) => target === name || target.startsWith(`${name}/`))

test('the scanner sees every form of import', () => {
  const text = [
    "import { a } from './a.ts'",
    "import type { B } from '../b.ts'",
    "import { type C, type D } from '@paso/sdk'",
    "import e, {\n  type F,\n} from 'package'",
    "export { g } from './g.ts'",
    "import './side-effect.ts'",
    "const later = () => import('../later.ts')",
    "// import { no } from './comment.ts'",
    "type H = import('./h.ts').H",
    'void import(`../i.ts`)',
    'void import(`./forms/${name}.ts`)',
    "void import('./' + name)",
    "import j from './j.ts?worker&url'",
    "new Worker(new URL('k.ts', import.meta.url))",
    "new URL('../k.json', import.meta.url)",
    "import.meta.glob(['./l/*.ts', '../m/*.ts'])",
    "const n = require('n')",
  ].join('\n')
  expect(importsOf('app/src/x.ts', text)).toEqual([
    { target: 'app/src/a.ts', typeOnly: false },
    { target: 'app/b.ts', typeOnly: true },
    { target: '@paso/sdk', typeOnly: true },
    { target: 'package', typeOnly: false },
    { target: 'app/src/g.ts', typeOnly: false },
    { target: 'app/src/side-effect.ts', typeOnly: false },
    { target: 'app/later.ts', typeOnly: false },
    { target: 'app/src/h.ts', typeOnly: true },
    { target: 'app/i.ts', typeOnly: false },
    { target: 'app/src/forms/*.ts', typeOnly: false },
    { target: 'app/src/*', typeOnly: false },
    { target: 'app/src/j.ts', typeOnly: false },
    { target: 'app/src/k.ts', typeOnly: false },
    { target: 'app/k.json', typeOnly: false, fileOnly: true },
    { target: 'app/src/l/*.ts', typeOnly: false },
    { target: 'app/m/*.ts', typeOnly: false },
    { target: 'n', typeOnly: false },
  ])
})

const code = '{sdk,ui-kit,app,sandbox,scripts,tests,.storybook}/**/*.{ts,tsx,js,mjs}'

test('our packages are imported by the names in their `exports` only', () => {
  const named = ['sdk', 'ui-kit'].flatMap((folder) => {
    const { name, exports } = JSON.parse(textOf(`${folder}/package.json`)) as {
      name: string
      exports: Record<string, unknown>
    }
    return Object.keys(exports).map((subpath) => posix.join(name, subpath))
  })
  expect(named).toContain('@paso/sdk/rules')
  const found = crossing(
    code,
    ({ target }) => /^@paso(\/|$)/.test(target) && !named.includes(target),
  )
  expect(found).toEqual([])
})

test('nobody goes around the names: into installed packages, out of the project, by absolute path', () => {
  const around = /(^|\/)node_modules(\/|$)|^(\/|\.\.\/|file:|data:)|[^/]\/\.\.(\/|$)/
  expect(crossing(code, ({ target }) => around.test(target))).toEqual([])
})

test('the product says where each of its imports leads', () => {
  const found = crossing('{sdk,ui-kit,app,sandbox}/src/**/*.{ts,tsx,js}', ({ target }) =>
    target.startsWith('*'),
  )
  expect(found).toEqual([])
})

test('the SDK imports nothing of ours and no React', () => {
  const found = crossing(
    'sdk/**/*.{ts,tsx}',
    ({ target }) =>
      inFolder(target, 'app', 'ui-kit', 'sandbox', 'tests') ||
      isPackage(target, 'react', 'react-dom', 'styled-components', '@paso/ui-kit', '@paso/app'),
  )
  expect(found).toEqual([])
})

test('the kit imports no router, no translations and no SDK', () => {
  const found = crossing(
    '{ui-kit,.storybook}/**/*.{ts,tsx}',
    ({ target }) =>
      inFolder(target, 'app', 'sdk', 'sandbox', 'tests') ||
      isPackage(
        target,
        'react-router-dom',
        'react-intl',
        'openapi-fetch',
        '@paso/sdk',
        '@paso/app',
      ),
  )
  expect(found).toEqual([])
})

test('the app takes the packages by name and the HTTP libraries not at all', () => {
  const found = crossing(
    'app/**/*.{ts,tsx}',
    ({ target }) =>
      inFolder(target, 'sdk', 'ui-kit', 'sandbox', 'tests') ||
      isPackage(target, 'openapi-fetch', 'crypto-js', '@paso/sandbox'),
  )
  expect(found).toEqual([])
})

const servedClient = 'sdk/dist/page/client.js'

test('the lender imports the contract and the shared rules, never the client', () => {
  const found = crossing(
    'sandbox/src/**/*.{ts,js}',
    ({ target }, file) =>
      (inFolder(target, 'sdk', 'ui-kit', 'app', 'tests') &&
        // Served as a static file to the pages of the reference.
        !(file === 'sandbox/src/world/reference/register.ts' && target === servedClient)) ||
      (isPackage(target, '@paso/sdk', '@paso/ui-kit', '@paso/app') &&
        !['@paso/sdk/contract', '@paso/sdk/rules'].includes(target)),
  )
  expect(found).toEqual([])
})

test('of the contract the lender takes types only', () => {
  const found = crossing(
    'sandbox/src/**/*.{ts,js}',
    ({ target, typeOnly }) => target === '@paso/sdk/contract' && !typeOnly,
  )
  expect(found).toEqual([])
})

test('nobody imports tests, and tests import public names only', () => {
  const intoTests = crossing(
    '{sdk,ui-kit,app,sandbox,scripts,.storybook}/**/*.{ts,tsx,js,mjs}',
    ({ target }) => inFolder(target, 'tests'),
  )
  const outOfTests = crossing(
    'tests/**/*.ts',
    ({ target, fileOnly }) => !fileOnly && inFolder(target, 'sdk', 'ui-kit', 'app', 'sandbox'),
  )
  expect([...intoTests, ...outOfTests]).toEqual([])
})

const dataTable =
  /^app\/src\/(route-map|application-flow\/(steps|order-states)|application-flow\/forms\/([a-z]+(-words)?|form-table)|countries\/([a-z]+|country-profile)|i18n\/languages)\.ts$/

test('data tables of the app import types and other data tables only', () => {
  const found = crossing(
    'app/src/**/*.ts',
    ({ target, typeOnly }, file) =>
      dataTable.test(file) &&
      !file.endsWith('.test.ts') &&
      !typeOnly &&
      !dataTable.test(target) &&
      // A country's table names its edition, a table of the SDK.
      !(target === '@paso/sdk/rules' && file.startsWith('app/src/countries/')),
  )
  expect(found).toEqual([])
})

test('screens never import screens', () => {
  const screenOf = (path: string) => /^app\/src\/screens\/([^/]+)\//.exec(path)?.[1]
  const found = crossing('app/src/screens/**/*.{ts,tsx}', ({ target }, file) => {
    const other = screenOf(target)
    return other !== undefined && other !== screenOf(file)
  })
  expect(found).toEqual([])
})

test('one place of the app presents failures', () => {
  const places = filesOf('app/src/**/*.{ts,tsx}').filter(
    (file) => !/^app\/src\/(failures|session)\//.test(file) && !/\.test\.tsx?$/.test(file),
  )
  const found = places.filter((file) =>
    /\b(local|session)Storage\s*\.\s*clear\(|pathTo\(\s*['"]networkError['"]/.test(textOf(file)),
  )
  expect(found).toEqual([])
})

test('no import leads in a circle', () => {
  const files = filesOf('{sdk,ui-kit,app,sandbox}/src/**/*.{ts,tsx}')
  expect(circlesIn(importGraph(files, 'values'))).toEqual([])
})
