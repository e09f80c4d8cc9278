/**
 * Bytes of the first load, by library, against the budget (quality.md): what a first visit to
 * home and login transfers before the page is ready, brotli. Needs a finished build.
 *
 *   npm run size -w app        fails when a page goes over
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotli } from './compress.ts'

const dist = fileURLToPath(new URL('../dist/', import.meta.url))
const budget = 95_000
const pages = ['home.th.html', 'home.en.html', 'login.th.html', 'login.en.html'] as const

interface Chunk {
  file: string
  /** Library or folder of ours -> bytes before compression. */
  parts: Record<string, number>
}

/** Brotli bytes of a page's HTML and of every script it names. */
function firstLoad(page: string): { file: string; bytes: number }[] {
  const html = readFileSync(join(dist, page))
  const scripts = [...html.toString('utf8').matchAll(/(?:src|href)="\/(static\/js\/[^"]+)"/g)]
  const files = [...new Set(scripts.map((match) => match[1] ?? ''))]
  return [
    { file: page, bytes: brotli(html).length },
    ...files.map((file) => ({ file, bytes: readFileSync(join(dist, `${file}.br`)).length })),
  ]
}

/** Shares each chunk's compressed bytes among its libraries, by their bytes before compression. */
function byLibrary(load: { file: string; bytes: number }[], chunks: Chunk[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { file, bytes } of load) {
    const parts = chunks.find((chunk) => chunk.file === file)?.parts ?? { html: 1 }
    const whole = Object.values(parts).reduce((sum, part) => sum + part, 0)
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
  const chunks = JSON.parse(readFileSync(join(dist, '.vite', 'chunks.json'), 'utf8')) as Chunk[]
  const report: Record<string, number> = {}
  for (const page of pages) {
    const load = firstLoad(page)
    const total = load.reduce((sum, { bytes }) => sum + bytes, 0)
    report[page] = total
    const verdict = total <= budget ? 'ok  ' : 'OVER'
    console.log(`${verdict} ${page}: ${kB(total)} of ${kB(budget)} before ready, brotli`)
    if (total > budget) process.exitCode = 1
  }
  console.log('\nhome.th.html by library (shares of the compressed chunks):')
  const sums = [...byLibrary(firstLoad('home.th.html'), chunks)].toSorted((a, b) => b[1] - a[1])
  for (const [name, bytes] of sums)
    if (bytes >= 100) console.log(`  ${kB(bytes).padStart(9)}  ${name}`)
  writeFileSync(join(dist, '.vite', 'size.json'), `${JSON.stringify(report)}\n`)
}

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

main()
