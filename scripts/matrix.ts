// npm run test:matrix: everything × both engines, every look of every story, the long counts. Hours, so that it goes on
// where it was cut off as long as no file has changed.
//   npm run test:matrix -- --list       what there is, and what has passed
//   npm run test:matrix -- 'on postgres'    only items whose name has that, whether they have passed or not
//   npm run test:matrix -- --database URL   the lender's tests on that server, whatever engine it is
//   npm run test:matrix -- --sample     what `npm test` runs of it; MATRIX_SEED chooses
import { parseArgs } from 'node:util'
import { buildAll, printBuild } from './set-up/build.ts'
import { itemsOnServer, matrixItems, type Item } from './testing/matrix/items.ts'
import { cells, nameOfCell, tableOfCells } from './testing/matrix/edition-cells.ts'
import { readProgress, type Progress } from './testing/matrix/progress.ts'
import { runItems } from './testing/matrix/run-items.ts'
import { sampleOf, sampleSeed } from './testing/matrix/sample.ts'
import { prepareSurroundings } from './testing/surroundings.ts'

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: { database: { type: 'string' }, list: { type: 'boolean' }, sample: { type: 'boolean' } },
})
const [part] = positionals
const all = allOf()
const chosen = part === undefined ? all : all.filter(({ name }) => name.includes(part))
if (chosen.length === 0) {
  console.error(
    `Nothing has '${part ?? ''}' in its name: \`npm run test:matrix -- --list\` says what there is`,
  )
  process.exit(2)
}
const progress = readProgress()

function allOf(): readonly Item[] {
  if (asked.sample) return sampleOf(sampleSeed())
  return asked.database === undefined ? matrixItems() : itemsOnServer(asked.database)
}

if (asked.list) list(progress)
else await run(progress)

function list({ passed }: Progress): void {
  for (const { name } of chosen) console.log(`${passed.has(name) ? '✓' : '·'} ${name}`)
  const left = chosen.filter(({ name }) => !passed.has(name))
  console.log(whatIsLeft(left))
}

async function run({ passed, remember }: Progress): Promise<void> {
  const named = asked.sample === true || part !== undefined
  const left = named ? chosen : chosen.filter(({ name }) => !passed.has(name))
  console.log(whatIsLeft(left))
  if (!(await buildAll(printBuild))) process.exit(1)
  const { env, tidyUp } = await prepareSurroundings({
    browser: asked.database === undefined,
    postgres: asked.database === undefined,
    pdfReader: true,
  })
  Object.assign(process.env, env)
  const passedNow = new Set<string>()
  const tally = await runItems(left, (item) => {
    passedNow.add(item.name)
    remember(item)
  })
  await tidyUp()
  const outcomeOf = (name: string) => {
    if (left.some((item) => item.name === name)) return passedNow.has(name) ? 'passed' : 'FAILED'
    return passed.has(name) ? 'passed before' : 'not run'
  }
  const names = new Set(cells.map(nameOfCell))
  if (chosen.some(({ name }) => names.has(name))) {
    console.log(tableOfCells((cell) => outcomeOf(nameOfCell(cell))))
  }
  console.log(`${String(tally.passed)} passed, ${String(tally.failed)} failed`)
  process.exitCode = tally.failed > 0 ? 1 : 0
}

function whatIsLeft(left: readonly { seconds: number }[]): string {
  const minutes = left.reduce((sum, { seconds }) => sum + seconds, 0) / 60
  return `${String(left.length)} of ${String(chosen.length)} left, about ${minutes.toFixed(0)} minutes of one core`
}
