/**
 * Bytes of first visits to home and login against their budgets (quality.md), brotli: all that is
 * on the wire until the page takes taps, and with the SDK, which is asked for then. Needs a
 * finished build.
 *
 *   npm run size -w app        fails when a page goes over
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotli } from './compress.ts'
import type { FirstVisit } from './first-visit.ts'

const dist = fileURLToPath(new URL('../dist/', import.meta.url))
const budget = { untilReady: 100_000, withSdk: 115_000 }

interface Chunk {
  file: string
  /** Library or folder of ours -> bytes before compression. */
  parts: Record<string, number>
}

interface Load {
  file: string
  bytes: number
}

const weigh = (page: string): Load => ({
  file: page,
  bytes: brotli(readFileSync(join(dist, page))).length,
})
const weighScripts = (files: readonly string[]): Load[] =>
  files.map((file) => ({ file, bytes: readFileSync(join(dist, `${file}.br`)).length }))
const sum = (loads: readonly Load[]): number => loads.reduce((all, { bytes }) => all + bytes, 0)

/** Shares each chunk's compressed bytes among its libraries, by their bytes before compression. */
function byLibrary(load: readonly Load[], chunks: readonly Chunk[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { file, bytes } of load) {
    const parts = chunks.find((chunk) => chunk.file === file)?.parts ?? { html: 1 }
    const whole = Object.values(parts).reduce((all, part) => all + part, 0)
    for (const [name, part] of Object.entries(parts)) {
      sums.set(name, (sums.get(name) ?? 0) + (bytes * part) / whole)
    }
  }
  return sums
}

function main(): void {
  if (!existsSync(join(dist, 'pages.json'))) {
    console.error('app/dist is missing. Run: npm run build -w app')
    process.exitCode = 1
    return
  }
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(join(dist, '.vite', file), 'utf8'))
  const visits = Object.entries(read('first-visits.json') as Record<string, FirstVisit>)
  const loads = visits.map(([page, { untilReady, afterReady }]) => {
    const first = [weigh(page), ...weighScripts(untilReady)]
    return { page, first, whole: [...first, ...weighScripts(afterReady)] }
  })
  for (const { page, first, whole } of loads) {
    const isOver = sum(first) > budget.untilReady || sum(whole) > budget.withSdk
    console.log(
      `${isOver ? 'OVER' : 'ok  '} ${page}: ${kB(sum(first))} of ${kB(budget.untilReady)} until ` +
        `ready, ${kB(sum(whole))} of ${kB(budget.withSdk)} with the SDK, brotli`,
    )
    if (isOver) process.exitCode = 1
  }
  const [heaviest] = loads.toSorted((a, b) => sum(b.whole) - sum(a.whole))
  if (heaviest === undefined) throw new Error('the build names no first visit')
  console.log(`\n${heaviest.page} by library (shares of the compressed chunks):`)
  const shares = byLibrary(heaviest.whole, read('chunks.json') as Chunk[])
  for (const [name, bytes] of [...shares].toSorted((a, b) => b[1] - a[1])) {
    if (bytes >= 100) console.log(`  ${kB(bytes).padStart(9)}  ${name}`)
  }
}

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

main()
