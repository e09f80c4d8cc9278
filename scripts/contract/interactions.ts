/** What the pacts with the lender ask for. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Interaction {
  request: { method: string; path: string }
  response: { status: number; body?: { content?: { code?: unknown } } }
}

/** Every interaction of every pact with the lender that lies in a folder. */
export function readInteractions(folder: string): Interaction[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('-lender.json'))
    .flatMap((name) => {
      const pact = JSON.parse(readFileSync(join(folder, name), 'utf8')) as unknown
      return (pact as { interactions: Interaction[] }).interactions
    })
}

/** Whether an interaction is about this operation; `path` as the description has it. */
export function asksFor({ request }: Interaction, method: string, path: string): boolean {
  const shape = new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`)
  return request.method.toLowerCase() === method && shape.test(request.path)
}

/** Bytes have no code; an envelope must say 200. */
export function succeeds({ response }: Interaction): boolean {
  const code = response.body?.content?.code
  return response.status < 300 && (code === undefined || code === 200)
}
