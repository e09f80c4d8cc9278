import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

interface Description {
  tags: { name: string }[]
  paths: Record<string, Record<string, { operationId?: string; tags?: string[] }>>
}

interface Asked {
  description: string
  providerStates: { name: string }[]
  request: { method: string; path: string }
}

/** Writes `pacts/operations.md`: which interactions and states each operation of the contract needs, by tags. */
export function writeOperationsTable(): void {
  const description = read<Description>('openapi/lender.bundle.json')
  const { interactions } = read<{ interactions: Asked[] }>('pacts/paso-sdk-lender.json')
  writeFileSync(join(root, 'pacts/operations.md'), operationsTable(description, interactions))
}

/** The text of the table; an operation without an interaction has a row without one. */
function operationsTable({ tags, paths }: Description, interactions: readonly Asked[]): string {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, { operationId }]) => operationId)
      .map(([method, { operationId = '', tags: [tag = ''] = [] }]) => ({
        name: operationId,
        tag,
        call: `${method.toUpperCase()} ${path}`,
        asked: interactions.filter(({ request }) => isOf(request, method, path)),
      })),
  )
  const sections = tags.map(({ name }) => {
    const ofTag = operations.filter(({ tag }) => tag === name)
    const asked = ofTag.flatMap((each) => each.asked.map(({ description }) => description))
    return `## ${name}
${asked.length} interactions:

\`\`\`sh
--filter-description '${filterOf(asked)}'
\`\`\`

| operation | interaction | provider state |
|---|---|---|
${ofTag.map(rowsOf).join('\n')}
`
  })
  return [HEAD, ...sections].join('\n')
}

const HEAD = `# Operations in the pact with the lender
Written with the pact, from it and from the description; never edited. To verify a part, build the states of its rows and add
the filter under its heading to the command in [README.md](README.md). The filter for one operation is made of its own rows in
the same way: \`--filter-description '^(first|second)$'\`; inside this repository it is \`--filter-operation\` with its name.
`

function rowsOf({
  name,
  call,
  asked,
}: {
  name: string
  call: string
  asked: readonly Asked[]
}): string {
  const first = `\`${name}\` ${call}`
  if (asked.length === 0) return `| ${first} | | |`
  return asked
    .map(({ description, providerStates }, index) => {
      const states = providerStates.map((state) => `\`${state.name}\``).join(', ')
      return `| ${index === 0 ? first : ''} | ${description} | ${states} |`
    })
    .join('\n')
}

/** A regular expression that finds just these descriptions, in every verifier's dialect. */
function filterOf(descriptions: readonly string[]): string {
  return `^(${descriptions.map((each) => each.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})$`
}

function isOf(request: Asked['request'], method: string, path: string): boolean {
  const shape = new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`)
  return request.method.toLowerCase() === method && shape.test(request.path)
}

function read<Content>(path: string): Content {
  return JSON.parse(readFileSync(join(root, path), 'utf8')) as Content
}
