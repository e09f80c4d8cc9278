import { createCipheriv } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Received } from './lender-double.ts'

/** What a lender answers. */
export interface Answer {
  code: number
  data: unknown
}
interface Operation {
  responses?: {
    200?: { content?: { 'application/json'?: { examples?: Record<string, { value: Answer }> } } }
  }
}

const bundle = readFileSync(join(import.meta.dirname, '../../openapi/lender.bundle.json'), 'utf8')
const { paths, info } = JSON.parse(bundle) as {
  paths: Record<string, Record<string, Operation>>
  info: { version: string }
}

/** The contract's version. */
export const contractVersion = info.version

/** What the description shows as the first success of the operation that a request is for. */
export function exampleAnswer({ method, path }: Received): Answer | undefined {
  const described = Object.keys(paths).find((template) =>
    new RegExp(`^/api${template.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(path),
  )
  const operation = described && paths[described]?.[method.toLowerCase()]
  if (!operation) return undefined
  const examples = operation.responses?.[200]?.content?.['application/json']?.examples ?? {}
  return Object.values(examples)[0]?.value
}

/** Whether what was sent is a PNG and says so, as a lender looks at it. */
export function isPng({ headers, text }: Received): boolean {
  return headers['content-type'] === 'image/png' && text.slice(1, 8) === 'PNG\r\n\u001a\n'
}

/** AES-ECB in base64 by Node's own cipher. */
export function encryptedByNode(text: string, key: string): string {
  const cipher = createCipheriv('aes-128-ecb', key, null)
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64')
}
