/**
 * Takes the pictures of the console, wide and on a phone, and the one that the README shows.
 *
 *   npm run screens:console                          SCREENS=<folder>
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser } from '@playwright/test'
import { busyConsole } from '../support/console-state.ts'
import { CONSOLE } from '../support/outside-world.ts'
import { startSandbox } from '../support/start-sandbox.ts'

const folder =
  process.env['SCREENS'] ?? fileURLToPath(new URL('../../.paso/screens/', import.meta.url))
const readmePicture = fileURLToPath(new URL('../../docs/console.png', import.meta.url))

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const sandbox = await startSandbox()
  const browser = await chromium.launch({
    ...(process.env['PASO_BROWSER'] ? { executablePath: process.env['PASO_BROWSER'] } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    await busyConsole(sandbox.url)
    for (const scheme of ['light', 'dark'] as const) {
      for (const [name, width, height] of [
        ['wide', 1200, 800],
        ['phone', 360, 740],
      ] as const) {
        await take(browser, sandbox.url, { name: `${name}-${scheme}`, width, height, scheme })
      }
    }
    await take(browser, sandbox.url, { name: '', width: 1200, height: 900, scheme: 'light' })
    console.log(`${folder} and ${readmePicture}`)
  } finally {
    await browser.close()
    await sandbox.stop()
  }
}

/** Every page of the navigation; without a name only the picture of the README. */
async function take(
  browser: Browser,
  url: string,
  view: { name: string; width: number; height: number; scheme: 'light' | 'dark' },
): Promise<void> {
  const { name, width, height, scheme } = view
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  })
  await page.goto(url + CONSOLE)
  if (name === '') {
    await page.screenshot({ path: readmePicture })
  } else {
    const paths = await page
      .locator('nav a[href^="/sandbox"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    for (const path of paths) {
      await page.goto(url + path)
      const file = `console-${name}-${path.split('/').at(-1) ?? ''}.png`
      await page.screenshot({ path: join(folder, file), fullPage: true })
    }
  }
  await page.close()
}

await main()
