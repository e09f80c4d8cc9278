/**
 * The app's speed beside its budgets, in tables. First and second visits on a slow phone stand next to a static page and to the
 * same app built naively. Moves between screens, bytes of the whole journey and Lighthouse follow. Fails when a first visit
 * has more bytes than its budget or other scripts than `npm run size` counts.
 *
 *   npm run bench -w app            RUNS=5
 */
import { rmSync } from 'node:fs'
import { chromium, type Browser } from 'playwright'
import { startSandbox } from '../support/start-sandbox.ts'
import { measureEditions } from './app/editions.ts'
import { measureVisits } from './app/first-visits.ts'
import { measureJourney } from './app/journey-bytes.ts'
import { installLighthouse, runLighthouse } from './app/lighthouse.ts'
import { medianOf } from './app/median.ts'
import { measureMoves, type Move } from './app/moves.ts'
import { buildNaiveApp } from './app/naive-app.ts'
import { serveStaticPage } from './app/static-page.ts'

const runs = Number(process.env['RUNS'] ?? 5)

async function main(): Promise<void> {
  installLighthouse()
  const naiveFolder = await buildNaiveApp()
  const still = await serveStaticPage()
  const [sandbox, naive] = await Promise.all([
    startSandbox({ watched: false }),
    startSandbox({ watched: false, env: { APP_FOLDER: naiveFolder } }),
  ])
  const browser = await chromium.launch({
    ...(process.env['PASO_BROWSER'] ? { executablePath: process.env['PASO_BROWSER'] } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      // Where a tool listens, V8 looks up where each Error was made, by compiling the whole script once more. That is 0.2 s of
      // the slowed CPU that no visitor's phone spends: so it notes the places at once.
      '--js-flags=--no-enable-lazy-source-positions',
    ],
  })
  try {
    const addresses = { still: still.url, app: sandbox.url, naive: naive.url }
    const faults = [
      ...(await measureVisits(browser, addresses, runs)),
      ...(await measureEditions(browser, runs)),
    ]
    for (const fault of faults) console.error(fault)
    if (faults.length > 0) process.exitCode = 1
    await printMoves(browser, sandbox.url)
    const journey = await measureJourney(browser, sandbox.url)
    console.log(
      `\ncode of the journey from the first page to the application: ${(journey / 1000).toFixed(0)} kB (≤ 260)`,
    )
    printLighthouse(sandbox.url)
  } finally {
    await browser.close()
    still.stop()
    await Promise.all([sandbox.stop(), naive.stop()])
    rmSync(naiveFolder, { recursive: true })
  }
}

async function printMoves(browser: Browser, url: string): Promise<void> {
  const moves: Move[] = []
  for (let run = 0; run < runs; run++) moves.push(...(await measureMoves(browser, url)))
  console.log(
    `\nfirst moves to a screen, CPU ÷ 6, median of ${runs}: work of the main thread ≤ 150 ms, tap answered within 100 ms`,
  )
  const figures = (name: string, figure: 'work' | 'answered'): string =>
    medianOf(moves.filter((move) => move.name === name).map((move) => move[figure])).toFixed(0)
  console.table(
    Object.fromEntries(
      [...new Set(moves.map(({ name }) => name))].map((name) => [
        name,
        { 'work ms': figures(name, 'work'), 'answered ms': figures(name, 'answered') },
      ]),
    ),
  )
}

function printLighthouse(url: string): void {
  console.log(
    `\nLighthouse for a phone, median of ${runs}: performance ≥ 95, the others 100, largest paint = first paint, blocked ≤ 200 ms, shift 0`,
  )
  const rows = ['/', '/login'].map((path) => {
    const all = Array.from({ length: runs }, () => runLighthouse(`${url}${path}`))
    const names = Object.keys(all[0] ?? {}) as (keyof (typeof all)[number])[]
    return [
      path,
      Object.fromEntries(
        names.map((name) => {
          const figure = medianOf(all.map((run) => run[name]))
          return [name, name === 'shift' ? figure.toFixed(3) : figure.toFixed(0)]
        }),
      ),
    ]
  })
  console.table(Object.fromEntries(rows))
}

await main()
