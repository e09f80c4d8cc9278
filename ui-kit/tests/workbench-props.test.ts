/// <reference types="vite/client" />
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import type { StrictArgTypes } from 'storybook/internal/types'
import { createServer } from 'vite'
import { expect, test } from 'vitest'
import workbench from '../../.storybook/main.ts'
import preview from '../../.storybook/preview.tsx'
import * as kit from '../src/index.ts'

interface Meta {
  component: unknown
  subcomponents?: Record<string, unknown>
}

const here = path.join(import.meta.dirname, '..')

interface Docs {
  extractArgTypes: (component: unknown) => StrictArgTypes
}
const docs = preview.parameters?.['docs'] as Docs

/** The rows of each table of the README, by component: name, type, default and words. */
function tablesOfReadme(): Map<string, string[][]> {
  const readme = readFileSync(path.join(here, 'README.md'), 'utf8')
  const [, props = ''] = /<!-- props -->([^]*)<!-- \/props -->/.exec(readme) ?? []
  const tables = props.split('\n### ').slice(1)
  return new Map(
    tables.map((table) => {
      const rows = table.split('\n').filter((line) => line.startsWith('| `'))
      const cells = rows.map((row) => row.split(/(?<!\\)\|/).slice(1, -1))
      return [table.split('\n')[0] ?? '', cells.map((row) => row.map((cell) => bare(cell)))]
    }),
  )
}

const bare = (cell: string) =>
  cell
    .trim()
    .replaceAll('\\|', '|')
    .replace(/^`([^`]*)`$/, '$1')

/** The kit's modules as the workbench's own plugins make them. */
async function kitOfWorkbench(): Promise<Record<string, unknown>> {
  const { viteFinal } = workbench as Required<Pick<StorybookConfig, 'viteFinal'>>
  const { plugins = [] } = await viteFinal({}, {} as never)
  const server = await createServer({
    configFile: false,
    root: here,
    plugins,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    return await server.ssrLoadModule('/src/index.ts')
  } finally {
    await server.close()
  }
}

test('the workbench has the props of each component as the README has them', async () => {
  const components = await kitOfWorkbench()
  const readme = tablesOfReadme()
  expect(readme.size).toBeGreaterThan(60)
  for (const [name, rows] of readme) {
    const shown = Object.values(docs.extractArgTypes(components[name])).map(
      ({ name: prop, type, table, description }) => [
        prop,
        table?.type?.summary,
        type?.required ? 'required' : (table?.defaultValue?.summary ?? ''),
        description,
      ],
    )
    expect({ [name]: shown }).toEqual({ [name]: rows })
  }
})

test('every component stands on a page of the workbench', () => {
  const files = import.meta.glob<Meta>('../src/*/*.stories.tsx', { eager: true, import: 'default' })
  const shown = new Set(
    Object.values(files).flatMap(({ component, subcomponents = {} }) => [
      component,
      ...Object.values(subcomponents),
    ]),
  )
  const components = Object.entries(kit).filter(([name]) => /^[A-Z][a-z](?!\w*Error$)/.test(name))
  expect(components.length).toBeGreaterThan(65)
  expect(components.filter(([, each]) => !shown.has(each)).map(([name]) => name)).toEqual([])
})
