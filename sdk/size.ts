/**
 * What the SDK costs an app, bundled and minified as an app would, in gzipped bytes: the client at first, the weak list
 * encryption that comes later, the rules. Fails when a budget is passed.
 */
import { build } from 'esbuild'
import { gzipSync } from 'node:zlib'

const BUDGETS: { what: string; source: string; limit: number; pick: 'first' | 'later' }[] = [
  {
    what: 'client with openapi-fetch and the hash',
    source: `export { createLenderClient } from '@paso/sdk'`,
    limit: 7000,
    pick: 'first',
  },
  {
    what: 'list encryption, when a list is sent',
    source: `import { createLenderClient, encryptList } from '@paso/sdk'; console.log(createLenderClient, encryptList)`,
    limit: 4000,
    pick: 'later',
  },
  { what: 'rules', source: `export * from '@paso/sdk/rules'`, limit: 6000, pick: 'first' },
]

for (const { what, source, limit, pick } of BUDGETS) {
  const result = await build({
    stdin: { contents: source, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2020',
    platform: 'browser',
    // What crypto-js asks Node for when there is no `window`.
    external: ['crypto'],
    metafile: true,
    write: false,
    outdir: 'out',
  })
  const first = staticFiles(result.metafile.outputs)
  const bytes = result.outputFiles
    .filter((file) => [...first].some((path) => file.path.endsWith(path)) === (pick === 'first'))
    .filter((file) => pick === 'first' || !file.path.includes('md5'))
    .reduce((sum, file) => sum + gzipSync(file.contents, { level: 9 }).length, 0)
  console.log(
    `${bytes <= limit ? 'ok  ' : 'OVER'} ${String(bytes).padStart(6)} of ${limit} B gz  ${what}`,
  )
  if (bytes > limit) process.exitCode = 1
}

/** The entry and all that it imports at once. */
function staticFiles(
  outputs: Record<string, { entryPoint?: string; imports: { path: string; kind: string }[] }>,
): Set<string> {
  const entry = Object.keys(outputs).find((path) => outputs[path]?.entryPoint === '<stdin>') ?? ''
  const found = new Set<string>()
  const visit = (path: string) => {
    if (found.has(path) || !outputs[path]) return
    found.add(path)
    outputs[path].imports
      .filter(({ kind }) => kind === 'import-statement')
      .forEach((child) => visit(child.path))
  }
  visit(entry)
  return found
}
