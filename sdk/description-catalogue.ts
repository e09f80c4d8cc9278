import type { OpenAPI3 } from 'openapi-typescript'
import { errorSchemas } from './error-schemas.ts'

interface CatalogueRow {
  code: number
  name: string
  status: number
  meaning: string
  client: string
}

/** The error catalogue as a Markdown section; it ends the description, so that the table cannot differ from the list. */
export function withErrorTable(bundle: OpenAPI3): OpenAPI3 {
  const rows = bundle['x-error-catalogue'] as CatalogueRow[]
  const table = [
    '| code | HTTP | name | meaning | what the client does |',
    '|---|---|---|---|---|',
    ...rows.map(
      ({ code, status, name, meaning, client }) =>
        `| ${String(code)} | ${String(status)} | \`${name}\` | ${cell(meaning)} | ${cell(client)} |`,
    ),
  ].join('\n')
  const description = `${(bundle.info.description ?? '').trimEnd()}\n\n## Error codes\n\n${table}\n`
  return { ...bundle, info: { ...bundle.info, description } }
}

/**
 * What each edition asks for, as `docs/editions.md` has it, before the error codes: who has the description alone needs
 * no other file. Headings go one level down, tables lose the spaces that line them up.
 */
export function withEditions(bundle: OpenAPI3, guide: string): OpenAPI3 {
  const section = guide
    .trim()
    .replaceAll(/^#/gm, '##')
    .replaceAll(/^\|.*\|$/gm, (row) => row.replaceAll(/ {2,}/g, ' ').replaceAll(/-{4,}/g, '---'))
  const description = `${(bundle.info.description ?? '').trimEnd()}\n\n${section}\n`
  return { ...bundle, info: { ...bundle.info, description } }
}

const START = '<!-- The codes: written by `npm run generate`, not to be edited. -->'
const END = '<!-- The end of the codes. -->'

/** A README with its table of codes made anew, between two marks; throws where it lacks them. */
export function withCodeTable(readme: string, bundle: OpenAPI3): string {
  const [before, rest] = readme.split(START)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined) throw new Error('no place for the codes')
  const schemas = new Map(errorSchemas(bundle))
  const dataOf = (code: number) => (schemas.has(code) ? `\`${schemas.get(code) ?? ''}\`` : '')
  const rows = (bundle['x-error-catalogue'] as CatalogueRow[])
    .filter(({ code }) => code !== 200)
    .map(
      ({ code, name, meaning, client }) =>
        `| ${String(code)} | \`${name}\` | ${cell(meaning)} | ${cell(client)} | ${dataOf(code)} |`,
    )
  const table = [
    '| code | name | meaning | what an app does | `data` |',
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n')
  return `${before}${START}\n\n${table}\n\n${END}${after}`
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}
