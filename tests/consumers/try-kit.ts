// tests/consumers/try-kit.ts <folder>: packs the kit, installs it into that fresh project beside its locked packages, builds
// the project as its own tools do, and uses its page in a browser. A part of npm run test:matrix.
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { chromium } from 'playwright'
import { npmCommand } from '../../scripts/set-up/install.mjs'
import { root } from '../../scripts/set-up/pinned-node.mjs'
import { freePort } from '../../scripts/set-up/ports.ts'

const [, , name = ''] = process.argv
const [npm = '', ...npmArgs] = npmCommand()
const folder = mkdtempSync(join(tmpdir(), `kit-in-${name}-`))

function run(cwd: string, ...args: readonly string[]): string {
  const env = { ...process.env, NODE_ENV: '', NEXT_TELEMETRY_DISABLED: '1' }
  const { status, stdout, stderr } = spawnSync(npm, [...npmArgs, ...args], {
    cwd,
    encoding: 'utf8',
    env,
  })
  if (status !== 0) throw new Error(`npm ${args.join(' ')}\n${stdout}\n${stderr}`)
  return stdout
}

/** The project with the packed kit in it, built. */
function build(): void {
  cpSync(join(root, 'tests', 'consumers', name), folder, { recursive: true })
  writeFileSync(join(folder, '.npmrc'), 'fund=false\naudit=false\nignore-scripts=true\n')
  const packed = run(join(root, 'ui-kit'), 'pack', '--ignore-scripts', '--pack-destination', folder)
  run(folder, 'ci')
  run(folder, 'install', '--no-save', '--no-package-lock', `./${packed.trim()}`)
  run(folder, 'run', 'build')
}

/** What went wrong in the page while it was drawn, taken over and typed into. */
async function use(address: string): Promise<string[]> {
  const browser = await chromium.launch({
    executablePath: process.env.PASO_BROWSER ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (said) => {
    if (['error', 'warning'].includes(said.type())) faults.push(said.text())
  })
  try {
    await expect(async () => {
      await page.goto(address)
    }).toPass({ timeout: 60_000 })
    await expect(page.getByText('8,998.02')).toBeVisible()
    const button = page.getByRole('button')
    // The control's height comes from the kit's own sheet and tokens.
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(48)
    await page.getByLabel('Given name').fill('Malee')
    await expect(button).toHaveText('Borrow as Malee')
    const direction = await button.evaluate((element) => getComputedStyle(element).direction)
    expect(direction).toBe('rtl')
  } finally {
    await browser.close()
  }
  return faults
}

build()
const port = String(await freePort())
const server = spawn(npm, [...npmArgs, 'run', 'start', '--', '--port', port], {
  cwd: folder,
  detached: true,
  stdio: 'ignore',
})
try {
  expect(await use(`http://127.0.0.1:${port}/`)).toEqual([])
  console.log(`✓ the packed kit in ${name}`)
} finally {
  // With those that npm began.
  if (server.pid !== undefined) process.kill(-server.pid)
  rmSync(folder, { recursive: true, force: true })
}
