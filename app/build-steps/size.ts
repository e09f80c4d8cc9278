/**
 * Bytes of first visits to home and login against their budgets. Counted is all that is on the wire
 * until the page takes taps, headers too; then the same with the SDK, which is loaded after that.
 * The goal stands beside what cannot reach it. Needs finished builds.
 *
 *   npm run size -w app               fails when a page of `dist` goes over
 *   npm run size -w app -- --all      builds all other editions and holds them to the same budget
 */
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { buildEditions, printBuild } from '../../scripts/set-up/build.ts'
import { editions } from '../../scripts/set-up/editions.ts'
import type { FirstVisit } from './first-visit.ts'

const ownDist = fileURLToPath(new URL('../dist/', import.meta.url))
/** Where the builds of other editions lie. */
const others = fileURLToPath(new URL('../../.paso/editions/', import.meta.url))
const goal = 100_000
/** With the SDK the libraries alone leave no room for it: record 0040 has the table. */
const budget = { untilReady: goal, withSdk: 112_000 }
/** Of an answer of the sandbox, status line and blank line too; `npm run bench` sees the real ones. */
const headers = { page: 819, script: 240 }

interface Chunk {
  file: string
  /** Library or folder of ours -> bytes before compression. */
  parts: Record<string, number>
}

interface Load {
  file: string
  bytes: number
}

/** A page as the sandbox sends it: its nonce is another one each time, so it is compressed on the fly. */
function weigh(dist: string, page: string): Load {
  const nonce = randomBytes(18).toString('base64')
  const html = readFileSync(join(dist, page), 'utf8').replaceAll('__NONCE__', nonce)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_NPOSTFIX]: 3 }
  return { file: page, bytes: brotliCompressSync(html, { params }).length + headers.page }
}
const weighScripts = (dist: string, files: readonly string[]): Load[] =>
  files.map((file) => ({
    file,
    bytes: readFileSync(join(dist, `${file}.br`)).length + headers.script,
  }))
const sum = (loads: readonly Load[]): number => loads.reduce((all, { bytes }) => all + bytes, 0)

/** Shares each chunk's compressed bytes among its libraries, by their bytes before compression. */
function byLibrary(load: readonly Load[], chunks: readonly Chunk[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { file, bytes } of load) {
    const parts = chunks.find((chunk) => chunk.file === file)?.parts ?? { 'the page': 1 }
    const whole = Object.values(parts).reduce((all, part) => all + part, 0)
    for (const [name, part] of Object.entries(parts)) {
      sums.set(name, (sums.get(name) ?? 0) + (bytes * part) / whole)
    }
  }
  return sums
}

interface Weighed {
  page: string
  first: Load[]
  whole: Load[]
}

const fileOf = (dist: string, name: string): unknown =>
  JSON.parse(readFileSync(join(dist, '.vite', name), 'utf8'))

/** Weighs the first visits of one build, and says which go over. */
function weighBuild(dist: string, name: string): Weighed[] {
  const visits = Object.entries(fileOf(dist, 'first-visits.json') as Record<string, FirstVisit>)
  return visits.map(([page, { untilReady, afterReady }]) => {
    const first = [weigh(dist, page), ...weighScripts(dist, untilReady)]
    const whole = [...first, ...weighScripts(dist, afterReady)]
    const isOver = sum(first) > budget.untilReady || sum(whole) > budget.withSdk
    const missed = sum(whole) > goal ? ` (goal ${kB(goal)}: not reached)` : ''
    console.log(
      `${isOver ? 'OVER' : 'ok  '} ${name}${page}: ${kB(sum(first))} of ${kB(budget.untilReady)} until ` +
        `ready, ${kB(sum(whole))} of ${kB(budget.withSdk)}${missed} with the SDK`,
    )
    if (isOver) process.exitCode = 1
    return { page, first, whole }
  })
}

async function main(): Promise<void> {
  if (!existsSync(join(ownDist, 'pages.json'))) {
    console.error('app/dist is missing. Run: npm run build -w app')
    process.exitCode = 1
    return
  }
  const loads = weighBuild(ownDist, '')
  if (process.argv.includes('--all')) {
    const codes = editions().filter((code) => code !== (process.env['COUNTRY'] ?? 'TH'))
    if (!(await buildEditions(codes, printBuild))) process.exitCode = 1
    else for (const code of codes) weighBuild(join(others, code), `${code} `)
  }
  const [heaviest] = loads.toSorted((a, b) => sum(b.whole) - sum(a.whole))
  if (heaviest === undefined) throw new Error('the build names no first visit')
  console.log(`\n${heaviest.page} by library (shares of the compressed chunks, headers too):`)
  const shares = byLibrary(heaviest.whole, fileOf(ownDist, 'chunks.json') as Chunk[])
  for (const [name, bytes] of [...shares].toSorted((a, b) => b[1] - a[1])) {
    if (bytes >= 100) console.log(`  ${kB(bytes).padStart(9)}  ${name}`)
  }
}

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

await main()
