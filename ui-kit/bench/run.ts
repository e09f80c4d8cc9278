/**
 * npm run bench -w ui-kit: each component's bytes beside its like in Base UI, React Aria and antd-mobile.
 * Then the time of 200 rows beside plain elements, of a large picture and of a long list. The other kits have a lockfile of their own beside this
 * file, so that nobody else installs them. Fails over a budget. Needs a build.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'esbuild'
import { chromium } from 'playwright'
import { columns, measureSizes } from './sizes.ts'
import type { Times } from './times.ts'
import { measureWork } from './work.ts'

const here = import.meta.dirname
const budget = { firstScreen: 7_000, everything: 45_000, ratio: 1.5 }

if (!existsSync(path.join(here, 'node_modules/antd-mobile'))) {
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: here, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
const isOverSize = await sizes()
const isOverTime = await times()
const isOverWork = await measureWork()
process.exitCode = isOverSize || isOverTime || isOverWork ? 1 : 0

async function sizes(): Promise<boolean> {
  const index = readFileSync(path.join(here, '../dist/index.js'), 'utf8')
  const list = /export \{([^}]*)\};?\s*(?:\/\/#.*)?\s*$/.exec(index)?.[1] ?? ''
  const components = [...list.matchAll(/\b[A-Z]\w+/g)].map(([name]) => name).sort()
  const measured = await measureSizes(components)
  const kilobytes = (bytes?: number) =>
    (bytes === undefined ? '–' : (bytes / 1000).toFixed(2)).padStart(9)
  console.log(
    'kB gz without peers'.padEnd(28),
    ['kit', 'Base UI', 'Aria', 'antd'].map((name) => name.padStart(9)).join(''),
  )
  for (const { name, kit, others } of measured) {
    console.log(
      name.padEnd(28),
      kilobytes(kit) + columns.map((column) => kilobytes(others[column])).join(''),
    )
  }
  const [firstScreen, everything] = measured.slice(-2)
  const isLarger = measured.filter(({ kit, others }) =>
    Object.values(others).some((bytes) => bytes < kit),
  )
  for (const { name } of isLarger) console.log(`larger than another's: ${name}`)
  return (
    (firstScreen?.kit ?? Infinity) > budget.firstScreen ||
    (everything?.kit ?? Infinity) > budget.everything
  )
}

async function times(): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'paso-kit-bench-'))
  const own = (name: string) => path.join(here, '../../node_modules', name)
  const { outputFiles } = await build({
    entryPoints: [path.join(here, 'page.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    // One React for all.
    alias: { react: own('react'), 'react-dom': own('react-dom') },
  })
  const page = path.join(folder, 'page.html')
  const script = (outputFiles[0]?.text ?? '').replaceAll('</script', '<\\/script')
  writeFileSync(page, `<!doctype html><meta charset="utf-8"><body><script>${script}</script>`)
  const browser = await chromium.launch({
    executablePath: process.env.PASO_BROWSER ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const tab = await browser.newPage({ viewport: { width: 360, height: 740 } })
    await tab.goto(`file://${page}`)
    const session = await tab.context().newCDPSession(tab)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    const measured = (await tab.evaluate('measure()')) as Record<string, Times>
    const cells = (...parts: readonly string[]) => parts.map((part) => part.padStart(10)).join('')
    console.log(
      `\n${'200 rows, 6 × CPU, median of 9'.padEnd(32)}${cells('mount', '', 'update', '')}`,
    )
    for (const [kit, { mount, update, mountRatio, updateRatio }] of Object.entries(measured)) {
      const [first, next] = [mount, update].map((time) => `${time.toFixed(0)} ms`)
      const [one, other] = [mountRatio, updateRatio].map((ratio) => `× ${ratio.toFixed(2)}`)
      console.log(kit.padEnd(32) + cells(first ?? '', one ?? '', next ?? '', other ?? ''))
    }
    const { mountRatio = Infinity, updateRatio = Infinity } = measured['@paso/ui-kit'] ?? {}
    return Math.max(mountRatio, updateRatio) > budget.ratio
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true })
  }
}
