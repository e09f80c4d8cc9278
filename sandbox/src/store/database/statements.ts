import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'

/** A statement that was sent, and the source file that asked for it. */
export interface RecordedStatement {
  sql: string
  /** Below the sandbox's folder: `src/…` for the lender's, `test/…` for a test's own. */
  from: string
}

const folder = process.env['PASO_STATEMENTS']
const sandbox = join(import.meta.dirname, '../../..')
const seen = new Set<string>()

/** In place of a file: writes of several, each noted by itself too, as they left in one statement. */
export const TOGETHER = 'together'

/**
 * Notes each distinct statement with the file that sent it, when `PASO_STATEMENTS` names a folder:
 * a file of JSON lines a process. A test holds them against the rules of growth (D26).
 */
export function recordStatement(text: () => string, sender?: typeof TOGETHER): void {
  if (folder === undefined) return
  const sql = text()
  const from = sender ?? senderOf()
  const key = `${from}\n${sql}`
  if (seen.has(key)) return
  if (seen.size === 0) mkdirSync(folder, { recursive: true })
  seen.add(key)
  const line: RecordedStatement = { sql, from }
  appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(line)}\n`)
}

/**
 * The nearest file of ours on the stack that does not belong to the way statements are sent. The frames are taken as they
 * are: a stack in words costs more than most statements, as a test runner looks up where each line was written.
 */
function senderOf(): string {
  const { prepareStackTrace, stackTraceLimit } = Error
  Error.stackTraceLimit = 14
  Error.prepareStackTrace = (_, sites) => sites.map((site) => site.getFileName())
  const paths = new Error().stack as unknown as (string | null)[]
  Object.assign(Error, { prepareStackTrace, stackTraceLimit })
  for (const path of paths) {
    const file = path?.split(`${sandbox}/`)[1]
    if (file !== undefined && !PASSED_THROUGH.has(file)) return file
  }
  return 'unknown'
}

const PASSED_THROUGH = new Set([
  ...['conflict', 'database', 'driver', 'servers', 'statements'].map(
    (name) => `src/store/database/${name}.ts`,
  ),
  ...['postgres', 'pglite'].map((name) => `src/store/opening/${name}.ts`),
])
