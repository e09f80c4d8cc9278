// npm test: sets up what the tests need, runs every layer and counts. `scripts/test.ts unit pact` runs those only.
import { findOrInstallBrowser } from './set-up/browser.ts'
import { buildAll, printBuild } from './set-up/build.ts'
import { stop } from './set-up/install.mjs'
import { findPostgres, startPostgres } from './set-up/postgres.ts'
import { layers, type Layer, type LayerName } from './testing/layers.ts'
import { sum, type Tally } from './testing/read-results.ts'

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !layers.some((layer) => layer.name === name))
if (unknown.length > 0) {
  stop(`There is no test layer ${unknown.join(', ')}.`, [
    `There are: ${layers.map((layer) => layer.name).join(', ')}`,
  ])
}
const chosen: readonly Layer[] =
  asked.length > 0 ? layers.filter((layer) => asked.includes(layer.name)) : layers

const env: Record<string, string> = {}
const unusable: string[] = []
let tidyUp: () => Promise<void> = () => Promise.resolve()

const setUpBegan = performance.now()
if (chosen.some((layer) => layer.needsBrowser)) {
  const browser = await findOrInstallBrowser(console.log)
  if (typeof browser === 'string') unusable.push(browser)
  else {
    env.PASO_BROWSER = browser.executable
    console.log(`✓ ${browser.version} (${browser.executable})`)
  }
}
if (chosen.some((layer) => layer.needsPostgres)) {
  const programs = await findPostgres()
  if (typeof programs === 'string') unusable.push(programs)
  else {
    env.PASO_POSTGRES_BIN = programs.folder
    const server = await startPostgres(programs)
    env.PASO_DATABASE_URL = server.url
    tidyUp = async () => {
      await server.stop()
      programs.remove()
    }
    console.log(`✓ ${programs.version} (${programs.folder})`)
  }
}
if (unusable.length > 0) {
  await tidyUp()
  stop('The tests cannot run here.', unusable)
}
if (
  asked.length > 0 &&
  !asked.includes('build' satisfies LayerName) &&
  !(await buildAll(printBuild))
) {
  await tidyUp()
  process.exit(1)
}
const setUpMinutes = minutesSince(setUpBegan) + Number(process.env.PASO_INSTALL_SECONDS ?? 0) / 60

const rows: { name: string; minutes: number; budget: number; tally: Tally }[] = []
for (const layer of chosen) {
  console.log(`\n━━ ${layer.name} ━━`)
  const began = performance.now()
  const tally = await layer.run(env)
  rows.push({ name: layer.name, minutes: minutesSince(began), budget: layer.budgetMinutes, tally })
  // Without a build, every later layer would only fail for the same reason.
  if (layer.name === 'build' && tally.failed > 0) break
}
await tidyUp()

const total = sum(rows.map((row) => row.tally))
console.log(`\nset-up   ${setUpMinutes.toFixed(1)} min`)
for (const { name, minutes, budget, tally } of rows) {
  const over = minutes > budget ? '  over its budget' : ''
  const times = `${minutes.toFixed(1)} min of ${budget.toFixed(1)}`
  console.log(
    `${name.padEnd(8)} ${times.padEnd(16)} ${String(tally.passed)} passed, ${String(tally.failed)} failed${over}`,
  )
}
if (total.skipped > 0) console.log(`${String(total.skipped)} skipped`)
console.log(`${String(total.passed)} passed, ${String(total.failed)} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

function minutesSince(began: number): number {
  return (performance.now() - began) / 60_000
}
