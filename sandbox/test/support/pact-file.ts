import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { operationsOf, readDescription } from '../../src/http/pipeline/description.ts'

export const committedPact = join(import.meta.dirname, '../../../pacts/paso-sdk-lender.json')

const operations = operationsOf(readDescription())

export interface Interaction {
  description: string
  providerStates: { name: string }[]
  request: { method: string; path: string }
}

interface Pact {
  interactions: Interaction[]
}

/** What the committed pact asks for. */
export function interactions(): Interaction[] {
  return readPact().interactions
}

/** The operation of the description that an interaction calls. */
export function operationOf({ request }: Interaction): string | undefined {
  return [...operations.values()].find(
    ({ method, path }) => method === request.method && isAt(path, request.path),
  )?.id
}

/** Whether a path is one of those that a template stands for; a fixed name is no value of a parameter. */
function isAt(template: string, path: string): boolean {
  return new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(path)
}

/** Runs `work` with a copy of the pact that holds other interactions than the committed one. */
export async function withPact<Result>(
  changed: (all: Interaction[]) => Interaction[],
  work: (file: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'paso-pact-'))
  try {
    const file = join(folder, 'paso-sdk-lender.json')
    const pact = readPact()
    writeFileSync(file, JSON.stringify({ ...pact, interactions: changed(pact.interactions) }))
    return await work(file)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readPact(): Pact {
  return JSON.parse(readFileSync(committedPact, 'utf8')) as Pact
}
