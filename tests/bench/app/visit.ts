/**
 * A visit on a slow phone and a slow line, as the budgets have them: 400 kbit/s, 400 ms a round trip, CPU slowed 6 times.
 */
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession } from 'playwright'

export interface Visit {
  /** Bytes over the network until the page took taps, headers included. */
  bytes: number
  /** Milliseconds from the start of the navigation. */
  paint: number
  ready: number
  /** Scripts that had arrived by then. */
  scripts: string[]
}

export interface Place {
  url: string
  /** What a person presses or types into first. */
  control: string
  /** True where code of ours must take it over; a static page's control works at once. */
  hydrates: boolean
}

export const SLOWER = 6

/** A phone's browser with nothing kept. */
export const newPhone = (
  browser: Browser,
  options?: BrowserContextOptions,
): Promise<BrowserContext> =>
  browser.newContext({
    ...options,
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    locale: options?.locale ?? 'th-TH',
  })

async function slowLine(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 400_000 / 8,
    uploadThroughput: 400_000 / 8,
  })
}

/** Counts what comes over the network from now on. */
export async function countBytes(
  devtools: CDPSession,
  counts: (path: string) => boolean = () => true,
): Promise<() => { bytes: number; paths: string[] }> {
  await devtools.send('Network.enable')
  let bytes = 0
  const asked = new Map<string, string>()
  const paths: string[] = []
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    asked.set(requestId, new URL(request.url).pathname.slice(1))
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const path = asked.get(requestId) ?? ''
    if (!counts(path)) return
    bytes += encodedDataLength
    paths.push(path)
  })
  return () => ({ bytes, paths })
}

/** Opens a page and waits until it takes taps. */
export async function visit(phone: BrowserContext, place: Place): Promise<Visit> {
  const page = await phone.newPage()
  const devtools = await phone.newCDPSession(page)
  const counted = await countBytes(devtools)
  await slowLine(devtools)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.addInitScript(watchForReadiness, place)
  // By the console: to ask the page means a script of the asker's own, which takes the slowed CPU 0.1 s before the first paint.
  const told = page.waitForEvent('console', (message) => message.text().startsWith('{"ready"'))
  await page.goto(place.url, { waitUntil: 'commit' })
  const { ready, paint } = JSON.parse((await told).text()) as Readiness
  const { bytes, paths } = counted()
  await page.close()
  return {
    bytes,
    paint,
    ready,
    scripts: paths.filter((path) => path.startsWith('static/js/')).toSorted(),
  }
}

interface Readiness {
  ready: number
  paint: number
}

/** Runs in the page: React marks an element it has taken over with a property of its own. */
function watchForReadiness({ control, hydrates }: Place): void {
  const look = (): void => {
    const element = document.querySelector(control)
    const taken =
      element !== null &&
      (!hydrates || Object.keys(element).some((key) => key.startsWith('__reactProps$')))
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    if (taken && paint !== undefined)
      console.log(JSON.stringify({ ready: performance.now(), paint: paint.startTime }))
    else requestAnimationFrame(look)
  }
  look()
}

/** Lets the service worker keep the app as it does when nothing else is loading; without the slow line. */
export async function keepApp(phone: BrowserContext, { url }: Place): Promise<void> {
  const page = await phone.newPage()
  await page.goto(url)
  await page.waitForFunction(async () => {
    const kept = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    )
    return kept.flat().some((file) => file.url.includes('/home-screen-'))
  })
  await page.waitForLoadState('networkidle')
  await page.close()
}
