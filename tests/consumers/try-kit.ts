// tests/consumers/try-kit.ts <folder>: packs the kit, installs it into that fresh project beside its locked packages, builds
// the project as its own tools do, and uses its page in a browser: Next's under the policy of ui-kit/docs/server.md, before and
// after its code has run. A part of npm run test:matrix.
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright'
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

/** What the guide has a page without a nonce say of its styles. */
function policyOfGuide(): string[] {
  const guide = readFileSync(join(root, 'ui-kit', 'docs', 'server.md'), 'utf8')
  const [, words = ''] = /\*\*Without a nonce\*\*([^]*?)\. /.exec(guide) ?? []
  return [...words.matchAll(/`([^`]+)`/g)].map(([, part = '']) => part)
}

/** A page that is open, with what went wrong in it since. */
async function open(browser: Browser, address: string, options: BrowserContextOptions = {}) {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, ...options })
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  // A refusal by the policy is said here too, also where no code runs.
  page.on('console', (said) => {
    if (['error', 'warning'].includes(said.type())) faults.push(said.text())
  })
  let policy = ''
  await expect(async () => {
    const answer = await page.goto(address)
    policy = answer?.headers()['content-security-policy'] ?? ''
  }).toPass({ timeout: 60_000 })
  return { page, faults, policy }
}

/** How the button looks by the kit's own sheet and tokens. */
async function lookOfButton(page: Page) {
  const look = await page.getByRole('button').evaluate((element) => {
    const { backgroundColor, color, direction } = getComputedStyle(element)
    return { backgroundColor, color, direction, height: element.getBoundingClientRect().height }
  })
  expect(look.direction).toBe('rtl')
  expect(look.height).toBeGreaterThanOrEqual(48)
  expect(look.backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
  return look
}

/** The page is drawn, taken over and typed into, and nothing goes wrong. */
async function use(browser: Browser, address: string): Promise<void> {
  const { page, faults } = await open(browser, address)
  await expect(page.getByText('8,998.02')).toBeVisible()
  await page.getByLabel('Given name').fill('Malee')
  await expect(page.getByRole('button')).toHaveText('Borrow as Malee')
  await lookOfButton(page)
  expect(faults).toEqual([])
}

/** The same styles hold under the policy as the server sends them, and once the page is taken over. */
async function useUnderPolicy(browser: Browser, address: string): Promise<void> {
  const asSent = await open(browser, address, { javaScriptEnabled: false })
  const wanted = policyOfGuide()
  expect(wanted).toContain("style-src-attr 'none'")
  expect(asSent.policy.split('; ')).toEqual(expect.arrayContaining(wanted))
  const before = await lookOfButton(asSent.page)
  const { page, faults } = await open(browser, address)
  await page.getByLabel('Given name').fill('Malee')
  await expect(page.getByRole('button')).toHaveText('Borrow as Malee')
  expect(await lookOfButton(page)).toEqual(before)
  expect([...asSent.faults, ...faults]).toEqual([])
  // What breaks the policy is seen.
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<i style="color: red"></i>')
  })
  await expect.poll(() => faults.join()).toContain('Content Security Policy')
}

build()
const browser = await chromium.launch({
  executablePath: process.env.PASO_BROWSER ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
const port = String(await freePort())
const server = spawn(npm, [...npmArgs, 'run', 'start', '--', '--port', port], {
  cwd: folder,
  detached: true,
  stdio: 'ignore',
})
try {
  const address = `http://127.0.0.1:${port}/`
  await use(browser, address)
  if (name === 'next') await useUnderPolicy(browser, address)
  console.log(`✓ the packed kit in ${name}`)
} finally {
  await browser.close()
  // With those that npm began.
  if (server.pid !== undefined) process.kill(-server.pid)
  rmSync(folder, { recursive: true, force: true })
}
