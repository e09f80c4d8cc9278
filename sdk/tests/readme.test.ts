import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
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
import {
  contractVersion,
  encryptedByNode,
  exampleAnswer,
  isPng,
  type Answer,
} from './readme-lender.ts'

/** The README as a stranger follows it: the package installed from its tarball, each snippet in the file that it names. */
const sdk = join(import.meta.dirname, '..')
const readme = readFileSync(join(sdk, 'README.md'), 'utf8')
const changelog = readFileSync(join(sdk, 'CHANGELOG.md'), 'utf8')
const manifest = manifestOf(sdk)

const snippets = Object.fromEntries(
  [...readme.matchAll(/^( *)```(?:ts|cjs)\n([\s\S]*?)^ *```$/gm)].map(
    ([, indent = '', code = ''], index) => {
      const text = code.replaceAll(new RegExp(`^${indent}`, 'gm'), '')
      return [/^\/\/ ([\w-]+\.[cm][jt]s)$/m.exec(text)?.[1] ?? `unnamed-${index}.mts`, text]
    },
  ),
)
/** The compiler's settings that the README gives. */
const settings = /```json\n\/\/ tsconfig\.json\n([\s\S]*?)```/.exec(readme)?.[1] ?? ''

/** The list of the README, encrypted by Node itself. */
const contactsEncrypted = encryptedByNode(
  '[{"name":"Mali","phone":"812345678"}]',
  'paso-sandbox-key',
)

/** Below the README's client: one line right, three wrong. */
const mistakes = `import { client } from './client.mts'
void client.post('/loan/quote', { product_id: 'p', amount: { amount: 100, currency: 'THB' }, days: 90 })
void client.post('/loan/quote', { product_id: 'p', amount: { amount: 100, currency: 'THB' } })
void client.get('/order/details')
void client.get('/home/index').then(({ ofer }) => ofer)
`

/** What each snippet prints when the lender answers as the description shows. */
const says: Record<string, string[]> = {
  'client.mts': [],
  'first-call.mts': ['Up to 20000 THB'],
  'sign-in.mts': [
    'The six digits of the text message: idnumber: 0',
    'personal_before: 0',
    'personalinfo: 0',
    'emergency: 0',
    'jobinfo: 0',
    'Go on at identity',
  ],
  'failures.mts': ['phone: phone_length'],
  'apply-once.mts': ['10519.86 THB, 22.8 % a year'],
  'cancel.mts': ['Cancelled'],
  'middleware.mts': ['GET /v2/home/index: HTTP 200'],
  'orders.mts': ['TH2609040001: disbursed'],
  'by-path.mts': ['At least 1000 THB'],
  'picture.mts': ['0 of 70', '70 of 70', 'Stored as 0192f0c1-7a3e-7c4d-8b2a-3f5e6d7c8b9a'],
  'list.mts': [contactsEncrypted, '1 kept'],
  'rules.mts': ['children: required', 'loan_purpose: required'],
  'wrapper.mts': ['Back after 40 s', 'The camera: open_settings', 'image/png, 1 × 1'],
  'common.cjs': ['For 61 to 180 days'],
}
/** Where a real lender looks closer than an example shows: by snippet and path. */
const particular: Record<string, Record<string, (request: Received) => Answer | undefined>> = {
  'failures.mts': {
    '/api/v2/user/send_code': () => ({
      code: 422001,
      data: [{ field: 'phone', rule: 'phone_length', params: { min: 9, max: 9 } }],
    }),
  },
  'list.mts': {
    '/api/v2/home/appConfigKey': () => ({
      code: 200,
      data: [{ key: 'uploadInformation', value: 'apps,contacts' }],
    }),
    '/api/v2/user/order_log': ({ json }) =>
      lender.received.some(
        ({ path, json: { purpose, granted } }) =>
          path === '/api/v2/account/consent' && purpose === 'contacts_list' && granted === true,
      )
        ? { code: 200, data: { entries: json['data'] === contactsEncrypted ? 1 : 0 } }
        : { code: 403001, data: null },
  },
  'picture.mts': {
    '/api/v2/file/upload/0192f0c1-7a3e-7c4d-8b2a-3f5e6d7c8b9a': (request) =>
      isPng(request) ? exampleAnswer(request) : { code: 415001, data: null },
  },
}

let packed: Packed
let lender: LenderDouble
let project: string
let answer: (request: Received) => Answer | undefined
const foundInSnippets: string[] = []
const foundInMistakes: string[] = []

beforeAll(async () => {
  packed = await packSdk()
  lender = await startStrictLender('paso-sandbox', (request) => answer(request))
  const files = Object.entries(snippets).map(([name, code]) => [
    name,
    code.replaceAll('http://127.0.0.1:4600/api', lender.url),
  ])
  project = await installInto(packed, 'readme', {
    ...(Object.fromEntries(files) as Record<string, string>),
    'tsconfig.json': settings,
    'scripts-too.json':
      '{"extends":"./tsconfig.json","compilerOptions":{"allowJs":true,"checkJs":true},"include":["*.mts","*.cjs"]}',
    'mistakes.mts': mistakes,
  })
  // Node's types, as the README has them installed.
  mkdirSync(join(project, 'node_modules/@types'))
  symlinkSync(join(nodeTypes, 'node'), join(project, 'node_modules/@types/node'))
  // All in one program: most of its time goes into the libraries that they share.
  const found = await compileIn(project, 'scripts-too.json')
  for (const finding of found.split(/^(?=\S)/m).filter(Boolean))
    (finding.startsWith('mistakes.mts') ? foundInMistakes : foundInSnippets).push(finding)
})
beforeEach(() => {
  answer = exampleAnswer
})
afterAll(async () => {
  await lender.close()
  rmSync(packed.folder, { recursive: true, force: true })
})

test('every snippet compiles under the settings that the README gives', () => {
  expect(foundInSnippets).toEqual([])
})

test('the client of the README has types: mistakes are found, by the names of the fields', () => {
  const found = foundInMistakes.join('')
  expect(found.match(/mistakes\.mts\(\d+/g)).toEqual(
    [3, 4, 5].map((line) => `mistakes.mts(${String(line)}`),
  )
  expect(found).toContain("Property 'days' is missing in type")
  expect(found).not.toContain('Omit<')
})

test.each(Object.keys(snippets))(
  '%s does what the README says',
  async (name) => {
    answer = (request) => (particular[name]?.[request.path] ?? exampleAnswer)(request)
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
  const [newest] = [...changelog.matchAll(/^## \[[^\]]+\].*\n\n(.*)$/gm)]
  expect(newest?.[1]).toBe(`Made from contract ${contractVersion}.`)
  expect(/^## \[(\d[^\]]*)\] - \d{4}-\d\d-\d\d$/m.exec(changelog)?.[1]).toBe(version)
})

test('the changelog travels with the package', () => {
  expect(manifest.files).toContain('CHANGELOG.md')
})
