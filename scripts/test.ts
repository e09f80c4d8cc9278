// npm test: sets up what the tests need, runs every layer and counts.
//   scripts/test.ts unit pact     those layers only
//   npm test -- --all             every layer anew, though nothing has changed since it passed
import { parseArgs } from 'node:util'
import { buildAll, printBuild } from './set-up/build.ts'
import { stop } from './set-up/install.mjs'
import { groups, layers, type Layer } from './testing/layers.ts'
import { sampleSeed } from './testing/matrix/sample.ts'
import { sum } from './testing/read-results.ts'
import { runSideBySide, type EndedLayer } from './testing/side-by-side.ts'
import { prepareSurroundings } from './testing/surroundings.ts'
import { keyOfTheWhole, passedBefore, rememberPassed } from './testing/unchanged.ts'

const { values: options, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean' } },
})
const unknown = asked.filter((name) => !layers.some((layer) => layer.name === name))
if (unknown.length > 0) {
  stop(`There is no test layer ${unknown.join(', ')}.`, [
    `There are: ${layers.map((layer) => layer.name).join(', ')}`,
  ])
}
if (options.all) process.env.PASO_ALL = '1'
// A layer that is named is run; a machine for continuous integration trusts no earlier run.
const maySkip = asked.length === 0 && process.env.PASO_ALL !== '1' && !process.env.CI
/** Layers that run what the seed chooses. */
const sampled: ReadonlySet<string> = new Set(['e2e', 'sample'])
const chosen: readonly Layer[] =
  asked.length > 0 ? layers.filter(({ name }) => asked.includes(name)) : layers

const setUpBegan = performance.now()
const surroundings = await prepareSurroundings({
  browser: chosen.some(({ needsBrowser }) => needsBrowser),
  postgres: chosen.some(({ needsPostgres }) => needsPostgres),
  pdfReader: chosen.some(({ needsPdfReader }) => needsPdfReader),
})
if (asked.length > 0 && !asked.includes('build') && !(await buildAll(printBuild))) {
  await surroundings.tidyUp()
  process.exit(1)
}
const setUpMinutes =
  (performance.now() - setUpBegan) / 60_000 + Number(process.env.PASO_INSTALL_SECONDS ?? 0) / 60

const rows: (EndedLayer & { unchanged?: true; beside?: readonly string[] })[] = []
for (const group of groups) {
  await run(group.filter((name) => chosen.some((layer) => layer.name === name)))
  // Without a build, every later layer would only fail for the same reason.
  if (rows.some(({ name, tally }) => name === 'build' && tally.failed > 0)) break
}
await surroundings.tidyUp()

const total = sum(rows.map((row) => row.tally))
console.log(`\nset-up   ${setUpMinutes.toFixed(1)} min`)
rows.forEach(printRow)
if (total.failures.length > 0) console.log(`\nFailed:\n${total.failures.join('\n')}\n`)
if (total.skipped > 0) console.log(`${String(total.skipped)} skipped`)
console.log(`${String(total.passed)} passed, ${String(total.failed)} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

/** Runs layers side by side, but for those that passed on everything as it is. */
async function run(names: readonly string[]): Promise<void> {
  const key = keyOfTheWhole(surroundings.engines)
  const keyOf = (name: string): string => `${key ?? ''} ${sampled.has(name) ? sampleSeed() : ''}`
  const anew: string[] = []
  for (const name of names) {
    // A build looks by itself at what has changed.
    const tally = maySkip && key && name !== 'build' ? passedBefore(name, keyOf(name)) : undefined
    if (tally) rows.push({ name, minutes: 0, tally, unchanged: true })
    else anew.push(name)
  }
  const ran = await runSideBySide(anew, surroundings.env)
  // Nobody knows which of its files a layer read before an edit, and which after it.
  const isAsBefore = key !== undefined && keyOfTheWhole(surroundings.engines) === key
  for (const ended of ran) {
    rows.push({ ...ended, beside: anew.filter((name) => name !== ended.name) })
    if (isAsBefore && ended.tally.failed === 0)
      rememberPassed(ended.name, keyOf(ended.name), ended.tally)
  }
}

/** Layers that ran side by side have one budget together. */
function printRow({ name, minutes, tally, unchanged, beside = [] }: (typeof rows)[number]): void {
  const budget = layers
    .filter((layer) => layer.name === name || beside.includes(layer.name))
    .reduce((minutesSoFar, { budgetMinutes }) => minutesSoFar + budgetMinutes, 0)
  const note = unchanged
    ? '  nothing has changed since it passed'
    : beside.map((other) => `  beside ${other}`).join('')
  const over = minutes > budget ? '  over its budget' : ''
  const times = `${minutes.toFixed(1)} min of ${budget.toFixed(1)}`
  console.log(
    `${name.padEnd(8)} ${times.padEnd(16)} ${String(tally.passed)} passed, ${String(tally.failed)} failed${over}${note}`,
  )
}
