import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { runChecks } from '../checking/run-checks.ts'
import { buildAll, printBuild } from '../set-up/build.ts'
import { root } from '../set-up/pinned-node.mjs'
import { npmScript, runCommand, tool } from '../set-up/run-command.ts'
import { runSample } from './matrix/run-items.ts'
import { sampleSeed } from './matrix/sample.ts'
import {
  failedOnce,
  nothing,
  readPlaywrightReport,
  readVitestReport,
  sum,
  type Tally,
} from './read-results.ts'

export interface Layer {
  readonly name: string
  readonly budgetMinutes: number
  readonly needsBrowser?: true
  readonly needsPostgres?: true
  readonly needsPdfReader?: true
  run(): Promise<Tally>
}

/** Everything `npm test` runs. */
export const layers = [
  { name: 'build', budgetMinutes: 1.5, run: build },
  { name: 'check', budgetMinutes: 1, run: runChecks },
  { name: 'pact', budgetMinutes: 0.5, run: pact },
  { name: 'unit', budgetMinutes: 1.5, run: unit },
  { name: 'lender', budgetMinutes: 4.5, needsPostgres: true, needsPdfReader: true, run: lender },
  { name: 'kit', budgetMinutes: 2, needsBrowser: true, run: kit },
  { name: 'e2e', budgetMinutes: 3, needsBrowser: true, needsPostgres: true, run: endToEnd },
  {
    name: 'sample',
    budgetMinutes: 0.5,
    needsBrowser: true,
    needsPostgres: true,
    needsPdfReader: true,
    run: runSample,
  },
] as const satisfies readonly Layer[]

export type LayerName = (typeof layers)[number]['name']

/** One group after the other. The layers of a group run side by side, since together they keep two cores busy. */
export const groups: readonly (readonly LayerName[])[] = [
  ['build'],
  ['check', 'pact'],
  ['unit'],
  ['lender', 'kit'],
  ['e2e', 'sample'],
]

async function build(): Promise<Tally> {
  return (await buildAll(printBuild)) ? nothing : failedOnce('build')
}

/** One run of several folders: no core waits for the last file of each. */
async function unit(): Promise<Tally> {
  const workers = `--maxWorkers=${String(availableParallelism())}`
  return vitest('unit', (args) =>
    tool('vitest', ['run', '--config', 'tests/unit-layer.config.ts', workers, ...args]),
  )
}

/** The consumer tests write pacts/; the committed files must be what they write. */
async function pact(): Promise<Tally> {
  const before = committedPacts()
  const tally = await vitest('pact', (args) => npmScript('pact', 'sdk', args))
  if (committedPacts() === before) return tally
  console.error(
    '✗ pacts/ is not what the consumer tests write. Look at `git diff pacts` and commit it.',
  )
  return sum([tally, failedOnce('pacts/ is not what the consumer tests write')])
}

function committedPacts(): string {
  const folder = join(root, 'pacts')
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return files.map((name) => `${name}\n${readFileSync(join(folder, name), 'utf8')}`).join('\n')
}

async function lender(): Promise<Tally> {
  return recordingStatements('lender', (recording) =>
    vitest('lender', (args) => npmScript('test', 'sandbox', args), recording),
  )
}

/** Runs tests, and then holds every statement that the lender sent meanwhile against the rules of growth (D26). */
async function recordingStatements(
  name: string,
  run: (env: Record<string, string>) => Promise<Tally>,
): Promise<Tally> {
  const folder = join(root, '.paso', 'statements', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const recording = { PASO_STATEMENTS: folder, PASO_STATEMENTS_OF: name }
  const tally = await run(recording)
  const check = (args: readonly string[]) => npmScript('test:statements', 'sandbox', args)
  return sum([tally, await vitest(`${name}-statements`, check, recording)])
}

async function kit(): Promise<Tally> {
  return vitest('kit', (args) => npmScript('test', 'ui-kit', args))
}

async function endToEnd(): Promise<Tally> {
  return recordingStatements('e2e', journeys)
}

async function journeys(env: Record<string, string>): Promise<Tally> {
  const report = freshReport('e2e')
  const outcome = await runCommand(
    tool('playwright', ['test', '--config', 'tests/playwright.config.ts', '--reporter=list,json']),
    {
      shown: true,
      // Every route in every look and every journey in every language take minutes: the matrix has them all.
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report, JOURNEYS_SAMPLE: sampleSeed() },
    },
  )
  return counted('e2e', readPlaywrightReport(report), outcome.code)
}

async function vitest(
  name: string,
  command: (args: readonly string[]) => readonly string[],
  env: Record<string, string> = {},
): Promise<Tally> {
  const report = freshReport(name)
  const stuck = join(root, 'scripts', 'testing', 'stuck-reporter.ts')
  const reporters = [
    ...['--reporter=default', `--reporter=${stuck}`],
    ...['--reporter=json', `--outputFile.json=${report}`],
  ]
  const outcome = await runCommand(command(reporters), { shown: true, env })
  return counted(name, readVitestReport(report), outcome.code)
}

function freshReport(name: string): string {
  const file = join(root, '.paso', 'results', `${name}.json`)
  rmSync(file, { force: true })
  return file
}

/** A runner that fails without a failed test, or leaves no report, is a failure of its own. */
function counted(name: string, tally: Tally | undefined, code: number): Tally {
  if (!tally) {
    return failedOnce(`${name}: the test run ended with ${String(code)} and left no report`)
  }
  if (code !== 0 && tally.failed === 0) {
    const failure = `${name}: the test run ended with ${String(code)} although no test failed`
    return sum([tally, failedOnce(failure)])
  }
  return tally
}
