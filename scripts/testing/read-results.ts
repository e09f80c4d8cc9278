import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

export interface Tally {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** What failed, each with the end of what it printed: repeated at the end of a long run. */
  readonly failures: readonly string[]
}

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] }

export function failedOnce(failure: string): Tally {
  return { ...nothing, failed: 1, failures: [failure] }
}

/** A failure in at most `lines` lines, of 300 characters each. */
export function shortened(name: string, output: string, lines = 12): string {
  const kept = stripVTControlCharacters(output)
    .trim()
    .split('\n')
    .filter((line) => !/^\s*at .*node_modules/.test(line))
    .slice(0, lines)
  return [name, ...kept.map((line) => `    ${line.slice(0, 300)}`)].join('\n')
}

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (total, each) => ({
      passed: total.passed + each.passed,
      failed: total.failed + each.failed,
      skipped: total.skipped + each.skipped,
      failures: [...total.failures, ...each.failures],
    }),
    nothing,
  )
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    name: string
    status: string
    message: string
    assertionResults: readonly {
      status: string
      fullName: string
      failureMessages?: readonly string[]
    }[]
  }[]
}

/** Counts a Vitest JSON report. A file that fails outside its tests counts as one failure. */
export function readVitestReport(file: string): Tally | undefined {
  const report = readJson<VitestReport>(file)
  if (!report) return undefined
  const brokenFiles = report.testResults.filter(
    (result) =>
      result.status === 'failed' &&
      result.assertionResults.every((test) => test.status !== 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map((test) =>
            shortened(`${name} > ${test.fullName}`, test.failureMessages?.join('\n') ?? ''),
          ),
      ),
      ...brokenFiles.map(({ name, message }) => shortened(name, message)),
    ],
  }
}

interface PlaywrightSuite {
  readonly file: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly {
    readonly title: string
    readonly ok: boolean
    readonly tests: readonly {
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[]
    }[]
  }[]
}

interface PlaywrightReport {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  readonly errors: readonly { readonly message?: string }[]
  readonly suites: readonly PlaywrightSuite[]
}

/** Counts a Playwright JSON report. Errors outside tests (set-up, configuration) count as failures. */
export function readPlaywrightReport(file: string): Tally | undefined {
  const report = readJson<PlaywrightReport>(file)
  if (!report) return undefined
  const { expected, unexpected, flaky, skipped } = report.stats
  return {
    passed: expected,
    failed: unexpected + flaky + report.errors.length,
    skipped,
    failures: [
      ...report.suites.flatMap(failedSpecs),
      ...report.errors.map(({ message = '' }) => shortened('playwright', message)),
    ],
  }
}

function failedSpecs({ file, specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors))
      return shortened(`${file} > ${title}`, errors.map(({ message = '' }) => message).join('\n'))
    })
  return [...own, ...suites.flatMap(failedSpecs)]
}

function readJson<T>(file: string): T | undefined {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return undefined
  }
}
