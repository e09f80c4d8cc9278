import { existsSync, readFileSync } from 'node:fs'

export interface Tally {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export const nothing: Tally = { passed: 0, failed: 0, skipped: 0 }
export const failedOnce: Tally = { passed: 0, failed: 1, skipped: 0 }

export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (total, each) => ({
      passed: total.passed + each.passed,
      failed: total.failed + each.failed,
      skipped: total.skipped + each.skipped,
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
    status: string
    assertionResults: readonly { status: string }[]
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
  }
}

interface PlaywrightReport {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  readonly errors: readonly unknown[]
}

/** Counts a Playwright JSON report. Errors outside tests (set-up, configuration) count as failures. */
export function readPlaywrightReport(file: string): Tally | undefined {
  const report = readJson<PlaywrightReport>(file)
  if (!report) return undefined
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped }
}

function readJson<T>(file: string): T | undefined {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T
  } catch {
    return undefined
  }
}
