/**
 * Prints what each component costs an app that uses only it, and fails when the five that every
 * first screen needs, or all together, go over their budget. Figures are minified and gzipped, without React and
 * styled-components. Needs a build.
 */
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { importsOfPeers } from './bench/sizes.ts'

const root = import.meta.dirname
const FIRST_SCREEN = ['Button', 'TextField', 'SelectField', 'ConfirmDialog', 'Toast']
const FIRST_SCREEN_BUDGET = 7_000
const BUDGET = 45_000

async function gzipped(names: readonly string[]): Promise<number> {
  const result = await build({
    stdin: { contents: `export { ${names.join(', ')} } from './dist/index.js'`, resolveDir: root },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'chrome87',
    logLevel: 'silent',
    external: ['react', 'react-dom', 'react/jsx-runtime', 'styled-components'],
  })
  const code = result.outputFiles[0]?.text.replaceAll(importsOfPeers, '') ?? ''
  return gzipSync(code, { level: 9 }).length
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(2).padStart(7)} kB gz`

const index = readFileSync(`${root}/dist/index.js`, 'utf8')
const names = /export \{([^}]*)\};?\s*(?:\/\/#.*)?\s*$/.exec(index)?.[1] ?? ''
const exported = [...names.matchAll(/\b[A-Z]\w+/g)]
for (const [name] of exported.sort()) console.log(`${kilobytes(await gzipped([name]))}  ${name}`)

const firstScreen = await gzipped(FIRST_SCREEN)
const everything = await gzipped(exported.map(([name]) => name))
console.log(`${kilobytes(everything)}  everything (budget 45 kB)`)
console.log(`${kilobytes(firstScreen)}  ${FIRST_SCREEN.join(' + ')} (budget 7 kB)`)
if (exported.length < 50 || firstScreen > FIRST_SCREEN_BUDGET || everything > BUDGET) {
  console.error('Over budget, or the index names too little')
  process.exitCode = 1
}
