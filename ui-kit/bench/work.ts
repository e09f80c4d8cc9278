/** A picture of twelve megapixels at 4 × CPU, and letters typed over 5,000 rows at 6 ×: printed, and within their budgets. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'esbuild'
import { chromium, type CDPSession, type Page } from 'playwright'
import type { Compressed } from './times.ts'

const here = import.meta.dirname
const budget = { task: 200, bytes: 300_000, letter: 100 }

const own = (name: string) => path.join(here, '../../node_modules', name)

const bundled = async (entry: string, define: Record<string, string> = {}): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [path.join(here, entry)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    logLevel: 'error',
    // The kits beside ours bring a React of their own; with two of them no hook works.
    alias: { react: own('react'), 'react-dom': own('react-dom') },
    define: { 'process.env.NODE_ENV': '"production"', ...define },
  })
  return outputFiles[0]?.text ?? ''
}
const ms = (time: number) => `${time.toFixed(0)} ms`

async function pictures(tab: Page, slow: (rate: number) => Promise<unknown>): Promise<boolean> {
  await tab.evaluate('prepare()')
  await slow(4)
  let isOver = false
  console.log('\n12-megapixel picture, 4 × CPU')
  for (const inWorker of [true, false]) {
    const made = (await tab.evaluate(`compress(${String(inWorker)})`)) as Compressed
    const { took, longestTask, from, bytes, keepsMetadata } = made
    console.log(
      (inWorker ? 'in a worker' : 'on the page').padEnd(16),
      `${String(Math.round(from / 1000))} kB to ${String(Math.round(bytes / 1000))} kB`,
      `in ${ms(took)}, longest task ${longestTask === 0 ? 'under 50 ms' : ms(longestTask)},`,
      keepsMetadata ? 'with metadata' : 'without metadata',
    )
    if (longestTask > budget.task || bytes > budget.bytes || keepsMetadata) isOver = true
  }
  return isOver
}

async function letters(tab: Page, slow: (rate: number) => Promise<unknown>): Promise<boolean> {
  await slow(6)
  const measured = (await tab.evaluate('search()')) as number[]
  const times = measured.toSorted((one, other) => one - other)
  const median = times[times.length >> 1] ?? Infinity
  const worst = times.at(-1) ?? Infinity
  console.log(
    `\nSearchSheet, 5,000 rows, 6 × CPU: a letter takes ${ms(median)} in the median,`,
    `the slowest of them ${ms(worst)}, each the median of five`,
  )
  return worst > budget.letter
}

/** @returns whether something is over its budget. */
export async function measureWork(): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'paso-kit-work-'))
  const worker = await bundled('../dist/photo-capture/compress-photo.worker.js')
  const script = await bundled('work-page.ts', { WORKER: JSON.stringify(worker) })
  const file = path.join(folder, 'page.html')
  const safe = script.replaceAll('</script', '<\\/script')
  writeFileSync(file, `<!doctype html><meta charset="utf-8"><body><script>${safe}</script>`)
  const browser = await chromium.launch({
    executablePath: process.env.PASO_BROWSER ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const tab = await browser.newPage({ viewport: { width: 360, height: 740 } })
    const broken = new Promise<never>((_, reject) => tab.once('pageerror', reject))
    await tab.goto(`file://${file}`)
    const session: CDPSession = await tab.context().newCDPSession(tab)
    const slow = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate })
    const measured = async () => [await pictures(tab, slow), await letters(tab, slow)]
    return (await Promise.race([measured(), broken])).includes(true)
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true })
  }
}
