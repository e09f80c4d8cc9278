import type * as bridges from '@paso/sdk/bridge'
import type * as lists from '@paso/sdk/bridge/device-lists'
import type * as simulated from '@paso/sdk/bridge/simulated'
import type { Page } from '@playwright/test'
import { buildProgram } from './built-program.ts'

/** What the page of the bridge puts on its window. */
export interface BridgeWindow {
  bridges: typeof bridges
  lists: typeof lists
  simulated: typeof simulated
  /** What the button does; its outcome stands in `outcome`. */
  task?: () => Promise<unknown>
  outcome?: Promise<unknown>
}

export const origin = 'https://paso.example'

const POLICY =
  "default-src 'none'; script-src 'self'; img-src 'self' blob: data:; frame-src *; require-trusted-types-for 'script'"

const program = `
  import * as bridges from '@paso/sdk/bridge'
  import * as lists from '@paso/sdk/bridge/device-lists'
  import * as simulated from '@paso/sdk/bridge/simulated'
  Object.assign(window, { bridges, lists, simulated })
  document.querySelector('button').addEventListener('click', () => {
    window.outcome = window.task().then(
      (result) => ({ result }),
      (failure) => ({ kind: failure.kind, ...failure }),
    )
  })
`

let built: Promise<Map<string, string>> | undefined

/** Opens a page with the bridge under a strict policy; no server is asked for anything. */
export async function openBridgePage(page: Page): Promise<void> {
  const scripts = await (built ??= buildProgram(program))
  await page.context().route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    const script = scripts.get(pathname)
    if (script) await route.fulfill({ contentType: 'text/javascript', body: script })
    else
      await route.fulfill({
        contentType: 'text/html',
        headers: { 'Content-Security-Policy': POLICY },
        body: '<!doctype html><link rel="icon" href="data:,"><button>Run</button><script type="module" src="/page.js"></script>',
      })
  })
  await page.goto(`${origin}/`)
  await page.waitForFunction(() => 'bridges' in window)
}

/** Has the page's button do something, taps it, and gives what comes of it. */
export async function tap(
  page: Page,
  task: () => Promise<unknown>,
  meanwhile: () => Promise<unknown> = async () => {},
): Promise<unknown> {
  await page.evaluate(`window.task = ${task.toString()}`)
  const going = meanwhile()
  await page.getByRole('button').click()
  await going
  return page.evaluate(() => (window as unknown as BridgeWindow).outcome)
}
