/**
 * First visits on a slow phone: bytes, first paint and the moment the page takes taps, beside a
 * hand-written static page in the same run. Prints a table with budgets and ratios, and fails when the
 * browser had other scripts by then than `npm run size` counts, or more bytes than the budget.
 *
 *   npm run bench -w app            RUNS=5
 *
 * The throttle is the one of the budgets: 400 kbit/s, 400 ms a round trip, CPU slowed 6 times.
 */
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { chromium, type Browser } from 'playwright'
import { startSandbox } from '../support/start-sandbox.ts'

const runs = Number(process.env['RUNS'] ?? 5)
const budget = { bytes: 100_000, readyRatio: 4.2, paintRatio: 1.2 }

interface Visit {
  /** Bytes over the network until the page took taps, headers included. */
  bytes: number
  /** Milliseconds from the start of the navigation. */
  paint: number
  ready: number
  /** Scripts that had arrived by then. */
  scripts: string[]
}

type Figure = 'bytes' | 'paint' | 'ready'

interface Page {
  name: string
  url: string
  /** What a person presses or types into first. */
  control: string
  /** True where code of ours must take it over; a static page's control works at once. */
  hydrates: boolean
}

const staticPage = `<!doctype html><html lang="th"><meta charset="utf-8"><title>Paso</title>
<meta name="viewport" content="width=device-width"><style>body{font:16px/1.6 system-ui;margin:24px}
input,button{display:block;width:100%;font:inherit;padding:12px;margin:8px 0}</style>
<h1>เข้าสู่ระบบ</h1><form action="/login"><label>เบอร์มือถือ<input name="phone" type="tel"></label>
<button>ขอรหัส</button></form></html>`

async function main(): Promise<void> {
  const sandbox = await startSandbox({ watched: false })
  const { server, url } = await serveStaticPage()
  const browser = await chromium.launch({
    ...(process.env['PASO_BROWSER'] ? { executablePath: process.env['PASO_BROWSER'] } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  })
  try {
    const pages: Page[] = [
      { name: 'static page', url, control: 'input', hydrates: false },
      { name: '/', url: `${sandbox.url}/`, control: 'main a[href]', hydrates: true },
      { name: '/login', url: `${sandbox.url}/login`, control: 'input[type=tel]', hydrates: true },
    ]
    const visits = new Map<string, Visit[]>(pages.map(({ name }) => [name, []]))
    for (let run = 0; run < runs; run++) {
      for (const page of pages) visits.get(page.name)?.push(await visit(browser, page))
    }
    report(visits)
    for (const [name, page] of [
      ['/', 'home.th.html'],
      ['/login', 'login.th.html'],
    ] as const) {
      const counted = countedScripts(page)
      for (const { scripts } of visits.get(name) ?? []) {
        if (scripts.join() === counted.join()) continue
        console.error(`${name}: had ${scripts.join(' ')}, counted ${counted.join(' ')}`)
        process.exitCode = 1
      }
    }
  } finally {
    await browser.close()
    server.close()
    await sandbox.stop()
  }
}

async function visit(browser: Browser, { url, control, hydrates }: Page): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    locale: 'th-TH',
  })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 400_000 / 8,
      uploadThroughput: 400_000 / 8,
    })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
    let bytes = 0
    const asked = new Map<string, string>()
    const scripts: string[] = []
    devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
      asked.set(requestId, new URL(request.url).pathname.slice(1))
    })
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes += encodedDataLength
      const file = asked.get(requestId) ?? ''
      if (file.startsWith('static/js/')) scripts.push(file)
    })
    await page.addInitScript(watchForReadiness, { control, hydrates })
    await page.goto(url, { waitUntil: 'commit' })
    const { ready, paint } = await page.evaluate(
      () =>
        (globalThis as unknown as { readiness: Promise<{ ready: number; paint: number }> })
          .readiness,
    )
    return { bytes, paint, ready, scripts: scripts.toSorted() }
  } finally {
    await context.close()
  }
}

/** Runs in the page: React marks an element it has taken over with a property of its own. */
function watchForReadiness({ control, hydrates }: { control: string; hydrates: boolean }): void {
  const readiness = new Promise<{ ready: number; paint: number }>((resolve) => {
    const look = (): void => {
      const element = document.querySelector(control)
      const taken =
        element !== null &&
        (!hydrates || Object.keys(element).some((key) => key.startsWith('__reactProps$')))
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      if (taken && paint !== undefined)
        resolve({ ready: performance.now(), paint: paint.startTime })
      else requestAnimationFrame(look)
    }
    look()
  })
  Object.assign(globalThis, { readiness })
}

/** What the app's build counts as the scripts of a first visit until the page takes taps. */
function countedScripts(page: string): string[] {
  const file = new URL('../../app/dist/.vite/first-visits.json', import.meta.url)
  const visits = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { untilReady: string[] }>
  return (visits[page]?.untilReady ?? []).toSorted()
}

async function serveStaticPage(): Promise<{ server: Server; url: string }> {
  const body = brotliCompressSync(staticPage)
  const server = createServer((_, answer) =>
    answer
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
      .end(body),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}

function report(visits: Map<string, Visit[]>): void {
  const median = (name: string, figure: Figure): number => {
    const sorted = (visits.get(name) ?? []).map((each) => each[figure]).toSorted((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  }
  for (const name of visits.keys()) {
    if (median(name, 'bytes') > budget.bytes) process.exitCode = 1
  }
  const limit = median('static page', 'paint')
  const staticReady = median('static page', 'ready')
  console.log(`first visits, 400 kbit/s, 400 ms, CPU ÷ 6, median of ${runs}`)
  console.table(
    Object.fromEntries(
      [...visits.keys()].map((name) => [
        name,
        {
          'kB until ready, headers too': (median(name, 'bytes') / 1000).toFixed(1),
          'budget kB': budget.bytes / 1000,
          'first paint s': (median(name, 'paint') / 1000).toFixed(2),
          [`÷ static (≤ ${budget.paintRatio})`]: (median(name, 'paint') / limit).toFixed(2),
          'ready s': (median(name, 'ready') / 1000).toFixed(2),
          [`ready ÷ static (≤ ${budget.readyRatio})`]: (
            median(name, 'ready') / staticReady
          ).toFixed(2),
        },
      ]),
    ),
  )
}

await main()
