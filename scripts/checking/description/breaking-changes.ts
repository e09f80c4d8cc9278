import { readFileSync } from 'node:fs'
import { redocly } from './redocly.ts'

interface Contract {
  paths: Record<string, Record<string, { operationId?: string; security?: object[] }>>
}

interface Report {
  infoVersions: { base: string; revision: string }
  changes: { path: string; impact: string; verdicts: { impact: string; message: string }[] }[]
}

/**
 * What a caller of the released contract would trip over in the present one, a sentence each. Nothing where the present
 * one has a higher major version: then it says so itself.
 */
export function breakingChanges(released: string, present: string): string[] {
  // It fails on a change that breaks; whether that is allowed is judged here.
  const report = redocly<Report>('diff', released, present, '--fail-on', 'none')
  const { base, revision } = report.infoVersions
  if (majorOf(revision) > majorOf(base)) return []
  const sentences = report.changes
    .filter(({ impact }) => impact === 'major')
    .flatMap(({ path, verdicts }) =>
      verdicts
        .filter(({ impact }) => impact === 'major')
        .map(({ message }) => `${placeOf(path)}: ${message}`),
    )
  return [...new Set([...sentences, ...closedOperations(released, present)])]
}

/** Operations that a visitor could call and now cannot: `redocly diff` does not judge who may call. */
function closedOperations(released: string, present: string): string[] {
  const open = openOperations(present)
  return [...openOperations(released)]
    .filter((operation) => !open.has(operation))
    .map((operation) => `${operation}: needs a session now.`)
}

function openOperations(file: string): Set<string> {
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as Contract
  const open = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, operation]) => operation.operationId !== undefined)
      .filter(([, { security }]) => security && (security.length === 0 || security.some(isEmpty)))
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  )
  return new Set(open)
}

const isEmpty = (scheme: object): boolean => Object.keys(scheme).length === 0

function majorOf(version: string): number {
  return Number.parseInt(version, 10)
}

/** `#/paths/~1v2~1loan~1quote/post/requestBody/…` becomes `POST /v2/loan/quote, requestBody`. */
function placeOf(pointer: string): string {
  const [, section, path = '', method = '', part = '', status = ''] = pointer.split('/')
  if (section !== 'paths') return pointer
  const place = `${method.toUpperCase()} ${path.replaceAll('~1', '/').replaceAll('~0', '~')}`.trim()
  return part === '' ? place : `${place}, ${part === 'responses' ? `answer ${status}` : part}`
}
