import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { LenderDouble, Received } from './lender-double.ts'
import { startStrictLender } from './packed-lender.ts'
import {
  compileIn,
  installInto,
  manifestOf,
  nodeTypes,
  packSdk,
  runIn,
  type Packed,
} from './packed-project.ts'
import { contractVersion, exampleAnswer } from './readme-lender.ts'

/** The README as a stranger follows it: the package installed from its tarball, each snippet in the file that it names. */
const sdk = join(import.meta.dirname, '..')
const readme = readFileSync(join(sdk, 'README.md'), 'utf8')
const changelog = readFileSync(join(sdk, 'CHANGELOG.md'), 'utf8')
const manifest = manifestOf(sdk)

const snippets = Object.fromEntries(
  [...readme.matchAll(/^( *)```(?:ts|js|cjs)\n([\s\S]*?)^ *```$/gm)].map(
    ([, indent = '', code = ''], index) => {
      const text = code.replaceAll(new RegExp(`^${indent}`, 'gm'), '')
      return [/^\/\/ ([\w-]+\.[cm]?[jt]s)$/m.exec(text)?.[1] ?? `unnamed-${index}.mts`, text]
    },
  ),
)

/** What each snippet prints when the lender answers as the description shows. */
const says: Record<string, string[]> = {
  'client.mjs': [],
  'first-call.mjs': ['Up to 20000 THB'],
  'sign-in.mjs': [
    'The six digits of the text message: idnumber: 0',
    'personal_before: 0',
    'personalinfo: 0',
    'emergency: 0',
    'jobinfo: 0',
    'Go on at identity',
  ],
  'failures.mts': ['phone: phone_length'],
  'apply-once.mjs': ['10519.86 THB, 22.8 % a year'],
  'cancel.mjs': ['Cancelled'],
  'picture.mjs': ['0 of 90000', '90000 of 90000', 'Stored as 0192f0c1-7a3e-7c4d-8b2a-3f5e6d7c8b9a'],
  'list.mjs': ['I/wj31xzD5ADEsZDnt7spaCNPJ8pMBgew3OpErxo8Eto7x1qSmLDJxDOtlIiLamJ'],
  'rules.mts': ['children: required', 'loan_purpose: required'],
  'wrapper.mts': ['Back after 40 s', 'The camera: open_settings', 'image/png, 1 × 1'],
  'common.cjs': ['false signed_out'],
}
const refusals: Record<string, { path: string; code: number; data: unknown }> = {
  'failures.mts': {
    path: '/api/v2/user/send_code',
    code: 422001,
    data: [{ field: 'phone', rule: 'phone_length', params: { min: 9, max: 9 } }],
  },
  'common.cjs': { path: '/api/v2/order/list', code: 403100, data: null },
}

let packed: Packed
let lender: LenderDouble
let project: string
let answer: (request: Received) => ReturnType<typeof exampleAnswer>

beforeAll(async () => {
  packed = await packSdk()
  lender = await startStrictLender('paso-sandbox', (request) => answer(request))
  const files = Object.entries(snippets).map(([name, code]) => [
    name,
    code.replaceAll('http://127.0.0.1:4600/api', lender.url),
  ])
  project = await installInto(packed, 'readme', {
    ...(Object.fromEntries(files) as Record<string, string>),
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        target: 'es2022',
        module: 'nodenext',
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        allowJs: true,
        checkJs: true,
        noEmit: true,
        types: ['node'],
        typeRoots: [nodeTypes],
        skipLibCheck: true,
      },
      include: ['*'],
    }),
  })
}, 30_000)
beforeEach(() => {
  answer = exampleAnswer
})
afterAll(async () => {
  await lender.close()
  rmSync(packed.folder, { recursive: true, force: true })
})

test('every snippet compiles under the strict settings', async () => {
  expect(await compileIn(project)).toBe('')
}, 60_000)

test.each(Object.keys(snippets))(
  '%s does what the README says',
  async (name) => {
    const refusal = refusals[name]
    answer = (request) => (request.path === refusal?.path ? refusal : exampleAnswer(request))
    const said = await runIn(project, name, '493817\n')
    expect(said.trim().split('\n').filter(Boolean)).toEqual(says[name])
  },
  30_000,
)

test('of every snippet it is known what it prints', () => {
  expect(Object.keys(snippets).sort()).toEqual(Object.keys(says).sort())
})

test('the README names every entry of the package', () => {
  const published = Object.keys(manifest.exports).filter((name) => name !== './package.json')
  const named = [...readme.matchAll(/^\| `(@paso\/sdk[\w/-]*)`/gm)].map(([, name]) => name)
  expect(named.sort()).toEqual(published.map((name) => `@paso/sdk${name.slice(1)}`).sort())
})

test('README and changelog name the version of the package and of its contract', () => {
  const { version } = manifest
  expect(readme).toContain(`paso-sdk-${version}.tgz`)
  expect(readme).toContain(
    `This is ${version}, made from version ${contractVersion} of the contract`,
  )
  const [released] = [...changelog.matchAll(/^## \[(\d[^\]]*)\] - \d{4}-\d\d-\d\d\n\n(.*)$/gm)]
  expect(released?.slice(1)).toEqual([version, `Made from contract ${contractVersion}.`])
})

test('the changelog travels with the package', () => {
  expect(manifest.files).toContain('CHANGELOG.md')
})
