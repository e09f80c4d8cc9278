/**
 * Makes everything that comes from the description: the bundle, the types, the enums and limits, the error catalogue, and the
 * README's table of codes. And from the editions' files: their list, and the client's table of headers.
 * `node generate.ts` writes; `node generate.ts --check` writes nothing and fails when a file differs.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import openapiTypescript, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { format, type FormatConfig } from 'oxfmt'
import { withCodeTable, withEditions, withErrorTable } from './description-catalogue.ts'
import { expandedDescription, plainDescription } from './description-forms.ts'
import { pathTexts, withPropertyTexts } from './description-texts.ts'
import { countryLanguagesModule, editionsModule, readEditions } from './generate-editions.ts'
import { withNamedSchemas } from './generate-named-types.ts'
import {
  bytesPathsModule,
  changingGetsModule,
  countriesModule,
  countriesOf,
  enumsModule,
  errorCatalogueModule,
  limitsModule,
} from './generate-modules.ts'

const sdk = import.meta.dirname
const root = dirname(sdk)
const header = '// Generated from openapi/ by `npm run generate`. Not to be edited.\n'

/** The house's style. */
const house: FormatConfig = {
  semi: false,
  singleQuote: true,
  printWidth: 100,
  trailingComma: 'all',
}

/** What editors show beside the three names that the contract's types are found under. */
const DOCSTRINGS = {
  paths: 'Every path of the description, version segment included, with its operations by method.',
  components: 'What the description names once: schemas, parameters, answers.',
  operations: 'Every operation of the description by its id.',
}

const bundle = withErrorTable(
  withEditions(bundledDescription(), readFileSync(join(root, 'docs/editions.md'), 'utf8')),
)
const expanded = expandedDescription(bundle)
const generated = join(sdk, 'src/generated')
const readme = join(sdk, 'README.md')
const editions = await readEditions(countriesOf(bundle))
const outputs: [path: string, text: string][] = [
  [join(root, 'openapi/lender.bundle.json'), json(plainDescription(bundle))],
  [join(root, 'openapi/lender.expanded.json'), json(expanded)],
  [join(generated, 'contract.ts'), await tidy(await contractTypes())],
  [join(generated, 'error-catalogue.ts'), await tidy(errorCatalogueModule(bundle))],
  [join(generated, 'changing-gets.ts'), await tidy(changingGetsModule(bundle))],
  [join(generated, 'bytes-paths.ts'), await tidy(bytesPathsModule(bundle))],
  [join(generated, 'countries.ts'), await tidy(countriesModule(bundle))],
  [join(generated, 'country-languages.ts'), await tidy(countryLanguagesModule(editions))],
  [join(generated, 'editions.ts'), await tidy(editionsModule(editions))],
  [join(generated, 'enums.ts'), await tidy(enumsModule(bundle))],
  [join(generated, 'limits.ts'), await tidy(limitsModule(bundle))],
  [readme, await formatted('README.md', withCodeTable(readFileSync(readme, 'utf8'), bundle))],
]

const different = outputs.filter(([path, text]) => current(path) !== text)
if (process.argv.includes('--check')) {
  for (const [path] of different)
    console.error(`${relative(root, path)} is not what openapi/ gives`)
  if (different.length > 0) {
    console.error('Run `npm run generate` and commit what it writes.')
    process.exitCode = 1
  }
} else {
  for (const [path, text] of different) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    console.log(`wrote ${relative(root, path)}`)
  }
}

function bundledDescription(): OpenAPI3 {
  const folder = mkdtempSync(join(tmpdir(), 'paso-bundle-'))
  try {
    const file = join(folder, 'lender.json')
    const redocly = join(root, 'node_modules/@redocly/cli/bin/cli.js')
    execFileSync(process.execPath, [redocly, 'bundle', 'openapi/lender.yaml', '--output', file], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
    })
    return JSON.parse(readFileSync(file, 'utf8')) as OpenAPI3
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function contractTypes(): Promise<string> {
  const described = withPropertyTexts(expanded)
  const nodes = await openapiTypescript(described, { alphabetize: false, silent: true })
  // As a tag it would stand apart from what an editor shows for the text of a name.
  const types = astToString(withNamedSchemas(nodes, pathTexts(expanded))).replaceAll(
    '@description ',
    '',
  )
  return Object.entries(DOCSTRINGS).reduce(
    (text, [name, says]) =>
      text.replace(`export interface ${name} {`, `/** ${says} */\nexport interface ${name} {`),
    types,
  )
}

function json(description: OpenAPI3): string {
  return JSON.stringify(description, null, 2) + '\n'
}

function tidy(source: string): Promise<string> {
  return formatted('module.ts', header + source)
}

async function formatted(name: string, source: string): Promise<string> {
  const { code, errors } = await format(name, source, house)
  if (errors.length > 0) throw new Error(`${name}: ${errors.map(({ message }) => message).join()}`)
  return code
}

function current(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
