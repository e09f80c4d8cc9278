import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

const FILE = join(import.meta.dirname, '../../../../sdk/dist/wrapper-checker.html')

/**
 * The SDK's page for wrapper teams, as it was built, at an address of the app's own origin: a wrapper under test talks to no other.
 * It is one file, so its policy names its script and style by what they hold.
 */
export function registerWrapperChecker(app: FastifyInstance): void {
  app.get('/wrapper-checker', async (_, reply) => {
    const page = await readFile(FILE, 'utf8')
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('x-content-type-options', 'nosniff')
      .header(
        'content-security-policy',
        `default-src 'none'; img-src data:; script-src ${hashOf(page, 'script')}; style-src ${hashOf(page, 'style')}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      )
      .send(page)
  })
}

function hashOf(page: string, tag: string): string {
  const text = page.split(`<${tag}>`)[1]?.split(`</${tag}>`)[0] ?? ''
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
