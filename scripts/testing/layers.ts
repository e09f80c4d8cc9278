import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { runChecks } from '../checking/run-checks.ts'
import { buildAll, printBuild } from '../set-up/build.ts'
import { root } from '../set-up/pinned-node.mjs'
import { npmScript, runCommand, tool } from '../set-up/run-command.ts'
import { nothing, readPlaywrightReport, readVitestReport, sum, type Tally } from './read-results.ts'

export interface Layer {
  readonly name: string
  readonly budgetMinutes: number
  readonly needsBrowser?: true
  readonly needsPostgres?: true
  run(env: Record<string, string>): Promise<Tally>
}

const failedOnce: Tally = { passed: 0, failed: 1, skipped: 0 }

/** Everything `npm test` runs, in this order. */
export const layers = [
  { name: 'build', budgetMinutes: 2, run: build },
  { name: 'check', budgetMinutes: 1, run: runChecks },
  { name: 'unit', budgetMinutes: 2.5, run: unit },
  { name: 'pact', budgetMinutes: 1.5, run: pact },
  { name: 'lender', budgetMinutes: 4, needsPostgres: true, run: lender },
  { name: 'kit', budgetMinutes: 5, needsBrowser: true, run: kit },
  { name: 'e2e', budgetMinutes: 8, needsBrowser: true, needsPostgres: true, run: endToEnd },
] as const satisfies readonly Layer[]

export type LayerName = (typeof layers)[number]['name']

async function build(): Promise<Tally> {
  return (await buildAll(printBuild)) ? nothing : failedOnce
}

async function unit(env: Record<string, string>): Promise<Tally> {
  return sum([
    await vitest(
      'architecture',
      (args) => tool('vitest', ['run', '--root', 'tests', ...args]),
      env,
    ),
    await vitest('sdk', (args) => npmScript('test', 'sdk', args), env),
    await vitest('app', (args) => npmScript('test', 'app', args), env),
  ])
}

/** The consumer tests write pacts/; the committed files must be what they write. */
async function pact(env: Record<string, string>): Promise<Tally> {
  const before = committedPacts()
  const tally = await vitest('pact', (args) => npmScript('pact', 'sdk', args), env)
  if (committedPacts() === before) return tally
  console.error(
    '✗ pacts/ is not what the consumer tests write. Look at `git diff pacts` and commit it.',
  )
  return sum([tally, failedOnce])
}

function committedPacts(): string {
  const folder = join(root, 'pacts')
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return files.map((name) => `${name}\n${readFileSync(join(folder, name), 'utf8')}`).join('\n')
}

async function lender(env: Record<string, string>): Promise<Tally> {
  return recordingStatements('lender', env, (recording) =>
    vitest('lender', (args) => npmScript('test', 'sandbox', args), recording),
  )
}

/** Runs tests, and then holds every statement that the lender sent meanwhile against the rules of growth (D26). */
async function recordingStatements(
  name: string,
  env: Record<string, string>,
  run: (env: Record<string, string>) => Promise<Tally>,
): Promise<Tally> {
  const folder = join(root, '.paso', 'statements', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const recording = { ...env, PASO_STATEMENTS: folder, PASO_STATEMENTS_OF: name }
  const tally = await run(recording)
  const check = (args: readonly string[]) => npmScript('test:statements', 'sandbox', args)
  return sum([tally, await vitest(`${name}-statements`, check, recording)])
}

async function kit(env: Record<string, string>): Promise<Tally> {
  return vitest('kit', (args) => npmScript('test', 'ui-kit', args), env)
}

async function endToEnd(env: Record<string, string>): Promise<Tally> {
  return recordingStatements('e2e', env, journeys)
}

async function journeys(env: Record<string, string>): Promise<Tally> {
  const report = freshReport('e2e')
  const outcome = await runCommand(
    tool('playwright', ['test', '--config', 'tests/playwright.config.ts', '--reporter=list,json']),
    { shown: true, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  )
  return counted('e2e', readPlaywrightReport(report), outcome.code)
}

async function vitest(
  name: string,
  command: (args: readonly string[]) => readonly string[],
  env: Record<string, string>,
): Promise<Tally> {
  const report = freshReport(name)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
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
    console.error(`✗ ${name}: the test run ended with ${String(code)} and left no report.`)
    return failedOnce
  }
  if (code !== 0 && tally.failed === 0) {
    console.error(`✗ ${name}: the test run ended with ${String(code)} although no test failed.`)
    return sum([tally, failedOnce])
  }
  return tally
}
