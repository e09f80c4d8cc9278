/** Writes the tables of the guides: the tokens as they are. */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { format, type FormatConfig } from 'oxfmt'
import { tokenNotes, type TokenName } from './src/theme/token-notes.ts'
import { darkColours, derivedColours, lightColours, scripts, sizes } from './src/theme/tokens.ts'

const docs = path.join(import.meta.dirname, 'docs')
const row = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`

const rules: FormatConfig = { semi: false, singleQuote: true, printWidth: 100 }

/** What stands between two marks of a guide is written anew. */
async function fill(file: string, mark: string, text: string): Promise<void> {
  const from = path.join(docs, file)
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
  'theming.md',
  'tokens',
  [
    row('token', 'what it is for', 'value'),
    row('---', '---', '---'),
    ...names.map((name) => row(`\`--paso-${name}\``, tokenNotes[name], valueOf(name))),
  ].join('\n'),
)
