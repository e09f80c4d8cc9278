import type { OpenAPI3 } from 'openapi-typescript'

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

function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}
