/** First moves from screen to screen at a slowed CPU: how much the main thread worked, and how soon a tap was answered. */
import { expect } from '@playwright/test'
import type { Browser, CDPSession, Locator, Page } from 'playwright'
import { signedInOn } from '../../support/signed-in.ts'
import { newPhone, SLOWER } from './visit.ts'

export interface Move {
  name: string
  /** Milliseconds of tasks on the main thread from the tap until the next screen stands and rests. */
  work: number
  /** Milliseconds from the tap to the first frame after it. */
  answered: number
}

/** Each screen for the first time, its code fetched ahead as for who looks at the one before. */
export async function measureMoves(browser: Browser, url: string): Promise<Move[]> {
  const phone = await newPhone(browser, { baseURL: url })
  const page = await phone.newPage()
  const devtools = await phone.newCDPSession(page)
  await devtools.send('Performance.enable')
  await page.addInitScript(watchTaps)
  const { words } = await signedInOn(page, url, { upTo: 'loan' })
  await page.goto('/')
  const tabs = page.getByRole('navigation', { name: words('主要页面') })
  await expect(tabs).toBeVisible()
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const moves: Move[] = []
  for (const [name, path] of [
    ['借款列表', '/loan'],
    ['帮助', '/helpcenter'],
    ['我', '/mine'],
    ['首页', '/'],
  ] as const) {
    const link = tabs.getByRole('link', { name: words(name) })
    moves.push({ name: path, ...(await measureMove(page, devtools, link, path)) })
  }
  await phone.close()
  return moves
}

async function measureMove(
  page: Page,
  devtools: CDPSession,
  link: Locator,
  path: string,
): Promise<Omit<Move, 'name'>> {
  const box = await link.boundingBox()
  if (box === null) throw new Error(`nothing leads to ${path}`)
  await rest(page)
  const before = await workOf(devtools)
  // As a finger does: to look for the link and to wait for it is work of the page too, six times slowed, and none of the app's.
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForURL((url) => url.pathname === path)
  await rest(page)
  const work = (await workOf(devtools)) - before
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  return { work, answered: await page.evaluate(() => (globalThis as unknown as Taps).slowestTap()) }
}

async function workOf(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  const task = metrics.find(({ name }) => name === 'TaskDuration')
  return (task?.value ?? Number.NaN) * 1000
}

/** Until nothing is loaded and the page is idle. */
async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  )
}

interface Taps {
  slowestTap: () => number
}

/** Runs in the page: remembers the slowest of the taps since it was last asked. */
function watchTaps(): void {
  let slowest = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) slowest = Math.max(slowest, duration)
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  const slowestTap = (): number => {
    const duration = slowest
    slowest = 0
    return duration
  }
  Object.assign(globalThis, { slowestTap })
}
