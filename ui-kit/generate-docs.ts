/** Writes the tables of the guides: the tokens and the props as they are. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { format, type FormatConfig } from 'oxfmt'
import { readComponents, readDeclarations, type Component, type Prop } from './read-props.ts'
import { tokenNotes, type TokenName } from './src/theme/token-notes.ts'
import { darkColours, derivedColours, lightColours, scripts, sizes } from './src/theme/tokens.ts'

const here = import.meta.dirname
const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`

const rules: FormatConfig = { semi: false, singleQuote: true, printWidth: 100 }

/** What stands between two marks of a guide is written anew. */
async function fill(file: string, mark: string, text: string): Promise<void> {
  const from = path.join(here, file)
  const old = readFileSync(from, 'utf8')
  const between = new RegExp(`(<!-- ${mark} -->)[^]*(<!-- /${mark} -->)`)
  const filled = old.replace(between, (_, start, end) => `${start}\n\n${text}\n\n${end}`)
  const { code, errors } = await format(from, filled, rules)
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  if (code !== old) writeFileSync(from, code)
}

function valueOf(name: TokenName): string {
  if (name in derivedColours)
    return `unset: \`--paso-${derivedColours[name as keyof typeof derivedColours]}\``
  if (name in scripts.other) return 'unset: by the nearest `lang`'
  if (name in sizes) return `\`${sizes[name as keyof typeof sizes]}\``
  const colour = name as keyof typeof lightColours
  return `\`${lightColours[colour]}\`, dark \`${darkColours[colour]}\``
}

const names = Object.keys(tokenNotes) as TokenName[]
await fill(
  'docs/theming.md',
  'tokens',
  [
    row('token', 'what it is for', 'value'),
    row('---', '---', '---'),
    ...names.map((name) => row(`\`--paso-${name}\``, tokenNotes[name], valueOf(name))),
  ].join('\n'),
)

const code = (text: string) => (text === '' ? '' : `\`${text.replaceAll('|', '\\|')}\``)

function propRow(component: string, { name, type, isRequired, fallback, words }: Prop): string {
  if (words === '') throw new Error(`${component}: ${name} has no docstring`)
  const left = isRequired ? 'required' : code(fallback)
  return row(code(name), code(type), left, words.replaceAll('|', '\\|'))
}

function propTable({ name, words, props, elements }: Component): string {
  if (words === '') throw new Error(`${name} has no docstring`)
  const rows = props.map((prop) => propRow(name, prop))
  const others = elements.map((element) => `\`<${element}>\``).join(' and ')
  return [
    `### ${name}`,
    words,
    [row('prop', 'type', 'default', 'what it is'), row('---', '---', '---', '---'), ...rows].join(
      '\n',
    ),
    others && `Besides, what ${others} takes.`,
  ].join('\n\n')
}

await fill('README.md', 'props', readComponents(path.join(here, 'src')).map(propTable).join('\n\n'))

const declared = readDeclarations(path.join(here, 'src'))
const isFunction = (text: string) => /^(?:async )?function/m.test(text)
for (const [mark, isOfThese] of [
  ['functions', isFunction],
  ['types', (text: string) => !isFunction(text)],
] as const) {
  const listed = declared.filter(isOfThese).join('\n\n')
  await fill('docs/functions-and-types.md', mark, `\`\`\`ts\n${listed}\n\`\`\``)
}

/** What an example takes from the page around it. */
const surroundings = ['save', 'words', 'control', 'range', 'form']

/** The examples of the README as components, which are compiled with the tests and run by one. */
async function writeExamples(): Promise<void> {
  const file = path.join(here, 'tests', 'generated', 'readme-examples.tsx')
  const blocks = readFileSync(path.join(here, 'README.md'), 'utf8').matchAll(/```tsx\n([^]*?)```/g)
  const exported = [...readFileSync(path.join(here, 'src/index.ts'), 'utf8').matchAll(/\w+/g)]
  const ofKit = new Set(exported.map(([name]) => name))
  const used = new Set<string>()
  const examples = [...blocks].map(([, block = ''], place) => {
    const lines = block.replace(/^import .*\n/gm, '').trim()
    const markup = lines.search(/^</m)
    const body = lines.slice(markup)
    const names = [...body.matchAll(/<(\w+)|\b(as[A-Z]\w+)/g)].map(
      ([, tag, call]) => tag ?? call ?? '',
    )
    for (const name of names) if (ofKit.has(name)) used.add(name)
    const given = surroundings.filter((name) => new RegExp(`\\b${name}\\b`).test(lines))
    return [
      `export function Example${String(place + 1)}() {`,
      given.length > 0 ? `  const { ${given.join(', ')} } = useSurroundings()` : '',
      lines.slice(0, markup),
      `  return (<>${body}</>)`,
      '}',
    ].join('\n')
  })
  const text = [
    '// Written from README.md by npm run generate.',
    "import { Controller, useForm } from 'react-hook-form'",
    `import { ${[...used].sort().join(', ')} } from '../../src/index.ts'`,
    "import { useSurroundings } from '../readme-surroundings.ts'",
    ...examples,
  ].join('\n\n')
  const { code, errors } = await format(file, text, rules)
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, code)
}

await writeExamples()
